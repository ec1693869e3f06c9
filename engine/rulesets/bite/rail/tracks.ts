import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { closuresOf } from '../nations/regions.js';
import { bar } from '../refusal.js';
import { RAIL } from '../state/ground.js';
import type { State } from '../state/state.js';
import { AXIS, opponent, SIDES } from '../vocabulary/sides.js';
import { isBesideEnemy } from '../zones/zones.js';

/** What keeps trains of a side out of a hex. */
export type TrackBar = Bar<string, [state: State, side: number, cell: Cell]>;

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
  if (state.units[opponent(side)][cell] > 0 || isBesideEnemy(state, side, cell)) return beside;
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

/** Whether a unit’s train may go from a hex along a step of the railways. */
export function mayRoll(state: State, piece: number, at: number): boolean {
  const to = state.ground.board.neighbours[at];
  if (to === NOWHERE || (state.routes[at] & RAIL) === 0) return false;
  return closuresOf(state, piece)[to] === 0 && trackBar(state, state.piece(piece).side, to) === undefined;
}

/** Ways of a unit along the railways by hex, shortest first, through hexes that are so; the cell it comes from, or its own. */
export function railways(state: State, piece: number, isSo: (cell: Cell) => boolean): ReadonlyMap<Cell, Cell> {
  const { directions, neighbours } = state.ground.board;
  const start = state.cell[piece];
  const from = new Map<Cell, Cell>([[start, start]]);
  for (const cell of from.keys())
    for (let at = cell * directions; at < (cell + 1) * directions; at++) {
      const to = neighbours[at];
      if (to !== NOWHERE && !from.has(to) && isSo(to) && mayRoll(state, piece, at)) from.set(to, cell);
    }
  return from;
}

/** The way to a hex, the unit’s own first; empty without one. */
export function railwayTo(from: ReadonlyMap<Cell, Cell>, to: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell: Cell | undefined = from.has(to) ? to : undefined; cell !== undefined;) {
    way.push(cell);
    const before: Cell | undefined = from.get(cell);
    cell = before === cell ? undefined : before;
  }
  return way.reverse();
}
