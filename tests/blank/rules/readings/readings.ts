import type { Reading } from '../../../../engine/play/readings.js';

/** Places of the book that are unclear and leave nothing to choose: how they are read. */
export const readings: readonly Reading[] = [];
