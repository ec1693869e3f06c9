import type { ReadingTexts } from '../../../play/readings.js';
import type { FdaRule } from '../rulebook/index.js';

export type FdaReadingTexts = ReadingTexts<FdaRule>;
