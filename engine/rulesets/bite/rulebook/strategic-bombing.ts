import type { Chapter } from './entry.js';

/** 32: strategic bombing. */
export const strategicBombing = {
  '32.0': {
    title: 'Strategic bombing',
    text: 'Strategic bombing.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
