import type { Chapter } from './entry.js';

/** Section 5.2 of the rulebook: reinforcements. */
export const reinforcements = {
  '5.2': {
    title: 'Reinforcements',
    text: 'Reinforcements arrive in the turn and at the place that the card names. If it names several places, the owner chooses.',
    see: ['5.22', '5.25'],
    status: 'simulated',
  },
  '5.21': {
    title: 'Entries stay open',
    text: 'A ground unit may not end its movement on a map-edge hex in order to block enemy reinforcements.',
    see: ['5.22'],
    status: 'enforced',
  },
  '5.22': {
    title: 'Entry of reinforcements',
    text: 'These rules say how a unit enters the map.',
    see: ['5.22a', '5.22b', '5.22c'],
    status: 'simulated',
    heading: true,
  },
  '5.22a': {
    title: 'Phase of entry',
    text: 'A unit may enter only in the Movement Phase in which its formation is active.',
    see: ['4.35b'],
    status: 'enforced',
  },
  '5.22b': {
    title: 'Cost of the first hex',
    text: 'An entering unit pays for the entry hex. It pays the rate of a road, railway or trail if it enters along one.',
    see: ['8.33'],
    status: 'enforced',
  },
  '5.22c': {
    title: 'Entry one at a time',
    text: 'Units enter one at a time, not as a stack.',
    see: ['8.11'],
    status: 'enforced',
  },
  '5.23': {
    title: 'Sequence and entry',
    text: 'Reinforcements use the sequence of their formation.',
    see: ['5.23a', '5.23b'],
    status: 'simulated',
    heading: true,
  },
  '5.23a': {
    title: 'Entry in a Mobile Sequence',
    text: 'Reinforcements that enter in a Mobile Sequence have their full allowance and may fight.',
    see: ['7.21a'],
    status: 'enforced',
  },
  '5.23b': {
    title: 'Entry in an Assault Sequence',
    text: 'Reinforcements that enter in an Assault Sequence have half their allowance and may fight.',
    see: ['7.21b'],
    status: 'enforced',
  },
  '5.24': {
    title: 'New aircraft',
    text: 'New aircraft are placed in the Ready box.',
    see: ['4.21.A2'],
    status: 'simulated',
  },
  '5.25': {
    title: 'Delay of reinforcements',
    text: 'An owner may delay any reinforcement to a later turn.',
    see: ['5.2'],
    status: 'enforced',
  },
  '5.26': {
    title: 'Supply on entry',
    text: 'Reinforcements are in supply in the turn in which they enter.',
    see: ['6.32'],
    status: 'simulated',
  },
  '5.27': {
    title: 'No effect before entry',
    text: 'Headquarters, leaders and artillery have no effect until they are on the map.',
    see: ['5.22'],
    status: 'enforced',
  },
  '5.28': {
    title: 'Army reinforcements',
    text: 'Army reinforcements are activated automatically with any friendly formation that acts in the turn in which they are due.',
    see: ['7.42'],
    status: 'simulated',
  },
} as const satisfies Chapter;
