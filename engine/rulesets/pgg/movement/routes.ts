import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP, type Reach } from '../../../board/reach.js';
import { searchOn } from '../../../mechanics/ways/search.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { opponent } from '../state/pieces.js';
import { stepsOf } from './costs.js';
import { mayStayWest } from '../zones/west-columns.js';

/**
 * Where a unit can go with the points it has left, by the cheapest way [6.12, 6.22, 6.23]: enemy ZOC stops, enemy units and
 * closed columns bar; the start cell holds nobody here. Readable until the next search on the board.
 */
export function routesOf(state: State, piece: number): Reach {
  const { cell, left, changes } = state;
  return searchOn(state.ground.board).kept([state, piece, changes, left[piece]], (reach) =>
    reach.run(cell[piece], left[piece], stepsOf(state, state.piece(piece)), marksFor(state, piece)),
  );
}

/** Movement points nobody has: to find the way there would be. */
const ANY_POINTS = 250;

/** The cheapest way to a cell for one who has points enough, where only these marks stop and bar; empty when there is none. */
export function wayAnyhow(
  state: State,
  piece: number,
  cell: Cell,
  marks: Uint8Array,
  from: Cell = state.cell[piece],
): Cell[] {
  const search = searchOn(state.ground.board);
  search.run(from, ANY_POINTS, stepsOf(state, state.piece(piece)), marks);
  return search.path(cell);
}

/** The cheapest way of a unit from one cell to another, whatever points it takes; empty when none leads there. */
export const cheapestWay = (state: State, piece: number, from: Cell, to: Cell): Cell[] =>
  wayAnyhow(state, piece, to, marksFor(state, piece), from);

/** What a cell is to each unit that comes to it: {@link markOf} of every cell. */
export function marksFor(state: State, piece: number): Uint8Array {
  const { side, isLeader } = state.piece(piece);
  const marks = state.marks[side];
  return isLeader || mayStayWest(state, piece) ? marks.map((_, cell) => markOf(state, piece, cell)) : marks;
}

/**
 * What stops or bars the unit in a cell: what does so to its side, but a leader enters enemy ZOC only where company that can
 * attack, or may prove to, stands [10.23], and by one reading the west columns are open to armies that began there [AMB-04].
 */
export function markOf(state: State, piece: number, cell: Cell): number {
  const { side, isLeader } = state.piece(piece);
  const mark = state.marks[side][cell];
  if (mark === 0) return mark;
  if (isLeader && (mark & STOP) !== 0 && (state.owner[cell] !== side || !hasCompany(state, piece, cell)))
    return BLOCKED | STOP;
  const isHeld = state.owner[cell] === opponent(side);
  return (mark & BLOCKED) !== 0 && !isHeld && mayStayWest(state, piece) ? mark & ~BLOCKED : mark;
}
