import type { Chapter } from './entry.js';

/** 7.8 to 7.11: Blitz, the final check of supply, extra movement of armour, victory. */
export const blitzAndVictory = {} as const satisfies Chapter;
