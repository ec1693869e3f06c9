import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { PlainValue, type AdjustableValue, type ExplainedValue } from '../../mechanics/explained-value.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import { explain } from '../rulebook.js';
import type { State } from '../state/state.js';

/** Returns the movement points of a unit with their reasons. */
export function allowance(state: State, piece: number): ExplainedValue {
  const value = explain(state.movement(piece), 'printed', state.declaration.movement.rule);
  modify(state, piece, value);
  return value;
}

/** Applies the modifiers of the movement of a unit, and drops fractions if the game says so. */
function modify(state: State, piece: number, value: AdjustableValue): void {
  const { movement, odds } = state.declaration;
  applyChanges(value, modifiersOfUnit(state, state.modifiers.movement, piece), odds.multiples);
  if (movement.fractions === 'drop') value.dropFraction(movement.rule);
}

/** Returns the half points that a unit has left in this phase. */
export function budgetOf(state: State, piece: number): number {
  return Math.max(0, Math.floor(plainAllowance(state, piece) * HALF_POINTS) - state.spent[piece]);
}

/** Returns the movement points of a unit without their reasons. */
function plainAllowance(state: State, piece: number): number {
  const printed = state.movement(piece);
  if (state.modifiers.movement === undefined && Number.isInteger(printed)) return printed;
  const value = new PlainValue(printed);
  modify(state, piece, value);
  return value.value;
}

/** Formats half points with their noun: `1 point`, `½ point`, `2½ points`. */
export function pointsInWords(half: number): string {
  const whole = Math.floor(half / HALF_POINTS);
  const text = half % HALF_POINTS === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
  return `${text} ${half > HALF_POINTS || half === 0 ? 'points' : 'point'}`;
}
