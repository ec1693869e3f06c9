import type { Chapter } from './entry.js';

/** The scenario book: standard set-up, removals, the two families of scenarios. */
export const scenarioBook = {} as const satisfies Chapter;
