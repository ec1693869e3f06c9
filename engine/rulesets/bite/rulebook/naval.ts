import type { Chapter } from './entry.js';

/** 18: naval movement. */
export const naval = {
  '18.0': {
    title: 'Naval movement',
    text: 'Naval movement.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
