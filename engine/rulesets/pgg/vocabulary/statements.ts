import type { StatementWord } from '../../../play/vocabulary.js';

/** Keywords of the statements by which a scenario may add special rules to the rulebook of this game. */
export const statements: readonly StatementWord[] = [
  'first turn',
  'set of',
  'table',
  'forbid',
  'leave',
  'offer',
  'require',
  'victory',
  'award',
  'brought arrivals',
  'when',
];
