import type { Chapter } from './entry.js';

/** Section 10.6 of the rulebook: modifiers and the combat roll. */
export const modifiers = {
  '10.6': {
    title: 'Resolution',
    text: 'The modifiers are added to the die roll, which gives the result.',
    see: ['10.61', '10.63'],
    status: 'simulated',
    heading: true,
  },
  '10.61': {
    title: 'Modifiers of the combat roll',
    text: 'These modifiers apply to the combat roll.',
    see: ['10.61a', '10.61b', '10.61c', '10.61d', '10.61e', '10.61f', '10.61g', '10.61h'],
    status: 'simulated',
    heading: true,
  },
  '10.61a': {
    title: 'Terrain modifier',
    text: 'The modifiers of hex and hexside are added.',
    see: ['10.22'],
    status: 'simulated',
  },
  '10.61b': {
    title: 'Strongpoint modifier',
    text: 'Add 1 if the defender is in a finished strongpoint.',
    see: ['14.13c'],
    status: 'simulated',
  },
  '10.61c': {
    title: 'Efficiency modifier',
    text: 'Add the rating of the defending lead unit and subtract the rating of the attacking lead unit, both with their reductions.',
    see: ['3.44'],
    status: 'simulated',
  },
  '10.61d': {
    title: 'Aircraft modifier',
    text: 'The modifiers of the coordinated aircraft of both sides are added.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.61e': {
    title: 'No-retreat modifier',
    text: 'Add 1 if the hex has a No Retreat marker.',
    see: ['9.43a'],
    status: 'simulated',
  },
  '10.61f': {
    title: 'Combined arms',
    text: 'Subtract 1 if all six conditions for combined arms are met.',
    see: ['10.61f1', '10.61f2', '10.61f3', '10.61f4', '10.61f5', '10.61f6'],
    status: 'simulated',
  },
  '10.61f1': {
    title: 'Armoured attacker',
    text: 'For combined arms, an armoured unit must attack.',
    see: ['3.15'],
    status: 'simulated',
  },
  '10.61f2': {
    title: 'Partner of armour',
    text: 'For combined arms, a motorcycle, motorized infantry, motorized engineer or reconnaissance unit must also attack, from any hex. Armoured cars do not count.',
    see: ['2.53'],
    status: 'simulated',
  },
  '10.61f3': {
    title: 'No anti-tank defender',
    text: 'For combined arms, no armoured, anti-tank or heavy anti-aircraft unit may defend.',
    see: ['16.12'],
    status: 'simulated',
  },
  '10.61f4': {
    title: 'Weather for combined arms',
    text: 'For combined arms, the weather must be dry or overcast.',
    see: ['5.1'],
    status: 'simulated',
  },
  '10.61f5': {
    title: 'Terrain of the target',
    text: 'For combined arms, the target may not be in swamp, a city or a finished strongpoint.',
    see: ['14.13'],
    status: 'simulated',
  },
  '10.61f6': {
    title: 'No river, no disruption',
    text: 'For combined arms, neither the armoured unit nor its partner may attack across a river or be disrupted.',
    see: ['3.72h'],
    status: 'simulated',
  },
  '10.61g': {
    title: 'Failed coordination',
    text: 'Add 2 if the coordination check of the attacking ground units failed.',
    see: ['10.44b'],
    status: 'simulated',
  },
  '10.61h': {
    title: 'Engineer modifier',
    text: 'Subtract 1, once, if an engineer attacks a city or strongpoint, or attacks across a river that helps the defender. The modifier does not apply in overruns, and never for defending engineers.',
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
    title: 'The combat roll',
    text: 'The die roll with the net modifier is read in the odds column. The result is carried out before the next combat.',
    see: ['11.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
