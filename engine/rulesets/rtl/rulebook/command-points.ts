import type { Chapter } from './entry.js';

/** 15.3: command points. */
export const commandPoints = {
  '15.3': {
    title: 'Command points',
    text: 'What they are and where they go.',
    see: ['15.31', '15.33'],
    status: 'simulated',
    heading: true,
  },
  '15.31': {
    title: 'How many',
    text: 'Each headquarters and leader has one or two, each worth 1 off a check. They are neither saved nor lent.',
    see: ['3.42'],
    status: 'simulated',
  },
  '15.32': {
    title: 'Spending',
    text: 'Always the whole value; then the counter is turned over.',
    see: ['15.34'],
    status: 'enforced',
  },
  '15.33': {
    title: 'Where they may be spent',
    text: 'One use, from a list: checks of declared attacks and of reactions to them, an Army unit, a combination. An overrun is no declared attack.',
    see: ['15.33a', '15.33b', '15.33c', '15.33d'],
    status: 'simulated',
    heading: true,
  },
  '15.33a': {
    title: 'Reaction of one’s side',
    text: 'One attempt to react, or one to stand without retreat.',
    see: ['9.33a', '9.42a'],
    status: 'enforced',
  },
  '15.33b': {
    title: 'Combat',
    text: 'Coordination of one fight.',
    see: ['15.33b1', '15.33b2'],
    status: 'simulated',
    heading: true,
  },
  '15.33b1': {
    title: 'Own attacks',
    text: 'Aircraft, artillery or ground units of one declared attack; of headquarters no more than one, with one leader beside it, and Arko.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33b2': {
    title: 'Own defence',
    text: 'Aircraft or artillery for one defending hex, within the same limit.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33c': {
    title: 'Army units',
    text: 'An active headquarters, never a leader, may help an Army unit’s check of activation.',
    see: ['7.45'],
    status: 'enforced',
  },
  '15.33d': {
    title: 'Combining',
    text: 'A leader may add his points to the roll at the start of a sequence; he is turned over whatever comes.',
    see: ['7.33'],
    status: 'enforced',
  },
  '15.34': {
    title: 'Reorganization',
    text: 'What becomes of points in the Reorganization Phase.',
    see: ['15.34a', '15.34b'],
    status: 'simulated',
    heading: true,
  },
  '15.34a': {
    title: 'Points left over',
    text: 'An undisrupted headquarters or a leader may spend them on a recovery.',
    see: ['3.75b'],
    status: 'enforced',
  },
  '15.34b': {
    title: 'Turned up',
    text: 'Afterwards every counter shows its points; a headquarters still disrupted cannot use them.',
    see: ['15.16'],
    status: 'simulated',
  },
} as const satisfies Chapter;
