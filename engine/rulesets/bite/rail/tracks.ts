import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { LineRules } from '../../../mechanics/lines.js';
import { closuresOf } from '../nations/regions.js';
import { say, term } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { RAIL } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS, opponent, SIDES } from '../vocabulary/sides.js';
import { isNextToEnemy } from '../zones/zones.js';

/** A reason why trains of a side may not use a hex. */
export type TrackBar = Bar<BiteRule, [state: State, side: number, cell: Cell]>;

const adjacentEnemy: TrackBar = bar(
  '7.4',
  'beside-enemy',
  (state, _side, cell) => say`${state.label(cell)} is adjacent to enemy units`,
);
const enemyHex: TrackBar = bar(
  '7.4',
  'enemy-hex',
  (state, side, cell) => say`${state.label(cell)} is controlled by the ${term(SIDES[opponent(side)])}`,
);
const partisans: TrackBar = bar(
  '29.1.one',
  'partisans',
  (state, _side, cell) => say`partisans are in ${state.label(cell)}`,
);
const bombed: TrackBar = bar(
  '32.3',
  'station-bombed',
  (state, _side, cell) => say`the station of ${state.label(cell)} is bombed this turn`,
);

/**
 * Returns why trains of a side may not use a hex. Adjacent enemy units close a hex even without ZOC [7.4, 29.1.one,
 * 32.3].
 */
export function trackBar(state: State, side: number, cell: Cell): TrackBar | undefined {
  if (state.units[opponent(side)][cell] > 0 || isNextToEnemy(state, side, cell)) return adjacentEnemy;
  if (state.control[cell] === opponent(side)) return enemyHex;
  if (side === AXIS && state.partisans[cell] > 0) return partisans;
  return state.stationHits[cell] > 0 ? bombed : undefined;
}

/** Returns whether a railway leads through a hex [3.5]. */
export function hasRail({ ground: { board }, routes }: State, cell: Cell): boolean {
  const first = cell * board.directions;
  for (let at = first; at < first + board.directions; at++) if ((routes[at] & RAIL) !== 0) return true;
  return false;
}

/** Returns a function that tests whether a unit’s train may now use a step `cell * directions + direction`. */
export function mayTrainStep(state: State, piece: number): (at: number) => boolean {
  const { neighbours } = state.ground.board;
  const { side } = state.piece(piece);
  const closed = closuresOf(state, piece);
  return (at) => {
    if ((state.routes[at] & RAIL) === 0) return false;
    const to = neighbours[at];
    return to !== NOWHERE && closed[to] === 0 && trackBar(state, side, to) === undefined;
  };
}

const railGraph = (state: State, piece: number, mayUse?: (cell: Cell) => boolean): LineRules => ({
  links: state.ground.board.neighbours,
  ...(mayUse && { isOpen: mayUse }),
  mayStep: mayTrainStep(state, piece),
});

/**
 * Returns every hex that a unit can reach by rail, starting with the unit's own hex. The path uses only hexes for which
 * `mayUse` returns true. Until the next search, `search.line` returns the path to each of these hexes.
 */
export const railways = (state: State, piece: number, mayUse?: (cell: Cell) => boolean): Int32Array =>
  state.search.network(railGraph(state, piece, mayUse), state.cell[piece]).slice();

/**
 * Returns the shortest rail path of a unit to a hex through hexes for which `mayUse` returns true. The path starts with
 * the unit's own hex; it is empty if there is none.
 */
export function railwayTo(state: State, piece: number, to: Cell, mayUse: (cell: Cell) => boolean): Cell[] {
  const { search, cell } = state;
  return search.line(search.nearest(railGraph(state, piece, mayUse), cell[piece], (end) => end === to));
}

/**
 * Returns the first hex closed to trains on the shortest railway from a unit to a hex. Returns undefined if no railway
 * joins the two hexes, or if none of its hexes is closed.
 */
export function railwayCutTo(state: State, piece: number, to: Cell): Cell | undefined {
  const { search, cell, ground, routes } = state;
  const { neighbours } = ground.board;
  const { side } = state.piece(piece);
  const closed = closuresOf(state, piece);
  const course: LineRules = {
    links: neighbours,
    mayStep: (at) => (routes[at] & RAIL) !== 0 && neighbours[at] !== NOWHERE && closed[neighbours[at]] === 0,
  };
  const way = search.line(search.nearest(course, cell[piece], (end) => end === to));
  return way.slice(1).find((one) => trackBar(state, side, one) !== undefined);
}
