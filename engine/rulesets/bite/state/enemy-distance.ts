import type { Cell } from '../../../board/board.js';
import { opponent } from '../vocabulary/sides.js';
import type { State } from './state.js';

/** Returns a function that computes the distance of a hex from the nearest enemy unit of a side, in hexes. */
export function distanceFromEnemy(state: State, side: number): (cell: Cell) => number {
  const { board } = state.ground;
  const enemies = state.onMapOf(opponent(side)).map((piece) => state.cell[piece]);
  return (cell) => {
    let nearest = Infinity;
    for (const enemy of enemies) nearest = Math.min(nearest, board.distance(cell, enemy));
    return nearest;
  };
}
