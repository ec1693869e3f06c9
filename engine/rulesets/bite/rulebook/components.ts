import type { Chapter } from './entry.js';

/** 1 and 2: what the game is made of, and how it begins. */
export const components = {
  '1.0': {
    title: 'Components',
    text: 'Blocks, cubes, cylinders, discs, factory pieces and seven dice. How many there are limits nothing but the partisans.',
    see: ['1.2', '29.1.limit'],
    status: 'advice',
    heading: true,
  },
  '1.1': {
    title: 'Map',
    text: 'A grid of hexes with six directions, some 70 kilometres to a hex. Its track shows the month, the weather, the aid of the Allies and other events; a turn is a month.',
    see: ['7.0', '9.0', '34.0'],
    status: 'simulated',
  },
  '1.2': {
    title: 'Blocks',
    text: 'A block at full strength is about a corps: thirty thousand men, three hundred tanks or three hundred aircraft. Its colour tells the nation; aircraft and ships have a blue sign.',
    see: ['3.11', '3.20'],
    status: 'advice',
  },
  '1.3': {
    title: 'Fog of war',
    text: 'Agreed before play: either all blocks lie open, or the enemy sees only their backs. Whoever plays alone does better with it.',
    see: ['38.2'],
    status: 'simulated',
  },
  '2.0': {
    title: 'Before play',
    text: 'Sides, scenario and first pieces.',
    see: ['2.1', '2.2', '2.3'],
    status: 'advice',
    heading: true,
  },
  '2.1': {
    title: 'Sides',
    text: 'One player commands the Soviets, the other the Axis, by agreement or by lot.',
    see: ['3.20'],
    status: 'advice',
  },
  '2.2': {
    title: 'Choosing a scenario',
    text: 'As experience and time allow; the short ones are the place to begin.',
    see: ['SBE'],
    status: 'advice',
  },
  '2.3': {
    title: 'Who begins',
    text: 'The Axis plays first in every turn. The Soviets as a rule set up first; the scenario says so.',
    see: ['7.0', 'BPS'],
    status: 'simulated',
  },
} as const satisfies Chapter;
