import type { Chapter } from './entry.js';

/** SBE1 to SBE4, the short scenarios. */
export const shortScenarios = {} as const satisfies Chapter;
