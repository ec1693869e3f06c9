import type { Chapter } from './entry.js';

/** 11: production in colours. */
export const advancedProduction = {
  '11.0': {
    title: 'Advanced production',
    text: 'Advanced production.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
