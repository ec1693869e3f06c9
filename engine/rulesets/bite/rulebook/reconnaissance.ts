import type { Chapter } from './entry.js';

/** 19: reconnaissance from the air. */
export const reconnaissance = {
  '19.0': {
    title: 'Air reconnaissance',
    text: 'Air reconnaissance.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
