import type { Chapter } from './entry.js';

/** 3.1 to 3.9: who controls what, places, boxes off the map, kinds of units. */
export const definitions = {} as const satisfies Chapter;
