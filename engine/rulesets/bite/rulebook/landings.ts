import type { Chapter } from './entry.js';

/** 23 and 24: assaults from the air and from the sea. */
export const landings = {
  '23.0': {
    title: 'Paratroop assault',
    text: 'Paratroop assault.',
    see: [],
    status: 'simulated',
  },
  '24.0': {
    title: 'Amphibious landing',
    text: 'Amphibious landing.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
