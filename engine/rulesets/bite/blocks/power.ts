import { levelOf } from '../nations/technology.js';
import type { State } from '../state/state.js';
import { NO_FIRE, type Power } from '../vocabulary/power.js';

/** What the class table says of a unit at its level: a hit range, movement points or a range [3.14]. */
export function powerOf(state: State, piece: number, power: Power): number {
  const levels = state.powers[power][state.piece(piece).unitClass];
  return levels?.[levelOf(state, piece) - 1] ?? (power === 'mp' || power === 'range' ? 0 : NO_FIRE);
}
