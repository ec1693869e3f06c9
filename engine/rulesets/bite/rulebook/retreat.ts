import type { Chapter } from './entry.js';

/** 7.7.13 to 7.7.18: withdrawing from a battle. */
export const retreat = {} as const satisfies Chapter;
