import type { State } from '../state/state.js';
import { halfPointsOf } from './allowance.js';

/** Half points a unit may still spend to move on: less than its own where it went with somebody slower [8.12, RTL-28]. */
export function leftOf(state: State, piece: number): number {
  if (state.halfPointsLeft[piece] < 0) return halfPointsOf(state, piece);
  const lost = state.rulings['movement.stackAfterDrop'] === 'slowerMA' ? state.halfPointsForgone[piece] : 0;
  return Math.max(0, state.halfPointsLeft[piece] - lost);
}

/** The half points a unit has spent, or lost to slower company, in this phase; an overrun leaves it some [8.67]. */
export const spentBy = (state: State, piece: number): number =>
  state.halfPointsLeft[piece] < 0 ? 0 : Math.max(1, halfPointsOf(state, piece) - leftOf(state, piece));

/** Whether it has begun to move in this phase. */
export const hasBegun = (state: State, piece: number): boolean =>
  state.halfPointsLeft[piece] >= 0 || state.moved[piece] === 1;

/** One after the other [8.11]: who moves now has all others be done that have begun. A stack that goes on drops who is not of it [8.12]. */
export function beginMoving(state: State, pieces: readonly number[]): void {
  for (const other of state.muster.movers[state.side]) {
    if (state.halfPointsLeft[other] < 0 || pieces.includes(other)) continue;
    state.halfPointsLeft[other] = 0;
    state.moved[other] = 1;
  }
}

/** Allowance of a stack: that of its slowest member [8.12]. */
export const paceOf = (state: State, pieces: readonly number[]): number =>
  Math.min(...pieces.map((piece) => halfPointsOf(state, piece)));

/** Half points spent together: what each has left, and what it gives up for the slowest. */
export function spendTogether(state: State, pieces: readonly number[], costs: readonly number[]): void {
  const whole = pieces.map((piece) => halfPointsOf(state, piece));
  const pace = Math.min(...whole);
  pieces.forEach((piece, i) => {
    const had = state.halfPointsLeft[piece] < 0 ? whole[i] : state.halfPointsLeft[piece];
    state.halfPointsForgone[piece] = Math.max(state.halfPointsForgone[piece], whole[i] - pace);
    state.halfPointsLeft[piece] = had - costs[i];
  });
}
