import type * as readings from '../../../play/readings.js';
import type { PggRule } from '../rulebook/index.js';

export type RulingTexts = readings.RulingTexts<PggRule>;
