import { formationsAbove, type ForceModel } from '../../model/forces.js';
import type { PlacedItem, ScenarioModel } from '../../model/scenario.js';
import type { Arrival, Division, Muster, Piece, Placing, Side } from './pieces.js';
import { nationNameOf, pieceOf } from './unit-facts.js';
import { numbersOf } from './vocabulary/numbers.js';
import { unitKind } from './vocabulary/unit-kinds.js';

const known = new WeakMap<ScenarioModel, Muster>();

/** The sides, set-ups and arrivals of a scenario as units and groups, made once. What it does not know it leaves out: the checks report it. */
export function musterOf(scenario: ScenarioModel): Muster {
  const muster = known.get(scenario) ?? gather(scenario);
  known.set(scenario, muster);
  return muster;
}

function gather(scenario: ScenarioModel): Muster {
  const numbers = numbersOf(scenario);
  const sides = [scenario.sides.at(0)?.name ?? '', scenario.sides.at(1)?.name ?? ''] as const;
  const forces = new Map(scenario.sides.slice(0, 2).flatMap((side) => side.forces.map((force) => [force.name, force])));
  const arrivalOf = arrivalsByUnit(scenario, forces);
  const pieces: Piece[] = [];
  const divisions: (Omit<Division, 'members' | 'headquarters'> & { members: number[] })[] = [];
  const formations = new Map<string, number[]>();
  const divisionByName = new Map<string, number>();
  const byName = new Map<string, number>();
  for (const [at, { forces: own }] of scenario.sides.slice(0, 2).entries()) {
    const side = at as Side;
    for (const force of own) {
      const kind = unitKind(force.kind);
      if (kind === undefined) {
        formations.set(force.name, []);
        if (!isDivision(force.kind)) continue;
        divisionByName.set(force.name, divisions.length);
        divisions.push({ index: divisions.length, name: force.name, side, kind: force.kind, members: [] });
        continue;
      }
      const division = divisionIn(force, forces, divisionByName);
      const index = pieces.length;
      pieces.push(
        pieceOf(
          force,
          kind,
          {
            index,
            side,
            division,
            guard: division >= 0 && divisions[division].kind === 'garrison',
            arrival: arrivalOf.get(force.name) ?? -1,
            nation: nationNameOf(force, forces),
          },
          numbers,
        ),
      );
      byName.set(force.name, index);
      if (division >= 0) divisions[division].members.push(index);
      for (const parent of parentsOf(force, forces)) formations.get(parent)?.push(index);
    }
  }
  const of = (side: Side, ground: boolean): number[] =>
    pieces.filter((piece) => piece.side === side && piece.ground === ground).map(({ index }) => index);
  const namedBy = (item: PlacedItem): number[] => unitsOf(item, byName, formations);
  const sideOf = (name: string | undefined): Side => (name === sides[1] ? 1 : 0);
  return {
    sides,
    pieces,
    ground: [of(0, true), of(1, true)],
    air: [of(0, false), of(1, false)],
    divisions: divisions.map((division) => ({
      ...division,
      headquarters: division.members.find((piece) => pieces[piece].isHeadquarters) ?? -1,
    })),
    placings: scenario.setups.flatMap((setup) =>
      setup.placements.map((placement): Placing => {
        const items = placement.items.map((item) => ({ item, pieces: namedBy(item) }));
        return {
          side: sideOf(setup.side),
          cells: placement.cells,
          pieces: items.flatMap((item) => item.pieces),
          items,
          source: placement.source,
        };
      }),
    ),
    arrivals: scenario.arrivals.map((arrival, index): Arrival => {
      const units = arrival.items.flatMap(namedBy);
      const first = units.at(0);
      return {
        index,
        turn: arrival.turn,
        side: first === undefined ? sideOf(arrival.side) : pieces[first].side,
        entry: arrival.entry,
        cells: arrival.cells,
        pieces: units,
        source: arrival.source,
      };
    }),
    byName,
    formations,
    divisionByName,
  };
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

function unitsOf(
  item: PlacedItem,
  byName: ReadonlyMap<string, number>,
  formations: ReadonlyMap<string, readonly number[]>,
): number[] {
  if (item.name === undefined) return [];
  const unit = byName.get(item.name);
  return unit === undefined ? [...(formations.get(item.name) ?? [])] : [unit];
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
