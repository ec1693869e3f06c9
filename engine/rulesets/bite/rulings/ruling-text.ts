import type { RulingTexts } from '../../../play/rulings.js';
import type { BiteRule } from '../rulebook/index.js';
import type { values } from './values.js';

export type BiteRulingTexts = RulingTexts<typeof values, BiteRule>;
