import type { StatementWord, Vocabulary } from '../../play/vocabulary.js';
import { AT_ONCE } from './at-once.js';
import { HOW_OFTEN } from './awards.js';
import { BECOMING, HAS_LEFT } from './departures.js';
import { headingWords } from './heading.js';
import { OFFER_QUESTIONS, OFFER_VERBS } from './offers.js';

/**
 * The words of special rules, for the vocabulary of a game that plays all of these rules. The words are in no rulebook
 * and cite no rule.
 */
export const specialWords = {
  attributes: [BECOMING, HAS_LEFT, ...HOW_OFTEN, AT_ONCE, ...headingWords],
  verbs: OFFER_VERBS,
  questions: OFFER_QUESTIONS,
} as const satisfies Partial<Vocabulary>;

/** The statements that a game supports if it plays all special rules. */
export const ALL_STATEMENTS: readonly StatementWord[] = [
  'arrival turns',
  'attach',
  'award',
  'becomes',
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
