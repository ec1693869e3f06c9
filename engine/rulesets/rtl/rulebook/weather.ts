import type { Chapter } from './entry.js';

/** 5.1: the weather. */
export const weather = {
  '5.0': {
    title: 'Strategic Segment',
    text: 'Weather and reinforcements.',
    see: ['5.1', '5.2'],
    status: 'simulated',
    heading: true,
  },
  '5.1': {
    title: 'Weather',
    text: 'Dry, overcast or rain, for the whole map and the whole turn.',
    see: ['5.11'],
    status: 'simulated',
    heading: true,
  },
  '5.11': {
    title: 'Finding the weather',
    text: 'By die, or as it was.',
    see: ['5.11a', '5.11b', '5.11c', '5.11d'],
    status: 'simulated',
    heading: true,
  },
  '5.11a': {
    title: 'The roll',
    text: 'The German rolls without modifiers and reads the box of the turn.',
    see: ['4.21.A1'],
    status: 'simulated',
  },
  '5.11b': {
    title: 'Three states',
    text: 'Dry, overcast, rain.',
    see: ['5.12', '5.13'],
    status: 'simulated',
  },
  '5.11c': {
    title: 'Everywhere',
    text: 'The weather holds on all the map until the turn ends.',
    see: ['5.1'],
    status: 'simulated',
  },
  '5.11d': {
    title: 'Historical weather',
    text: 'By choice of the players the weather is that of history, as the track prints it.',
    see: ['5.11a'],
    status: 'simulated',
  },
  '5.12': {
    title: 'Overcast',
    text: 'It makes aircraft harder to coordinate and changes nothing else.',
    see: ['10.41b'],
    status: 'simulated',
  },
  '5.13': {
    title: 'Rain',
    text: 'Mud and low clouds.',
    see: ['5.13a', '5.13b', '5.13c', '5.13d', '5.13e'],
    status: 'simulated',
    heading: true,
  },
  '5.13a': {
    title: 'Mobile in the rain',
    text: 'A Mobile Sequence may be chosen, at the costs of rain.',
    see: ['7.21a'],
    status: 'simulated',
  },
  '5.13b': {
    title: 'Costs',
    text: 'The rain columns of the chart hold.',
    see: ['8.41'],
    status: 'simulated',
  },
  '5.13c': {
    title: 'Supply lines',
    text: 'They reach five hexes instead of seven.',
    see: ['6.21'],
    status: 'simulated',
  },
  '5.13d': {
    title: 'Trails',
    text: 'They carry neither movement nor supply; bridges on them still carry.',
    see: ['8.42', '6.23'],
    status: 'simulated',
  },
  '5.13e': {
    title: 'Combat',
    text: 'No overruns, and every fight is on the Assault table.',
    see: ['8.64a', '10.32'],
    status: 'enforced',
  },
  '5.13f': {
    title: 'Aircraft in the rain',
    text: 'They are hardest to coordinate.',
    see: ['10.41b'],
    status: 'simulated',
  },
} as const satisfies Chapter;
