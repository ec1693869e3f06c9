import type { StatementWord } from '../../../play/vocabulary.js';

/** The statements that a scenario may use to add special rules to this game. */
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
