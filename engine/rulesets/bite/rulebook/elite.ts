import type { Chapter } from './entry.js';

/** 10: elite units. */
export const elite = {
  '10.0': {
    title: 'Elite units',
    text: 'Elite units.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
