import type { Chapter } from './entry.js';

/** 7.5 and 7.6: movement, and the defender’s reaction by air. */
export const movement = {} as const satisfies Chapter;
