import type { Reading } from '../../../../engine/play/readings.js';

/** How Sandtable interprets unclear rules that leave no choice. */
export const readings: readonly Reading[] = [];
