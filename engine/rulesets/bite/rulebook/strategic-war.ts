import type { Chapter } from './entry.js';

/** 35: the war over Germany and against the convoys. */
export const strategicWar = {
  '35.0': {
    title: 'Strategic war',
    text: 'Strategic war.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
