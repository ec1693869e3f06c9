import type { Chapter } from './entry.js';

/** 5: the nations at war. */
export const nations = {} as const satisfies Chapter;
