import type { Chapter } from './entry.js';

/** 36 and 37: the surrender of Italy, Persia. */
export const italyAndPersia = {
  '36.0': {
    title: 'The surrender of Italy',
    text: 'The surrender of Italy.',
    see: [],
    status: 'simulated',
  },
  '37.0': {
    title: 'Persia and the Axis',
    text: 'Persia and the Axis.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
