import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about set-up, movement, rail, overrun, stacking and zones. */
export const firstTurnReadings = {
  'rail.capacity': {
    rules: ['6.31'],
    question: 'How are the units that go by rail counted?',
    text: 'Each once in the turn in which it uses the railway, armour with its full weight; room not used is lost.',
  },
  'rail.entry': {
    rules: ['6.32', '14.0'],
    question: 'What does a reinforcement pay that enters by rail?',
    text: 'The entry hex is a rail hex and counts as one of the thirty, more if interdicted; the whole move is by rail.',
  },
  'zoc.lake': {
    rules: ['8.17'],
    question: 'What are the lake hexsides that stop a ZOC?',
    text: 'Hexsides that are lake from end to end; ZOC does not cross them.',
  },
} as const satisfies PggReadingTexts;
