import type { RulingTexts } from '../../../play/rulings.js';
import type { RtlRule } from '../rulebook/index.js';
import type { values } from './values.js';

export type RtlRulingTexts = RulingTexts<typeof values, RtlRule>;
