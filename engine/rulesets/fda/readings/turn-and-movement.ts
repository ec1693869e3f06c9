import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about dice, stacking, the turn, movement and supply. */
export const turnAndMovementReadings = {
  poolScore: {
    rules: ['8e', '10c'],
    question: 'What is the score of several dice?',
    text: 'The score of several dice is their sum.',
  },
  stackCounts: {
    rules: ['4c', '4e'],
    question: 'Which units count for the stacking limit of six to nine units in a sector?',
    text: 'All ground units of one side count, including headquarters. The scenario sets a limit from 6 to 9; without a setting the limit is 9.',
  },
  lossesInflicted: {
    rules: ['6a', '16a'],
    question: 'How are the losses counted that decide which side goes first?',
    text: 'All break points that a side took from the enemy in the previous turn are counted. In turn 1, and when the numbers are equal, both sides roll a die until one roll is higher.',
  },
  roadBonus: {
    rules: ['7g', '13a'],
    question: 'How much of a move must follow a road for the bonus of one sector?',
    text: 'The whole move, beginning with the starting sector, must follow connected road without mines.',
  },
  roadUse: {
    rules: ['7h', '7g', '14b', '14c'],
    question: 'Which units use a road, so that they must end in a column?',
    text: 'A unit uses a road if it takes the road bonus, moves along the road through heavy terrain in which it would have to stop, or enters impassable ground by the road. Merely moving through road sectors does not count. Units of the division that are already on the road are part of the column.',
  },
  engineersMovement: {
    rules: ['7a', '2.1s'],
    question: 'The movement table does not contain engineers. How far do they move?',
    text: 'Engineers move one sector, like infantry on foot, or four sectors if the scenario makes them mechanised.',
  },
  zoneOfControl: {
    rules: ['9.2a', '7.1c'],
    question: 'Which units have a ZOC, and how far does a ZOC extend on squares?',
    text: 'Every ground unit, including headquarters, has a ZOC in the six adjacent hexes or the eight adjacent squares, regardless of terrain. Aircraft have no ZOC. Friendly units in a sector cancel enemy ZOC there only for supply.',
  },
  impassableFor: {
    rules: ['14c', '7a'],
    question: 'Which units may enter impassable ground?',
    text: 'Units that move one sector, on foot or mounted, may enter impassable ground. Other units may enter it only along a road.',
  },
  mobileBridge: {
    rules: ['14f', '14b'],
    question: 'When may other units cross a river sector that contains engineers?',
    text: 'Other units may cross at once. The engineers over whose bridge they cross neither fire, assault nor support an attack in that turn, and their bridge does not carry a road.',
  },
  engineerWork: {
    rules: ['13e', '14g', '2.1s'],
    question: 'How are the two turns of engineers’ work counted, and how long does an entrenchment take?',
    text: 'Work that begins in one turn is finished at the end of the next turn, including entrenchments. During the work the engineers do nothing else. The work stops when they leave the sector, retreat or are destroyed.',
  },
  minesSpentBy: {
    rules: ['13b', '13d'],
    question: 'When has a minefield made its attack?',
    text: 'A minefield has made its attack after its first roll, regardless of the result. Every entry into the sector counts, also by a retreat or a refusal. The minefield remains heavy terrain until it is cleared.',
  },
  mineEngineers: {
    rules: ['13c'],
    question: 'Which units benefit from engineers when they enter a minefield?',
    text: 'The engineers themselves benefit, and so do units that enter by the same order and units that enter a sector in which engineers are.',
  },
} as const satisfies FdaReadingTexts;
