import type { Chapter } from './entry.js';

/** Section 10.6 of the rulebook: modifiers and the combat roll. */
export const modifiers = {
  '10.6': {
    title: 'Resolution',
    text: 'The modifiers, the die roll and the result.',
    see: ['10.61', '10.63'],
    status: 'simulated',
    heading: true,
  },
  '10.61': {
    title: 'Modifiers',
    text: 'Modifiers to the combat roll.',
    see: ['10.61a', '10.61b', '10.61c', '10.61d', '10.61e', '10.61f', '10.61g', '10.61h'],
    status: 'simulated',
    heading: true,
  },
  '10.61a': {
    title: 'Terrain',
    text: 'The modifiers of hex and hexside.',
    see: ['10.22'],
    status: 'simulated',
  },
  '10.61b': {
    title: 'Strongpoint',
    text: 'Add 1.',
    see: ['14.13c'],
    status: 'simulated',
  },
  '10.61c': {
    title: 'Efficiency',
    text: 'The rating of the defending lead unit minus that of the attacking one, both as reduced.',
    see: ['3.44'],
    status: 'simulated',
  },
  '10.61d': {
    title: 'Aircraft',
    text: 'The coordinated aircraft of both sides.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.61e': {
    title: 'No retreat',
    text: 'Add 1.',
    see: ['9.43a'],
    status: 'simulated',
  },
  '10.61f': {
    title: 'Combined arms',
    text: 'Subtract 1 if all six conditions are met.',
    see: ['10.61f1', '10.61f2', '10.61f3', '10.61f4', '10.61f5', '10.61f6'],
    status: 'simulated',
  },
  '10.61f1': {
    title: 'Armoured attacker',
    text: 'An armoured unit attacks.',
    see: ['3.15'],
    status: 'simulated',
  },
  '10.61f2': {
    title: 'Partner',
    text: 'A motorcycle, motorized infantry, motorized engineer or reconnaissance unit attacks as well, from any hex. Armoured cars do not count.',
    see: ['2.53'],
    status: 'simulated',
  },
  '10.61f3': {
    title: 'No anti-tank defender',
    text: 'No armoured, anti-tank or heavy anti-aircraft unit defends.',
    see: ['16.12'],
    status: 'simulated',
  },
  '10.61f4': {
    title: 'Weather',
    text: 'The weather is dry or overcast.',
    see: ['5.1'],
    status: 'simulated',
  },
  '10.61f5': {
    title: 'Terrain of the target',
    text: 'The target is not in swamp, a city or a finished strongpoint.',
    see: ['14.13'],
    status: 'simulated',
  },
  '10.61f6': {
    title: 'No river, no disruption',
    text: 'Neither of the two units attacks across a river or is disrupted.',
    see: ['3.72h'],
    status: 'simulated',
  },
  '10.61g': {
    title: 'Failed coordination',
    text: 'Add 2.',
    see: ['10.44b'],
    status: 'simulated',
  },
  '10.61h': {
    title: 'Engineers',
    text: 'Subtract 1, once, for an attacking engineer against the modifier of a city or strongpoint, or across a river that helps the defender. Not in overruns, and never for defending engineers.',
    see: ['8.67e'],
    status: 'simulated',
  },
  '10.62': {
    title: 'Net modifier',
    text: 'All modifiers are added up and limited to between -5 and +5.',
    see: ['10.61'],
    status: 'simulated',
  },
  '10.63': {
    title: 'The roll',
    text: 'The die roll with the net modifier is read in the odds column. The result is carried out before the next combat.',
    see: ['11.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
