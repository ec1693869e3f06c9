import type { StatementWord } from '../../../play/ruleset.js';

/** The special rules of scenarios that the game plays: all of them. */
export const statements: readonly StatementWord[] = [
  'arrival turns',
  'attach',
  'award',
  'brought arrivals',
  'brought rulings',
  'brought settings',
  'first turn',
  'forbid',
  'leave',
  'offer',
  'require',
  'set of',
  'table',
  'victory',
  'when',
];
