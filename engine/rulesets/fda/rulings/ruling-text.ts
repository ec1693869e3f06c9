import type { RulingTexts } from '../../../play/readings.js';
import type { FdaRule } from '../rulebook/index.js';

export type FdaRulingTexts = RulingTexts<FdaRule>;
