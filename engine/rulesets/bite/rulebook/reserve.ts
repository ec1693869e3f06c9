import type { Chapter } from './entry.js';

/** 31: units in reserve. */
export const reserve = {
  '31.0': {
    title: 'Units in reserve',
    text: 'Units in reserve.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
