import type { State } from '../state/state.js';
import { halfPointsOf } from './allowance.js';

/**
 * Returns the half movement points that a unit may still spend. If the ruling `movement.stackAfterDrop` is `slowerMA`,
 * the points that the unit lost by moving with slower units are subtracted [8.12].
 */
export function leftOf(state: State, piece: number): number {
  if (state.halfPointsLeft[piece] < 0) return halfPointsOf(state, piece);
  const lost = state.rulings['movement.stackAfterDrop'] === 'slowerMA' ? state.halfPointsForgone[piece] : 0;
  return Math.max(0, state.halfPointsLeft[piece] - lost);
}

/**
 * Returns the half movement points that a unit has spent or lost in this phase; 0 if the unit has not begun to move.
 */
export const spentBy = (state: State, piece: number): number =>
  state.halfPointsLeft[piece] < 0 ? 0 : Math.max(1, halfPointsOf(state, piece) - leftOf(state, piece));

/** Returns whether a unit has begun to move in this phase. */
export const hasBegun = (state: State, piece: number): boolean =>
  state.halfPointsLeft[piece] >= 0 || state.moved[piece] === 1;

/**
 * Begins the movement of units. Units move one after the other, so the movement of all other units that have begun to
 * move ends [8.11, 8.12].
 */
export function beginMoving(state: State, pieces: readonly number[]): void {
  for (const other of state.muster.movers[state.side]) {
    if (state.halfPointsLeft[other] < 0 || pieces.includes(other)) continue;
    state.halfPointsLeft[other] = 0;
    state.moved[other] = 1;
  }
}

/** Returns the allowance of a stack in half movement points, which is the allowance of its slowest unit [8.12]. */
export const paceOf = (state: State, pieces: readonly number[]): number =>
  Math.min(...pieces.map((piece) => halfPointsOf(state, piece)));

/**
 * Spends half movement points of units that move together, and records the points that faster units lose because of
 * slower ones.
 */
export function spendTogether(state: State, pieces: readonly number[], costs: readonly number[]): void {
  const allowances = pieces.map((piece) => halfPointsOf(state, piece));
  const pace = Math.min(...allowances);
  pieces.forEach((piece, i) => {
    const before = state.halfPointsLeft[piece] < 0 ? allowances[i] : state.halfPointsLeft[piece];
    state.halfPointsForgone[piece] = Math.max(state.halfPointsForgone[piece], allowances[i] - pace);
    state.halfPointsLeft[piece] = before - costs[i];
  });
}
