import type { Chapter } from './entry.js';

/** 15 and 16: new factories, scorched earth. */
export const factories = {
  '15.0': {
    title: 'New factories',
    text: 'New factories.',
    see: [],
    status: 'simulated',
  },
  '16.0': {
    title: 'Scorched earth',
    text: 'Scorched earth.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
