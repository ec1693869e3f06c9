import type { Chapter } from './entry.js';

/** 1 and 2: what the game is made of, and how it begins. */
export const components = {} as const satisfies Chapter;
