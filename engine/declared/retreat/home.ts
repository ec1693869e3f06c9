import type { Cell } from '../../board/board.js';
import { sourcesOf } from '../supply/network.js';
import type { State } from '../state/state.js';

/** Returns the distance from a cell to the nearest source of supply of a side; Infinity for a side without sources. */
export function distanceToSource(state: State, side: number, cell: Cell): number {
  const { board } = state.ground;
  let nearest = Infinity;
  for (const source of sourcesOf(state)[side]) nearest = Math.min(nearest, board.distance(cell, source));
  return nearest;
}
