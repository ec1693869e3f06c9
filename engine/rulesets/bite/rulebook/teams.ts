import type { Chapter } from './entry.js';

/** 38: play in teams and alone. */
export const teams = {
  '38.0': {
    title: 'Play in teams and alone',
    text: 'Play in teams and alone.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
