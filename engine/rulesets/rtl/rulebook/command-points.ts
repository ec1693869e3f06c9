import type { Chapter } from './entry.js';

/** Section 15.3 of the rulebook: command points. */
export const commandPoints = {
  '15.3': {
    title: 'Command points',
    text: 'Headquarters and leaders spend command points on checks.',
    see: ['15.31', '15.33'],
    status: 'simulated',
    heading: true,
  },
  '15.31': {
    title: 'Number of command points',
    text: 'Each headquarters and leader has one or two command points. Each point subtracts 1 from a check. Points may be neither saved nor transferred.',
    see: ['3.42'],
    status: 'simulated',
  },
  '15.32': {
    title: 'Spending command points',
    text: 'All command points of a counter are spent at once. Then the counter is turned over.',
    see: ['15.34'],
    status: 'enforced',
  },
  '15.33': {
    title: 'Uses of command points',
    text: 'Command points may be spent on checks of a declared attack or of a reaction to one, on the activation of an Army unit, or on combining markers. An overrun is not a declared attack.',
    see: ['15.33a', '15.33b', '15.33c', '15.33d'],
    status: 'simulated',
    heading: true,
  },
  '15.33a': {
    title: 'Command points for a reaction',
    text: 'Command points may be spent on one reaction check or one no-retreat check.',
    see: ['9.33a', '9.42a'],
    status: 'enforced',
  },
  '15.33b': {
    title: 'Command points in combat',
    text: 'Command points may be spent on the coordination of one combat.',
    see: ['15.33b1', '15.33b2'],
    status: 'simulated',
    heading: true,
  },
  '15.33b1': {
    title: 'Command points for an attack',
    text: 'In one declared attack points may be spent on the coordination of aircraft, artillery or ground units. Only one headquarters may help, together with one leader and one Arko.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33b2': {
    title: 'Command points for a defence',
    text: 'For one defending hex points may be spent on the coordination of aircraft or artillery, by at most one headquarters, one leader and one Arko.',
    see: ['16.32'],
    status: 'enforced',
  },
  '15.33c': {
    title: 'Command points for Army units',
    text: 'An active headquarters, but never a leader, may help an Army unit’s activation check.',
    see: ['7.45'],
    status: 'enforced',
  },
  '15.33d': {
    title: 'Command points for combining',
    text: 'A leader may add his points to the roll to combine at the start of a sequence. His counter is turned over whatever the result.',
    see: ['7.33'],
    status: 'enforced',
  },
  '15.34': {
    title: 'Command points in reorganization',
    text: 'These rules are about command points in the Reorganization Phase.',
    see: ['15.34a', '15.34b'],
    status: 'simulated',
    heading: true,
  },
  '15.34a': {
    title: 'Unspent command points',
    text: 'An undisrupted headquarters or a leader may spend unspent points on a recovery check.',
    see: ['3.75b'],
    status: 'enforced',
  },
  '15.34b': {
    title: 'Counters turned to their front',
    text: 'After recovery all headquarters and leaders are turned to their front. A headquarters that is still disrupted may not use its points.',
    see: ['15.16'],
    status: 'simulated',
  },
} as const satisfies Chapter;
