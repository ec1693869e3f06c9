import type { Chapter } from './entry.js';

/** Section 5.1 of the rulebook: the weather. */
export const weather = {
  '5.0': {
    title: 'Strategic Segment',
    text: 'This chapter is about weather and reinforcements.',
    see: ['5.1', '5.2'],
    status: 'simulated',
    heading: true,
  },
  '5.1': {
    title: 'Weather',
    text: 'The weather is dry, overcast or rain for the whole map and the whole turn.',
    see: ['5.11'],
    status: 'simulated',
    heading: true,
  },
  '5.11': {
    title: 'Determining the weather',
    text: 'The weather is rolled for or follows history.',
    see: ['5.11a', '5.11b', '5.11c', '5.11d'],
    status: 'simulated',
    heading: true,
  },
  '5.11a': {
    title: 'The weather roll',
    text: 'The German player rolls a die without modifiers and reads the result in the box of the turn on the turn track.',
    see: ['4.21.A1'],
    status: 'simulated',
  },
  '5.11b': {
    title: 'Three kinds of weather',
    text: 'The result is dry, overcast or rain.',
    see: ['5.12', '5.13'],
    status: 'simulated',
  },
  '5.11c': {
    title: 'The same weather everywhere',
    text: 'The weather applies to the whole map until the turn ends.',
    see: ['5.1'],
    status: 'simulated',
  },
  '5.11d': {
    title: 'Historical weather',
    text: 'If the players agree, they use the historical weather printed on the turn track.',
    see: ['5.11a'],
    status: 'simulated',
  },
  '5.12': {
    title: 'Overcast',
    text: 'In overcast weather aircraft are harder to coordinate. Overcast has no other effect.',
    see: ['10.41b'],
    status: 'simulated',
  },
  '5.13': {
    title: 'Rain',
    text: 'Rain affects movement, supply and combat.',
    see: ['5.13a', '5.13b', '5.13c', '5.13d', '5.13e'],
    status: 'simulated',
    heading: true,
  },
  '5.13a': {
    title: 'Mobile Sequence in rain',
    text: 'In rain a Mobile Sequence may be chosen, at rain movement costs.',
    see: ['7.21a'],
    status: 'simulated',
  },
  '5.13b': {
    title: 'Movement costs in rain',
    text: 'In rain the rain columns of the terrain effects chart apply.',
    see: ['8.41'],
    status: 'simulated',
  },
  '5.13c': {
    title: 'Supply lines in rain',
    text: 'In rain supply lines may be only five hexes long instead of seven.',
    see: ['6.21'],
    status: 'simulated',
  },
  '5.13d': {
    title: 'Trails',
    text: 'In rain trails may not be used for movement or supply. Bridges on trails still work.',
    see: ['8.42', '6.23'],
    status: 'simulated',
  },
  '5.13e': {
    title: 'Combat in rain',
    text: 'In rain there are no overruns, and every combat uses the Assault table.',
    see: ['8.64a', '10.32'],
    status: 'enforced',
  },
  '5.13f': {
    title: 'Aircraft in rain',
    text: 'In rain aircraft are hardest to coordinate.',
    see: ['10.41b'],
    status: 'simulated',
  },
} as const satisfies Chapter;
