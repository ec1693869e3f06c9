import { neighboursOf } from '../../../board/nearest.js';
import type { Board, Cell } from '../../../board/board.js';
import { isHeavy } from '../state/ground.js';
import type { State } from '../state/state.js';

/**
 * Returns whether direct fire is possible between two sectors. Neighbouring sectors always see each other; otherwise at
 * least one shortest path between the two must have no heavy terrain along it (reading `sightBlocking`) [10b, 14d].
 */
export function hasSight(state: State, from: Cell, to: Cell): boolean {
  const { board } = state.ground;
  const distance = board.distance(from, to);
  return distance < state.numbers['fire.sightFrom'] || comesThrough(state, board, from, to, distance);
}

function comesThrough(state: State, board: Board, from: Cell, to: Cell, distance: number): boolean {
  if (distance <= 1) return true;
  return neighboursOf(board, from).some(
    (next) =>
      board.distance(next, to) === distance - 1 &&
      !isHeavy(state.ground, next) &&
      comesThrough(state, board, next, to, distance - 1),
  );
}
