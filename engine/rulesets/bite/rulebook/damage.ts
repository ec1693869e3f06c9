import type { Chapter } from './entry.js';

/** 7.7.8 to 7.7.12: hits, losses and further rounds. */
export const damage = {} as const satisfies Chapter;
