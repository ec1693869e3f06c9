import type { Chapter } from './entry.js';

/** 25 and 26: Katyusha and Gustav. */
export const specialArtillery = {
  '25.0': {
    title: 'Katyusha',
    text: 'Katyusha.',
    see: [],
    status: 'simulated',
  },
  '26.0': {
    title: 'The Gustav gun',
    text: 'The Gustav gun.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
