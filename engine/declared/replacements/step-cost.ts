import type { State } from '../state/state.js';
import { pointsOf } from './points.js';

/** Returns the price of a step of a unit: replacement points by the kind of the unit, or one replacement step. */
export function stepCost(state: State, piece: number): number {
  const { replacement } = state.declaration;
  const { side, kindIndex } = state.piece(piece);
  const points = replacement && pointsOf(replacement, state.sideName(side));
  return points === undefined ? 1 : (state.game.valuesByKind(points.byKind)[kindIndex] ?? 1);
}
