import type { Chapter } from './entry.js';

/** 3.10 to 3.22: stacking, strength and its loss, technology, zones of control, frozen units. */
export const strengthAndZones = {} as const satisfies Chapter;
