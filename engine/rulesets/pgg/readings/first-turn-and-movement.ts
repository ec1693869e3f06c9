import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about set-up, movement, rail, overrun, stacking and zones. */
export const firstTurnReadings = {
  'rail.capacity': {
    rules: ['6.31'],
    question: 'How are the units that move by rail counted?',
    text: 'Each unit counts once in the turn in which it uses the railway, and an armoured division counts as three. Unused capacity is lost.',
  },
  'rail.entry': {
    rules: ['6.32', '14.0'],
    question: 'What does it cost a reinforcement to enter by rail?',
    text: 'The entry hex is a rail hex and counts as one of the thirty rail hexes, or as more if it is interdicted. The whole move is by rail.',
  },
  'zoc.lake': {
    rules: ['8.17'],
    question: 'Which lake hexsides stop a ZOC?',
    text: 'ZOC does not cross hexsides that are lake over their whole length.',
  },
} as const satisfies PggReadingTexts;
