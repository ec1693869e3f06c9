import type { Cell } from '../../board/board.js';
import { IMPASSABLE, STOP, BLOCKED } from '../../board/reach.js';
import { linksWhere, type LineRules } from '../../mechanics/lines.js';
import { memoize } from '../../mechanics/memoize.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { pathSearchOn } from '../../mechanics/movement/path-search.js';
import { opponent } from '../../mechanics/sides.js';
import { cellsOfPlace } from '../../model/places.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';

/** Returns the steps that a line of supply may take: those that units of at least one class may take. */
const linksOf = memoize(({ board, costs }: Ground) =>
  linksWhere(board, (step) => costs.some((table) => table[step] !== IMPASSABLE)),
);

/**
 * Returns the rules for the lines of supply of a side: they run through cells without enemies, outside the enemy zones
 * that block supply. `rule` is the index of the zone rule of the unit.
 */
export function lineRulesOf(state: State, side: number, rule: number): LineRules {
  const { supply, zones } = state.declaration;
  const enemy = opponent(side);
  const blocks = rule >= 0 && zones[rule].supply === 'blocked';
  const endsIn = supply?.endsIn ?? [];
  const ends = endsIn.length === 0 ? undefined : state.ground.cellsWith(endsIn);
  return {
    links: linksOf(state.ground),
    isOpen: (cell) => state.owner[cell] !== enemy && !(blocks && state.zones.hinders(side, rule, cell, 'supply')),
    ...(ends !== undefined && { mayContinue: (cell: Cell) => ends[cell] === 0 }),
  };
}

/** Returns the cells of the sources of a side: named places and areas, or all places of a kind. */
export const sourcesOf = memoize((state: State): readonly (readonly Cell[])[] => {
  const { sides, supply } = state.declaration;
  const { map } = state.scenario;
  const cellsNamed = (name: string): readonly Cell[] => {
    const named = cellsOfPlace(map, name);
    return named.length > 0 ? named : map.features.filter(({ kind }) => kind === name).flatMap(({ cells }) => cells);
  };
  return sides.map((side) => [...new Set((supply?.sources[side] ?? []).flatMap(cellsNamed))]);
});

/** Returns the sources of a side that are open to its lines. */
export function openSources(state: State, side: number, { isOpen }: LineRules): readonly Cell[] {
  return sourcesOf(state)[side].filter((cell) => isOpen?.(cell) !== false);
}

/** The distances from the cells of a map to the sources of a side. They are valid for one revision of the state. */
class Distances {
  private revision = 0;
  /** `to[cell]`: the length in cells of the shortest line from the cell to a source; -1 without a line. */
  private readonly to: Int32Array;

  constructor(size: number) {
    this.to = new Int32Array(size);
  }

  get(state: State, side: number, rule: number): Int32Array {
    if (this.revision === state.changes) return this.to;
    this.revision = state.changes;
    this.to.fill(-1);
    const rules = lineRulesOf(state, side, rule);
    for (const cell of state.lines.spread(rules, openSources(state, side, rules)))
      this.to[cell] = state.lines.length(cell);
    return this.to;
  }
}

const distancesOf = memoize((_state: State) => new Map<number, Distances>());

/**
 * Returns the length in cells of the shortest line that a piece in a cell would have to a source; -1 without a line.
 */
export function lengthInCells(state: State, piece: number, cell: Cell): number {
  const { side } = state.piece(piece);
  const rule = state.zoneRuleIndex(piece);
  const key = rule * 2 + side;
  const known = distancesOf(state);
  let distances = known.get(key);
  if (distances === undefined) known.set(key, (distances = new Distances(state.count.length)));
  return distances.get(state, side, rule)[cell];
}

/** Returns the cheapest line from a piece to a source, measured in movement points; empty if there is none. */
export function lineInPoints(state: State, piece: number, length: number, from: Cell): readonly Cell[] {
  const { side, kindIndex } = state.piece(piece);
  const { ground } = state;
  const rules = lineRulesOf(state, side, state.zoneRuleIndex(piece));
  const marks = Uint8Array.from({ length: ground.board.size }, (_, cell) =>
    rules.isOpen?.(cell) === false ? BLOCKED : rules.mayContinue?.(cell) === false ? STOP : 0,
  );
  const search = pathSearchOn(ground.board);
  const costs = ground.costs[state.declaration.unitKinds[kindIndex]?.class ?? 0];
  search.run(from, Math.min(length * HALF_POINTS, IMPASSABLE), costs, marks);
  const sources = new Set(openSources(state, side, rules));
  const end = search.cells.subarray(0, search.count).find((cell) => sources.has(cell));
  return end === undefined ? [] : search.path(end);
}
