import type { StatementWord } from '../../../play/vocabulary.js';

/** The special rules of scenarios that this game plays besides its book. */
export const statements: readonly StatementWord[] = [
  'first turn',
  'set of',
  'forbid',
  'leave',
  'offer',
  'require',
  'victory',
  'award',
  'brought arrivals',
  'when',
];
