import type { Chapter } from './entry.js';

/** 15 and 16: new factories, scorched earth. */
export const factories = {
  '15.0': {
    title: 'New factories',
    text: 'The option `factories`. A new red factory makes 1 armour point a turn, a blue one 1 air point, a black one 1 of oil, which Germany alone builds.',
    see: ['11.2.factories'],
    status: 'enforced',
  },
  '15.1': {
    title: 'Building a factory',
    text: 'Ten yellow points, at most one for a factory each turn, in any turns its owner likes.',
    see: ['7.3'],
    status: 'enforced',
  },
  '15.1.place': {
    title: 'Where a new factory stands',
    text: 'A die on the side’s table says where. Of two cities the owner picks, a full one leaves it to the other, and if both are full he rolls again.',
    see: ['15.1'],
    status: 'simulated',
  },
  '15.1.full': {
    title: 'All places are full',
    text: 'When the table holds no more, twelve factories, the owner picks any city at home.',
    see: ['15.1.place'],
    status: 'simulated',
  },
  '15.1.begins': {
    title: 'When it begins to work',
    text: 'In the turn after it was completed.',
    see: ['7.3'],
    status: 'simulated',
  },
  '15.1.campaign': {
    title: 'Factories under way',
    text: 'The campaign begins with ten half built on each side: German five red, four blue and one black; Soviet five red and five blue.',
    see: ['SBE9'],
    status: 'simulated',
  },
  '16.0': {
    title: 'Scorched earth',
    text: 'The option `scorched-earth`. Soviet wells, mines and cities, not factories, are destroyed when the Soviets leave them: they yield the Axis nothing.',
    see: ['3.6', '11.1'],
    status: 'simulated',
  },
  '16.0.repair': {
    title: 'The Axis rebuilds',
    text: 'A destroyed centre takes 3 yellow points, at most one a turn, in any turns; it yields again in the next Production Phase of him who holds it.',
    see: ['15.1'],
    status: 'enforced',
  },
  '16.0.recaptured': {
    title: 'The Soviets come back',
    text: 'A destroyed centre that they retake works at once and wholly.',
    see: ['16.0'],
    status: 'simulated',
  },
  '16.1': {
    title: 'Captured factories',
    text: 'They are destroyed, and give who took them 1 point of their colour once.',
    see: ['3.3'],
    status: 'simulated',
  },
  '16.2': {
    title: 'Factories go east',
    text: 'In 1941 alone the Soviets may take a factory away for three strategic rail movements.',
    see: ['7.4'],
    status: 'enforced',
  },
  '16.2.new': {
    title: 'Factories set up anew',
    text: 'One that was taken away begins in box 8, goes on a box each turn for nothing, and in box 10 is placed like a new one, ready to work.',
    see: ['15.1.place'],
    status: 'simulated',
  },
} as const satisfies Chapter;
