import type { Chapter } from './entry.js';

/** 39: light rain. */
export const lightRain = {
  '39.0': {
    title: 'Light rain',
    text: 'Light rain.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
