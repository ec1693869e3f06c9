import type { Cell } from '../../../board/board.js';
import { BLOCKED, STOP, type Reach } from '../../../board/reach.js';
import { pathSearchOn } from '../../../mechanics/movement/path-search.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { opponent } from '../state/pieces.js';
import { stepsOf } from './costs.js';
import { mayStayWest } from '../zones/west-columns.js';

/**
 * Finds the cells that a unit can reach with its remaining points, by the cheapest path [6.12, 6.22, 6.23]. Enemy ZOC
 * stops the unit, except in its start cell; enemy units and closed columns block it. The result is valid until the next
 * search on the board.
 */
export function routesOf(state: State, piece: number): Reach {
  const { cell, left, changes } = state;
  return pathSearchOn(state.ground.board).searchCached([state, piece, changes, left[piece]], (reach) =>
    reach.run(cell[piece], left[piece], stepsOf(state, state.piece(piece)), marksFor(state, piece)),
  );
}

/** More movement points than any unit has, to find a path regardless of its cost. */
const ANY_POINTS = 250;

/**
 * Returns the cheapest path of a unit to a cell, however many points it costs; empty when there is none. `marks`
 * contains the bits that stop or block the unit.
 */
export function wayAnyhow(
  state: State,
  piece: number,
  cell: Cell,
  marks: Uint8Array,
  from: Cell = state.cell[piece],
): Cell[] {
  const search = pathSearchOn(state.ground.board);
  search.run(from, ANY_POINTS, stepsOf(state, state.piece(piece)), marks);
  return search.path(cell);
}

/** Returns the cheapest path of a unit between two cells, regardless of its cost; empty when there is none. */
export const cheapestWay = (state: State, piece: number, from: Cell, to: Cell): Cell[] =>
  wayAnyhow(state, piece, to, marksFor(state, piece), from);

/** Returns the marks that stop or block the unit, one for each cell. See {@link markOf}. */
export function marksFor(state: State, piece: number): Uint8Array {
  const { side, isLeader } = state.piece(piece);
  const marks = state.marks[side];
  return isLeader || mayStayWest(state, piece) ? marks.map((_, cell) => markOf(state, piece, cell)) : marks;
}

/**
 * Returns the bits that stop or block a unit in a cell. They are those of the unit's side, with two exceptions. A
 * leader may enter enemy ZOC only in a hex with a unit that can attack or is untried [10.23]. The closed west columns
 * do not block units that may stay there [AMB-04].
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
