import type { Reading } from '../../../../engine/play/readings.js';

/** Sandtable's interpretations of unclear rules that leave no choice. */
export const readings: readonly Reading[] = [];
