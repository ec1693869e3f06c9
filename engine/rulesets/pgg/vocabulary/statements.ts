import type { StatementWord } from '../../../play/ruleset.js';

/** The special rules of scenarios that this game plays besides its book. */
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
