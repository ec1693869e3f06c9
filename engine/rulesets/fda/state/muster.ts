import { formationsAbove, type ForceModel } from '../../../model/forces.js';
import type { PlacedItem, ScenarioModel } from '../../../model/scenario.js';
import type { Arrival, Division, Muster, Piece, Placing, Side } from './pieces.js';
import { nationNameOf, pieceOf } from './unit-facts.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { unitKind, type UnitKind } from '../vocabulary/unit-kinds.js';

const known = new WeakMap<ScenarioModel, Muster>();

/** The sides, set-ups and arrivals of a scenario as units and groups, made once. What it does not know it leaves out: the checks report it. */
export function musterOf(scenario: ScenarioModel): Muster {
  const muster = known.get(scenario) ?? gather(scenario);
  known.set(scenario, muster);
  return muster;
}

function gather(scenario: ScenarioModel): Muster {
  const sides = [scenario.sides.at(0)?.name ?? '', scenario.sides.at(1)?.name ?? ''] as const;
  const units = unitsOf(scenario);
  const { pieces } = units;
  const of = (side: Side, ground: boolean): number[] =>
    pieces.filter((piece) => piece.side === side && piece.ground === ground).map(({ index }) => index);
  const sideOf = (name: string | undefined): Side => (name === sides[1] ? 1 : 0);
  return {
    sides,
    ...units,
    ground: [of(0, true), of(1, true)],
    air: [of(0, false), of(1, false)],
    placings: placingsOf(scenario, units, sideOf),
    arrivals: arrivalsOf(scenario, units, sideOf),
  };
}

type Units = Pick<Muster, 'pieces' | 'divisions' | 'byName' | 'formations' | 'divisionByName'>;
type SideOf = (name: string | undefined) => Side;

/** The units of both sides and the formations they stand in. */
function unitsOf(scenario: ScenarioModel): Units {
  const numbers = numbersOf(scenario);
  const both = scenario.sides.slice(0, 2);
  const forces = new Map(both.flatMap((side) => side.forces.map((force) => [force.name, force])));
  const arrivalOf = arrivalsByUnit(scenario, forces);
  const pieces: Piece[] = [];
  const divisions: (Omit<Division, 'members' | 'headquarters'> & { members: number[] })[] = [];
  const formations = new Map<string, number[]>();
  const divisionByName = new Map<string, number>();
  const byName = new Map<string, number>();
  const addFormation = ({ name, kind }: ForceModel, side: Side): void => {
    formations.set(name, []);
    if (!isDivision(kind)) return;
    divisionByName.set(name, divisions.length);
    divisions.push({ index: divisions.length, name, side, kind, members: [] });
  };
  const addUnit = (force: ForceModel, kind: UnitKind, side: Side): void => {
    const division = divisionIn(force, forces, divisionByName);
    const index = pieces.length;
    const guard = division >= 0 && divisions[division].kind === 'garrison';
    const arrival = arrivalOf.get(force.name) ?? -1;
    const nation = nationNameOf(force, forces);
    pieces.push(pieceOf(force, kind, { index, side, division, guard, arrival, nation }, numbers));
    byName.set(force.name, index);
    if (division >= 0) divisions[division].members.push(index);
    for (const parent of parentsOf(force, forces)) formations.get(parent)?.push(index);
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
    members.find((piece) => pieces[piece].isHeadquarters) ?? -1;
  return {
    pieces,
    divisions: divisions.map((division) => ({ ...division, headquarters: headquartersAmong(division.members) })),
    byName,
    formations,
    divisionByName,
  };
}

function placingsOf({ setups }: ScenarioModel, units: Units, sideOf: SideOf): Placing[] {
  return setups.flatMap(({ side, placements }) =>
    placements.map((placement) => {
      const items = placement.items.map((item) => ({ item, pieces: namedBy(item, units) }));
      return {
        side: sideOf(side),
        cells: placement.cells,
        pieces: items.flatMap((item) => item.pieces),
        items,
        source: placement.source,
      };
    }),
  );
}

function arrivalsOf({ arrivals }: ScenarioModel, units: Units, sideOf: SideOf): Arrival[] {
  return arrivals.map(({ turn, side, entry, cells, items, source }, index) => {
    const pieces = items.flatMap((item) => namedBy(item, units));
    const first = pieces.at(0);
    return {
      index,
      turn,
      side: first === undefined ? sideOf(side) : units.pieces[first].side,
      entry,
      cells,
      pieces,
      source,
    };
  });
}

function isDivision(kind: string): kind is Division['kind'] {
  return kind === 'division' || kind === 'air division' || kind === 'garrison';
}

/** Names of the formations a unit stands in, nearest first. */
function parentsOf(force: ForceModel, forces: ReadonlyMap<string, ForceModel>): string[] {
  const parents = formationsAbove(force, forces).map(({ name }) => name);
  if (force.group) parents.push(force.group.name);
  return parents;
}

function divisionIn(
  force: ForceModel,
  forces: ReadonlyMap<string, ForceModel>,
  divisions: ReadonlyMap<string, number>,
): number {
  for (const parent of parentsOf(force, forces)) {
    const division = divisions.get(parent);
    if (division !== undefined) return division;
  }
  return -1;
}

/** The unit of that name, or all units of the formation. */
function namedBy({ name }: PlacedItem, { byName, formations }: Units): number[] {
  if (name === undefined) return [];
  const unit = byName.get(name);
  return unit === undefined ? [...(formations.get(name) ?? [])] : [unit];
}

/** The arrival each unit comes with. */
function arrivalsByUnit(scenario: ScenarioModel, forces: ReadonlyMap<string, ForceModel>): Map<string, number> {
  const arrivals = new Map<string, number>();
  const note = (name: string, arrival: number): void => {
    if (arrivals.get(name) === arrival) return;
    arrivals.set(name, arrival);
    for (const member of forces.get(name)?.members ?? []) note(member, arrival);
  };
  scenario.arrivals.forEach(({ items }, arrival) => {
    for (const { name } of items) if (name !== undefined) note(name, arrival);
  });
  return arrivals;
}
