import type { Chapter } from './entry.js';

/** 7.7 to 7.7.5: a round of combat, step by step. */
export const combat = {} as const satisfies Chapter;
