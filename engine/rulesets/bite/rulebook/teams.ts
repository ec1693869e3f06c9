import type { Chapter } from './entry.js';

/** 38: play in teams and alone. */
export const teams = {
  '38.0': {
    title: 'Play in teams and alone',
    text: 'For four players, and for one.',
    see: ['38.1', '38.2'],
    status: 'simulated',
    heading: true,
  },
  '38.1': {
    title: 'Teams',
    text: 'The option `teams`. With four players the green line divides each side into north and south: who crosses it changes commanders, and the side’s resources are shared. The short scenarios are too small for it.',
    see: ['5.3'],
    status: 'simulated',
  },
  '38.2': {
    title: 'Alone',
    text: 'The book has no automatic opponent: one plays both sides, with the fog of war to help him.',
    see: ['1.3'],
    status: 'advice',
  },
} as const satisfies Chapter;
