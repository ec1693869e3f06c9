import type { RulingTexts } from '../../../play/rulings.js';
import type { PggRule } from '../rulebook/index.js';
import type { values } from './values.js';

export type PggRulingTexts = RulingTexts<typeof values, PggRule>;
