import type { Chapter } from './entry.js';

/** Section 15.3 of the rulebook: command points. */
export const commandPoints = {
  '15.3': {
    title: 'Command points',
    text: 'What command points are used for.',
    see: ['15.31', '15.33'],
    status: 'simulated',
    heading: true,
  },
  '15.31': {
    title: 'Number',
    text: 'Each headquarters and leader has one or two points, each of which subtracts 1 from a check. Points are neither saved nor transferred.',
    see: ['3.42'],
    status: 'simulated',
  },
  '15.32': {
    title: 'Spending',
    text: 'All points of a counter are spent at once; then the counter is turned over.',
    see: ['15.34'],
    status: 'enforced',
  },
  '15.33': {
    title: 'Uses',
    text: 'One of these uses: checks of declared attacks and of reactions to them, an Army unit’s activation, or combining markers. An overrun is not a declared attack.',
    see: ['15.33a', '15.33b', '15.33c', '15.33d'],
    status: 'simulated',
    heading: true,
  },
  '15.33a': {
    title: 'Friendly reaction',
    text: 'One reaction check or one no-retreat check.',
    see: ['9.33a', '9.42a'],
    status: 'enforced',
  },
  '15.33b': {
    title: 'Combat',
    text: 'Coordination in one combat.',
    see: ['15.33b1', '15.33b2'],
    status: 'simulated',
    heading: true,
  },
  '15.33b1': {
    title: 'Friendly attack',
    text: 'Aircraft, artillery or ground units of one declared attack. Only one headquarters may help, together with one leader and Arko.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33b2': {
    title: 'Friendly defence',
    text: 'Aircraft or artillery for one defending hex, with the same limit.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33c': {
    title: 'Army units',
    text: 'An active headquarters, but never a leader, may help an Army unit’s activation check.',
    see: ['7.45'],
    status: 'enforced',
  },
  '15.33d': {
    title: 'Combining',
    text: 'A leader may add his points to the roll at the start of a sequence. He is turned over whatever the result.',
    see: ['7.33'],
    status: 'enforced',
  },
  '15.34': {
    title: 'Reorganization',
    text: 'Command points in the Reorganization Phase.',
    see: ['15.34a', '15.34b'],
    status: 'simulated',
    heading: true,
  },
  '15.34a': {
    title: 'Unspent points',
    text: 'An undisrupted headquarters or a leader may spend them on a recovery check.',
    see: ['3.75b'],
    status: 'enforced',
  },
  '15.34b': {
    title: 'Counters turned to their front',
    text: 'Afterwards all counters are turned to their front. A headquarters that is still disrupted cannot use its points.',
    see: ['15.16'],
    status: 'simulated',
  },
} as const satisfies Chapter;
