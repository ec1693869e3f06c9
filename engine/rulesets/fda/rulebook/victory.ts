import type { Chapter } from '../../../play/rulebook.js';

/** Section 16 of the rulebook: victory. */
export const victory = {
  '16': {
    title: 'Victory',
    text: 'Who won, and by how much.',
    see: ['16a', '16b', '16e', '16f'],
    status: 'simulated',
    heading: true,
  },
  '16a': {
    title: 'Counting victory',
    text: 'Each side rolls 2 dice and adds: 1 for each break point it took beyond those it lost; 3 for each enemy infantry unit off the table, 5 for each armoured or mechanised one; 2 for each city, village, airfield or bridge taken from the enemy; 3 for having taken more in the last turn; 4 for each enemy headquarters gone. A unit counts once, by what it is and not by the tanks it rides in; a destroyed bridge counts for neither side.',
    see: ['16b', '3c'],
    status: 'simulated',
  },
  '16b': {
    title: 'Degrees of victory',
    text: 'A lead of 1 to 10 is a marginal victory, 11 to 25 a significant one, 26 and more an overwhelming one. Equal totals are a draw.',
    see: ['16a'],
    status: 'simulated',
  },
  '16c': {
    title: 'Placing objectives',
    text: 'In a scenario for points each side places 2 objectives, a village, an airfield or a supply point each, in its own half of the table.',
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
    text: 'Each side allots 100 points at most: no more than 25 to an objective in its own half, 50 to one in the enemy’s.',
    see: ['16c', '16f'],
    status: 'enforced',
  },
  '16f': {
    title: 'Scoring objectives',
    text: 'At the end a side scores the points it allotted to objectives it occupies with no enemy in a bordering sector. With an enemy there the objective counts for neither side.',
    see: ['16e'],
    status: 'simulated',
  },
} as const satisfies Chapter;
