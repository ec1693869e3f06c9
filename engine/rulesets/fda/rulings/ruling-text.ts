import type { RulingTexts } from '../../../play/rulings.js';
import type { FdaRule } from '../rulebook/index.js';

export type FdaRulingTexts = RulingTexts<FdaRule>;
