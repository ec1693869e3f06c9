import type { RulingTexts } from '../../../play/rulings.js';
import type { BiteRule } from '../rulebook/index.js';
import type { values } from './values.js';

/** The texts of all rulings: question, rules, and the meaning of each value. */
export type BiteRulingTexts = RulingTexts<typeof values, BiteRule>;
