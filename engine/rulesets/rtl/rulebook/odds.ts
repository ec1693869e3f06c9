import type { Chapter } from './entry.js';

/** Section 10.5 of the rulebook: odds. */
export const odds = {
  '10.5': {
    title: 'Odds',
    text: 'These rules say how the odds column is found.',
    see: ['10.51', '10.52'],
    status: 'simulated',
    heading: true,
  },
  '10.51': {
    title: 'Strengths',
    text: 'Each side adds up the strengths of its units.',
    see: ['10.51a', '10.51b'],
    status: 'simulated',
    heading: true,
  },
  '10.51a': {
    title: 'Strengths of ground units',
    text: 'The strengths of attackers count after halving, and those of defenders in full.',
    see: ['3.56'],
    status: 'simulated',
  },
  '10.51b': {
    title: 'Strength of artillery',
    text: 'The support strength of artillery is added.',
    see: ['12.1'],
    status: 'simulated',
  },
  '10.52': {
    title: 'Odds columns',
    text: 'The ratio of attack to defence is rounded in the defender’s favour to a column of the table.',
    see: ['10.53'],
    status: 'simulated',
  },
  '10.53': {
    title: 'Low and high odds',
    text: 'These rules are about odds beyond the columns of the tables.',
    see: ['10.53a', '10.53b', '10.53c', '10.53d'],
    status: 'simulated',
    heading: true,
  },
  '10.53a': {
    title: 'Odds below 1-4',
    text: 'An attack must have odds of at least 1-4 when it is declared, before artillery and reactions. If the final odds are lower, the attacker loses two steps and retreats. On the Assault table he is also disrupted.',
    see: ['9.11'],
    status: 'enforced',
  },
  '10.53b': {
    title: 'Odds above 7-1 on the Assault table',
    text: 'The column 7-1 is used for higher odds on the Assault table.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53c': {
    title: 'Odds above 8-1 on the Mobile table',
    text: 'The column 8-1 is used for higher odds on the Mobile table.',
    see: ['10.52'],
    status: 'simulated',
  },
  '10.53d': {
    title: 'No lowering of odds',
    text: 'The attacker may not choose lower odds than he has.',
    see: ['10.52'],
    status: 'simulated',
  },
} as const satisfies Chapter;
