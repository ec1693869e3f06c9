import type { Chapter } from './entry.js';

/** 10.5: odds. */
export const odds = {
  '10.5': {
    title: 'Odds',
    text: 'Strength against strength.',
    see: ['10.51', '10.52'],
    status: 'simulated',
    heading: true,
  },
  '10.51': {
    title: 'Strengths',
    text: 'Each side sums its own.',
    see: ['10.51a', '10.51b'],
    status: 'simulated',
    heading: true,
  },
  '10.51a': {
    title: 'Ground units',
    text: 'Attackers with what is halved, defenders in full.',
    see: ['3.56'],
    status: 'simulated',
  },
  '10.51b': {
    title: 'Artillery',
    text: 'Support is added.',
    see: ['12.1'],
    status: 'simulated',
  },
  '10.52': {
    title: 'Columns',
    text: 'Attack by defence, rounded in the defender’s favour to the nearest column.',
    see: ['10.53'],
    status: 'simulated',
  },
  '10.53': {
    title: 'Low and high odds',
    text: 'What lies beyond the tables.',
    see: ['10.53a', '10.53b', '10.53c', '10.53d'],
    status: 'simulated',
    heading: true,
  },
  '10.53a': {
    title: 'Below 1-4',
    text: 'An attack needs 1-4 when declared, before guns and reactions. If it ends lower, the attacker loses two steps and retreats, on the Assault table disrupted.',
    see: ['9.11'],
    status: 'enforced',
  },
  '10.53b': {
    title: 'Above 7-1, Assault',
    text: 'The column 7-1.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53c': {
    title: 'Above 8-1, Mobile',
    text: 'The column 8-1.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53d': {
    title: 'No lowering',
    text: 'The attacker does not lower his odds by will.',
    see: ['10.52'],
    status: 'simulated',
  },
} as const satisfies Chapter;
