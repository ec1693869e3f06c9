import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { LineRules } from '../../../mechanics/lines.js';
import { closuresOf } from '../nations/regions.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { RAIL } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS, opponent, SIDES } from '../vocabulary/sides.js';
import { isNextToEnemy } from '../zones/zones.js';

/** What keeps trains of a side out of a hex. */
export type TrackBar = Bar<BiteRule, [state: State, side: number, cell: Cell]>;

const beside: TrackBar = bar(
  '7.4',
  'beside-enemy',
  (state, _side, cell) => `${state.label(cell)} lies next to enemies`,
);
const enemyHex: TrackBar = bar(
  '7.4',
  'enemy-hex',
  (state, side, cell) => `${state.label(cell)} is the ${SIDES[opponent(side)]}’s`,
);
const partisans: TrackBar = bar(
  '29.1.one',
  'partisans',
  (state, _side, cell) => `partisans are in ${state.label(cell)}`,
);
const bombed: TrackBar = bar(
  '32.3',
  'station-bombed',
  (state, _side, cell) => `the station of ${state.label(cell)} lies in ruins this turn`,
);

/** Why no train of a side begins, passes or ends in a hex: it is the neighbouring hex that counts, not a zone [7.4, 29.1.one, 32.3]. */
export function trackBar(state: State, side: number, cell: Cell): TrackBar | undefined {
  if (state.units[opponent(side)][cell] > 0 || isNextToEnemy(state, side, cell)) return beside;
  if (state.control[cell] === opponent(side)) return enemyHex;
  if (side === AXIS && state.partisans[cell] > 0) return partisans;
  return state.stationHits[cell] > 0 ? bombed : undefined;
}

/** Whether a railway that is there leads through a hex [3.5]. */
export function hasRail({ ground: { board }, routes }: State, cell: Cell): boolean {
  const first = cell * board.directions;
  for (let at = first; at < first + board.directions; at++) if ((routes[at] & RAIL) !== 0) return true;
  return false;
}

/** Whether a unit’s train may go a step `cell * directions + direction` along the railways, as things stand. */
export function rolling(state: State, piece: number): (at: number) => boolean {
  const { neighbours } = state.ground.board;
  const { side } = state.piece(piece);
  const closed = closuresOf(state, piece);
  return (at) => {
    if ((state.routes[at] & RAIL) === 0) return false;
    const to = neighbours[at];
    return to !== NOWHERE && closed[to] === 0 && trackBar(state, side, to) === undefined;
  };
}

const courseOf = (state: State, piece: number, isSo?: (cell: Cell) => boolean): LineRules => ({
  links: state.ground.board.neighbours,
  ...(isSo && { isOpen: isSo }),
  mayStep: rolling(state, piece),
});

/** Every hex to which railways lead a unit through hexes that are so, its own first; `search.line` knows the way to each until the next search. */
export const railways = (state: State, piece: number, isSo?: (cell: Cell) => boolean): Int32Array =>
  state.search.network(courseOf(state, piece, isSo), state.cell[piece]).slice();

/** The shortest way of a unit along the railways to a hex, its own first, through hexes that are so; empty without one. */
export function railwayTo(state: State, piece: number, to: Cell, isSo: (cell: Cell) => boolean): Cell[] {
  const { search, cell } = state;
  return search.line(search.nearest(courseOf(state, piece, isSo), cell[piece], (end) => end === to));
}

/** The first hex that trains keep out of on the shortest railway of a unit to a hex; undefined where no railway joins the two, or none is cut. */
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
