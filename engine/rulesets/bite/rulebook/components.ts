import type { Chapter } from './entry.js';

/** Sections 1 and 2 of the rulebook: the components of the game and how it begins. */
export const components = {
  '1.0': {
    title: 'Components',
    text: 'The game has blocks, cubes, cylinders, discs, factory pieces and seven dice. Their number does not limit the units in play, except for partisans.',
    see: ['1.2', '29.1.limit'],
    status: 'advice',
    heading: true,
  },
  '1.1': {
    title: 'Map',
    text: 'The map is a hex grid with six directions, at about 70 kilometres to a hex. Its track shows the month, the weather, Allied aid and other events; a turn is a month.',
    see: ['7.0', '9.0', '34.0'],
    status: 'simulated',
  },
  '1.2': {
    title: 'Blocks',
    text: 'A block at full strength represents about a corps: thirty thousand men, three hundred tanks or three hundred aircraft. Its colour shows the nation; aircraft and ships have a blue symbol.',
    see: ['3.11', '3.20'],
    status: 'advice',
  },
  '1.3': {
    title: 'Fog of war',
    text: 'The players agree before play: either all blocks are open, or the enemy sees only the backs of blocks. Open blocks are better for solitaire play.',
    see: ['38.2'],
    status: 'simulated',
  },
  '2.0': {
    title: 'Before play',
    text: 'Before play the players choose sides and a scenario, and set up the units.',
    see: ['2.1', '2.2', '2.3'],
    status: 'advice',
    heading: true,
  },
  '2.1': {
    title: 'Sides',
    text: 'One player commands the Soviets, the other the Axis, by agreement or at random.',
    see: ['3.20'],
    status: 'advice',
  },
  '2.2': {
    title: 'Choosing a scenario',
    text: 'The players choose a scenario by their experience and the time available. They should begin with the short scenarios.',
    see: ['SBE'],
    status: 'advice',
  },
  '2.3': {
    title: 'First player',
    text: 'The Axis plays first in every turn. The Soviets usually set up first; the scenario says so.',
    see: ['7.0', 'BPS'],
    status: 'simulated',
  },
} as const satisfies Chapter;
