import type { Chapter } from './entry.js';

/** 12: sieges, fortresses and attacks without supply. */
export const advancedSupply = {
  '12.0': {
    title: 'Advanced supply',
    text: 'Advanced supply.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
