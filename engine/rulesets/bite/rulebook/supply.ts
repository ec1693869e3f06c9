import type { Chapter } from './entry.js';

/** 4: supply. */
export const supply = {} as const satisfies Chapter;
