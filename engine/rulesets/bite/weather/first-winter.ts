import type { State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';

/**
 * Returns whether the rules of the first winter apply now. They apply from December 1941 to March 1942 if the option is
 * played [33.0].
 */
export const isFirstWinter = (state: Pick<State, 'plays' | 'turn'>): boolean =>
  state.plays('first-winter') && state.turn >= turnIn(1941, 'December') && state.turn <= turnIn(1942, 'March');
