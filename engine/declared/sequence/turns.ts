import type { State } from '../state/state.js';

/** Returns the number of the last turn. */
export const turnsOf = ({ scenario, numbers }: Pick<State, 'scenario' | 'numbers'>): number =>
  scenario.turns ?? numbers['game.turns'];
