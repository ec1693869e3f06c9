import type { Chapter } from './entry.js';

/** Section 10.5 of the rulebook: odds. */
export const odds = {
  '10.5': {
    title: 'Odds',
    text: 'How the odds column is found.',
    see: ['10.51', '10.52'],
    status: 'simulated',
    heading: true,
  },
  '10.51': {
    title: 'Strengths',
    text: 'Each side adds up its strengths.',
    see: ['10.51a', '10.51b'],
    status: 'simulated',
    heading: true,
  },
  '10.51a': {
    title: 'Ground units',
    text: 'Attackers count after halving, defenders in full.',
    see: ['3.56'],
    status: 'simulated',
  },
  '10.51b': {
    title: 'Artillery',
    text: 'Support strength is added.',
    see: ['12.1'],
    status: 'simulated',
  },
  '10.52': {
    title: 'Columns',
    text: 'The ratio of attack to defence is rounded in the defender’s favour to a column of the table.',
    see: ['10.53'],
    status: 'simulated',
  },
  '10.53': {
    title: 'Low and high odds',
    text: 'Odds beyond the columns of the tables.',
    see: ['10.53a', '10.53b', '10.53c', '10.53d'],
    status: 'simulated',
    heading: true,
  },
  '10.53a': {
    title: 'Below 1-4',
    text: 'An attack must have at least 1-4 when it is declared, before artillery and reactions. If the final odds are lower, the attacker loses two steps and retreats, and on the Assault table is disrupted.',
    see: ['9.11'],
    status: 'enforced',
  },
  '10.53b': {
    title: 'Above 7-1 on the Assault table',
    text: 'The column 7-1 is used.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53c': {
    title: 'Above 8-1 on the Mobile table',
    text: 'The column 8-1 is used.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53d': {
    title: 'No lowering',
    text: 'The attacker may not lower his odds voluntarily.',
    see: ['10.52'],
    status: 'simulated',
  },
} as const satisfies Chapter;
