import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import type { ExplainedValue } from '../../mechanics/explained-value.js';
import { explain } from '../rulebook.js';
import type { State } from '../state/state.js';

/** Returns the movement points of a unit with their reasons. */
export function allowance(state: State, piece: number): ExplainedValue {
  const { movement } = state.declaration;
  return explain(state.movement(piece), 'printed', movement.rule);
}

/** Returns the half points that a unit has left in this phase. */
export const budgetOf = (state: State, piece: number): number =>
  Math.max(0, Math.floor(allowance(state, piece).value * HALF_POINTS) - state.spent[piece]);

/** Formats half points with their noun: `1 point`, `½ point`, `2½ points`. */
export function pointsInWords(half: number): string {
  const whole = Math.floor(half / HALF_POINTS);
  const text = half % HALF_POINTS === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
  return `${text} ${half > HALF_POINTS || half === 0 ? 'points' : 'point'}`;
}
