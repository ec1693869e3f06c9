import type { Chapter } from './entry.js';

/** 8: zones of control in the advanced game. */
export const zones = {
  '8.0': {
    title: 'Zones of control in the advanced game',
    text: 'Zones of control in the advanced game.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
