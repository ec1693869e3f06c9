import type { Chapter } from './entry.js';

/** Sections 15 and 16 of the rulebook: new factories, scorched earth. */
export const factories = {
  '15.0': {
    title: 'New factories',
    text: 'The option `factories`. A new red factory produces 1 armour point a turn, a blue one 1 air point, a black one 1 oil point; only Germany builds black ones.',
    see: ['11.2.factories'],
    status: 'enforced',
  },
  '15.1': {
    title: 'Building a factory',
    text: 'Ten yellow points pay for a factory: at most one point each turn, in any turns the owner chooses.',
    see: ['7.3'],
    status: 'enforced',
  },
  '15.1.place': {
    title: 'Place of a new factory',
    text: 'A die roll on the table of the side determines the place. If two cities are given the owner chooses; if one is full the other is used, and if both are full the owner rolls again.',
    see: ['15.1'],
    status: 'simulated',
  },
  '15.1.full': {
    title: 'Table of new factories full',
    text: 'When the table is full, at twelve factories, the owner chooses any city at home.',
    see: ['15.1.place'],
    status: 'simulated',
  },
  '15.1.begins': {
    title: 'First production of a new factory',
    text: 'A factory produces from the turn after its completion on.',
    see: ['7.3'],
    status: 'simulated',
  },
  '15.1.campaign': {
    title: 'Factories under construction',
    text: 'The campaign begins with ten half-built factories on each side: German five red, four blue and one black; Soviet five red and five blue.',
    see: ['SBE9'],
    status: 'simulated',
  },
  '16.0': {
    title: 'Scorched earth',
    text: 'The option `scorched-earth`. Soviet wells, mines and cities, not factories, are destroyed when the Soviets lose them: they yield nothing to the Axis.',
    see: ['3.6', '11.1'],
    status: 'simulated',
  },
  '16.0.repair': {
    title: 'Repair of destroyed centres',
    text: 'Restoring a destroyed centre costs 3 yellow points, at most one a turn, in any turns; it yields again in the next Production Phase of its controller.',
    see: ['15.1'],
    status: 'enforced',
  },
  '16.0.recaptured': {
    title: 'Recapture by the Soviets',
    text: 'A destroyed centre that the Soviets recapture works again at once and fully.',
    see: ['16.0'],
    status: 'simulated',
  },
  '16.1': {
    title: 'Captured factories',
    text: 'Captured factories are destroyed and yield their captor 1 point of their colour, once.',
    see: ['3.3'],
    status: 'simulated',
  },
  '16.2': {
    title: 'Evacuation of factories',
    text: 'Only in 1941 the Soviets may evacuate a factory for three strategic rail movements.',
    see: ['7.4'],
    status: 'enforced',
  },
  '16.2.new': {
    title: 'Rebuilding evacuated factories',
    text: 'An evacuated factory begins in box 8, advances one box each turn free of charge, and is placed in box 10 like a new one, ready to work.',
    see: ['15.1.place'],
    status: 'simulated',
  },
} as const satisfies Chapter;
