import type { Chapter } from './entry.js';

/** 33: the first winter of the Axis. */
export const firstWinter = {
  '33.0': {
    title: 'The first winter of the Axis',
    text: 'The first winter of the Axis.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
