import type { Chapter } from './entry.js';

/** 9: weather. */
export const weather = {
  '9.0': {
    title: 'Weather',
    text: 'Weather.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
