import type { BookNumber } from '../../../../engine/play/numbers.js';
import type { BlankRule } from '../rulebook/index.js';

/** Numbers of the rulebook. A scenario may change each of them by a house rule. */
export const bookNumbers = {
  'game.turns': { value: 4, text: 'Number of turns if the scenario names none.', rules: ['1'], minimum: 1 },
  'stack.limit': { value: 2, text: 'Maximum number of units of a side in a hex.', rules: ['4'], minimum: 1 },
  'supply.length': { value: 6, text: 'Maximum length of a supply line to a depot, in hexes.', rules: ['5'] },
} as const satisfies Readonly<Record<string, BookNumber<BlankRule>>>;

export type Numbers = Readonly<Record<keyof typeof bookNumbers, number>>;
