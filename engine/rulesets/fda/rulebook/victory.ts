import type { Chapter } from '../../../play/rulebook.js';

/** Section 16 of the rulebook: victory. */
export const victory = {
  '16': {
    title: 'Victory',
    text: 'The rules of this section decide the winner and the degree of victory.',
    see: ['16a', '16b', '16e', '16f'],
    status: 'simulated',
    heading: true,
  },
  '16a': {
    title: 'Victory points',
    text: 'Each side rolls 2 dice and adds: 1 for each break point that it took in excess of its own losses; 3 for each enemy infantry unit off the table, and 5 for each armoured or mechanised unit; 2 for each city, village, airfield or bridge that it took from the enemy; 3 if it took more break points than the enemy in the last turn; and 4 for each eliminated enemy headquarters. A unit counts once, by its kind and not by the tanks in which it rides. A destroyed bridge counts for neither side.',
    see: ['16b', '3c'],
    status: 'simulated',
  },
  '16b': {
    title: 'Degrees of victory',
    text: 'A lead of 1 to 10 is a marginal victory, 11 to 25 a significant victory, and 26 or more an overwhelming victory. Equal totals are a draw.',
    see: ['16a'],
    status: 'simulated',
  },
  '16c': {
    title: 'Placing objectives',
    text: 'In a scenario for points each side places 2 objectives in its own half of the table. Each objective is a village, an airfield or a supply point.',
    see: ['16d', '16e'],
    status: 'enforced',
  },
  '16d': {
    title: 'Distances between objectives',
    text: 'An objective lies at least 4 sectors from its owner’s edge, whose row counts as 1, and at least 4 from every other objective.',
    see: ['16c'],
    status: 'enforced',
  },
  '16e': {
    title: 'Allotting points',
    text: 'Each side allots at most 100 points in total: at most 25 to an objective in its own half, and at most 50 to an objective in the enemy’s half.',
    see: ['16c', '16f'],
    status: 'enforced',
  },
  '16f': {
    title: 'Scoring objectives',
    text: 'At the end a side scores the points that it allotted to the objectives that it occupies, if no enemy is in an adjacent sector. If an enemy is there, the objective counts for neither side.',
    see: ['16e'],
    status: 'simulated',
  },
} as const satisfies Chapter;
