import type { Chapter } from './entry.js';

/** 17: research. */
export const research = {
  '17.0': {
    title: 'Technology research',
    text: 'Technology research.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
