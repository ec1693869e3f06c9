import type { Chapter } from './entry.js';

/** 7.0 to 7.4: the turn, its first phases, production and strategic rail movement. */
export const sequence = {} as const satisfies Chapter;
