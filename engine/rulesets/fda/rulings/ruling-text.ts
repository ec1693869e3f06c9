import type { RulingTexts } from '../../../play/rulings.js';
import type { FdaRule } from '../rulebook/index.js';
import type { values } from './values.js';

export type FdaRulingTexts = RulingTexts<typeof values, FdaRule>;
