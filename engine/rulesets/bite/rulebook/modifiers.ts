import type { Chapter } from './entry.js';

/** 7.7.6, 7.7.7 and Box 1: what widens hits and what halves dice. */
export const modifiers = {} as const satisfies Chapter;
