import type { Chapter } from './entry.js';

/** 14: mountains and swamps. */
export const mountainsAndSwamps = {
  '14.0': {
    title: 'Mountains and swamps',
    text: 'Mountains and swamps.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
