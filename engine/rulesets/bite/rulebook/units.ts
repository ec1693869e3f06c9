import type { Chapter } from './entry.js';

/** 6: classes of units and what they can do. */
export const units = {} as const satisfies Chapter;
