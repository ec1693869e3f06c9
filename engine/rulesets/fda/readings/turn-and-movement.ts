import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about dice, stacking, the turn, movement and supply. */
export const turnAndMovementReadings = {
  poolScore: {
    rules: ['8e', '10c'],
    question: 'What is the score of several dice?',
    text: 'Their sum.',
  },
  stackCounts: {
    rules: ['4c', '4e'],
    question: 'What counts for the six to nine units of a sector?',
    text: 'All ground units of one side, headquarters included. The scenario sets a limit from 6 to 9; it is 9 when it sets none.',
  },
  lossesInflicted: {
    rules: ['6a', '16a'],
    question: 'How are the losses counted that decide who goes first?',
    text: 'Break points taken from the enemy in the turn, by whatever means. In turn 1 and on equality both roll a die until one is higher.',
  },
  roadBonus: {
    rules: ['7g', '13a'],
    question: 'How much of a move must follow the road to gain a sector?',
    text: 'All of it, from the starting sector on, along connected road that is not mined.',
  },
  roadUse: {
    rules: ['7h', '7g', '14b', '14c'],
    question: 'Who uses a road, so that he goes in column?',
    text: 'A unit that takes its bonus, moves along it through heavy terrain in which it would have to stop, or comes by it into impassable ground; not who merely walks where a road runs. Units of the division that stand on the road fill its column.',
  },
  engineersMovement: {
    rules: ['7a', '2.1s'],
    question: 'How far do engineers go, whom the table of movement leaves out?',
    text: 'One sector like infantry on foot, four if the scenario makes them mechanised.',
  },
  zoneOfControl: {
    rules: ['9.2a', '7.1c'],
    question: 'Who has a ZOC, and how far does it reach on squares?',
    text: 'Every ground unit, headquarters too, over six hexes or eight squares, whatever the terrain. Aircraft have none. Friends in a sector cancel it for supply alone.',
  },
  impassableFor: {
    rules: ['14c', '7a'],
    question: 'Who may enter impassable ground?',
    text: 'Units that move one sector on foot or mounted; other units only along a road.',
  },
  mobileBridge: {
    rules: ['14f', '14b'],
    question: 'When do others cross where engineers stand in the river?',
    text: 'At once. The engineers who let them cross neither fire, assault nor support an attack that turn; no road goes over their bridge.',
  },
  engineerWork: {
    rules: ['13e', '14g', '2.1s'],
    question: 'How are the two turns of engineers’ work counted, and how long does an entrenchment take?',
    text: 'Work begun in one turn is done at the end of the next, entrenchments like the rest. Meanwhile the engineers do nothing else; leaving, retreating or being destroyed breaks it off.',
  },
  minesSpentBy: {
    rules: ['13b', '13d'],
    question: 'When has a minefield made its attack?',
    text: 'With its first roll, whatever comes up; any entry counts, by retreat or refusal too. The field stays heavy terrain until cleared.',
  },
  mineEngineers: {
    rules: ['13c'],
    question: 'Who profits from engineers in a minefield?',
    text: 'The engineers themselves, units entering by the same order, and units entering where they stand.',
  },
} as const satisfies FdaReadingTexts;
