import { memoize } from '../../../mechanics/memoize.js';
import { resolveGroups } from '../../../mechanics/muster/groups.js';
import { PieceRegister } from '../../../mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove, type ForceModel, type SideModel } from '../../../model/forces.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Division, Muster, Piece, Side } from './pieces.js';
import { nationNameOf, pieceOf } from './unit-facts.js';
import { numbersOf, type Numbers } from '../vocabulary/numbers.js';
import { unitKind, type UnitKind } from '../vocabulary/unit-kinds.js';

/**
 * Converts the sides, set-ups and arrivals of a scenario into units and groups. Unknown parts are omitted; the checks
 * report them.
 */
export const musterOf = memoize(gather);

function gather(scenario: ScenarioModel): Muster {
  const both = scenario.sides.slice(0, 2);
  const sides = [both.at(0)?.name ?? '', both.at(1)?.name ?? ''] as const;
  const { roll, divisions, divisionByName } = unitsOf(both, numbersOf(scenario));
  const { pieces, byName, formations } = roll;
  const of = (side: Side, ground: boolean): number[] =>
    roll.piecesWhere((piece) => piece.side === side && piece.ground === ground);
  return {
    sides,
    pieces,
    byName,
    formations,
    divisions,
    divisionByName,
    ground: [of(0, true), of(1, true)],
    air: [of(0, false), of(1, false)],
    ...resolveGroups(scenario, {
      pieces,
      sideOf: (name) => (name === sides[1] ? 1 : 0),
      piecesOf: ({ name }) => (name === undefined ? [] : roll.piecesNamed(name)),
    }),
  };
}

/** Lists the units of both sides and their formations. */
function unitsOf(
  both: readonly SideModel[],
  numbers: Numbers,
): Pick<Muster, 'divisions' | 'divisionByName'> & { readonly roll: PieceRegister<Piece> } {
  const roll = new PieceRegister<Piece>();
  const forces = forcesByName(both);
  const divisions: (Omit<Division, 'members' | 'headquarters'> & { members: number[] })[] = [];
  const divisionByName = new Map<string, number>();
  const addFormation = ({ name, kind }: ForceModel, side: Side): void => {
    roll.addFormation(name);
    if (!isDivision(kind)) return;
    divisionByName.set(name, divisions.length);
    divisions.push({ index: divisions.length, name, side, kind, members: [] });
  };
  const addUnit = (force: ForceModel, kind: UnitKind, side: Side): void => {
    const parents = parentsOf(force, forces);
    const division = parents.map((name) => divisionByName.get(name)).find((one) => one !== undefined) ?? -1;
    const guard = division >= 0 && divisions[division].kind === 'garrison';
    const nation = nationNameOf(force, forces);
    const piece = roll.add((index) => pieceOf(force, kind, { index, side, division, guard, nation }, numbers));
    if (division >= 0) divisions[division].members.push(piece);
    for (const parent of parents) roll.addToFormation(piece, parent);
  };
  for (const [at, { forces: own }] of both.entries()) {
    const side = at as Side;
    for (const force of own) {
      const kind = unitKind(force.kind);
      if (kind === undefined) addFormation(force, side);
      else addUnit(force, kind, side);
    }
  }
  const headquartersAmong = (members: readonly number[]): number =>
    members.find((piece) => roll.pieces[piece].isHeadquarters) ?? -1;
  return {
    roll,
    divisions: divisions.map((division) => ({ ...division, headquarters: headquartersAmong(division.members) })),
    divisionByName,
  };
}

/** Returns whether a unit arrives during the game. */
export const isToArrive = ({ arrivals }: Muster, piece: number): boolean =>
  arrivals.some(({ pieces }) => pieces.includes(piece));

function isDivision(kind: string): kind is Division['kind'] {
  return kind === 'division' || kind === 'air division' || kind === 'garrison';
}

/** Returns the names of the formations to which a unit belongs, beginning with the innermost formation. */
function parentsOf(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): string[] {
  const parents = formationsAbove(force, forces).map(({ name }) => name);
  if (force.group) parents.push(force.group.name);
  return parents;
}
