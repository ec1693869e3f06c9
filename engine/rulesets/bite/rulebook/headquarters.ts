import type { Chapter } from './entry.js';

/** 13: headquarters and fuel. */
export const headquarters = {
  '13.0': {
    title: 'Headquarters, fuel and movement',
    text: 'Headquarters, fuel and movement.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
