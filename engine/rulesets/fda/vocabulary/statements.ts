import type { StatementWord } from '../../../play/vocabulary.js';

/** Statements of special rules that this game supports in addition to its rulebook. */
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
