import type { ReadingTexts } from '../../../play/readings.js';
import type { PggRule } from '../rulebook/index.js';

export type PggReadingTexts = ReadingTexts<PggRule>;
