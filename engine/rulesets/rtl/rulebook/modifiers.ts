import type { Chapter } from './entry.js';

/** 10.6: modifiers and the roll. */
export const modifiers = {
  '10.6': {
    title: 'Resolution',
    text: 'Modifiers, a die, a result.',
    see: ['10.61', '10.63'],
    status: 'simulated',
    heading: true,
  },
  '10.61': {
    title: 'Modifiers',
    text: 'What changes the combat roll.',
    see: ['10.61a', '10.61b', '10.61c', '10.61d', '10.61e', '10.61f', '10.61g', '10.61h'],
    status: 'simulated',
    heading: true,
  },
  '10.61a': {
    title: 'Terrain',
    text: 'Hex and hexside.',
    see: ['10.22'],
    status: 'simulated',
  },
  '10.61b': {
    title: 'Strongpoint',
    text: '1 more.',
    see: ['14.13c'],
    status: 'simulated',
  },
  '10.61c': {
    title: 'Efficiency',
    text: 'Defending lead less attacking lead, current values.',
    see: ['3.44'],
    status: 'simulated',
  },
  '10.61d': {
    title: 'Aircraft',
    text: 'Those of both sides that are coordinated.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.61e': {
    title: 'No retreat',
    text: '1 more.',
    see: ['9.43a'],
    status: 'simulated',
  },
  '10.61f': {
    title: 'Combined arms',
    text: '1 less, if six things are so.',
    see: ['10.61f1', '10.61f2', '10.61f3', '10.61f4', '10.61f5', '10.61f6'],
    status: 'simulated',
  },
  '10.61f1': {
    title: 'Armour',
    text: 'An armoured unit attacks.',
    see: ['3.15'],
    status: 'simulated',
  },
  '10.61f2': {
    title: 'Its partner',
    text: 'So does a motorcycle, motorized infantry, motorized engineer or reconnaissance unit, from whatever hex; armoured cars do not do.',
    see: ['2.53'],
    status: 'simulated',
  },
  '10.61f3': {
    title: 'No guns against it',
    text: 'No armoured, anti-tank or heavy anti-aircraft unit defends.',
    see: ['16.12'],
    status: 'simulated',
  },
  '10.61f4': {
    title: 'Weather',
    text: 'Dry or overcast.',
    see: ['5.1'],
    status: 'simulated',
  },
  '10.61f5': {
    title: 'Ground',
    text: 'The target is not in swamp, city or a finished strongpoint.',
    see: ['14.13'],
    status: 'simulated',
  },
  '10.61f6': {
    title: 'Fit to strike',
    text: 'Neither of the two attacks across a river or is disrupted.',
    see: ['3.72h'],
    status: 'simulated',
  },
  '10.61g': {
    title: 'Failed coordination',
    text: '2 more.',
    see: ['10.44b'],
    status: 'simulated',
  },
  '10.61h': {
    title: 'Engineers',
    text: '1 less, once, for an attacking engineer against the modifier of a city or strongpoint, or across a river of use to the defender; not in overruns, and never for defending engineers.',
    see: ['8.67e'],
    status: 'simulated',
  },
  '10.62': {
    title: 'Net modifier',
    text: 'All summed, held between -5 and +5.',
    see: ['10.61'],
    status: 'simulated',
  },
  '10.63': {
    title: 'The roll',
    text: 'A die with the net modifier is read in the column of the odds; the result takes effect before the next fight.',
    see: ['11.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
