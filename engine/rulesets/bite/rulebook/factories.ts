import type { Chapter } from './entry.js';

/** Sections 15 and 16 of the rulebook: new factories, scorched earth. */
export const factories = {
  '15.0': {
    title: 'New factories',
    text: 'This rule is played with the option `factories`. A new red factory produces 1 armour point a turn, a blue factory 1 air point, a black factory 1 oil point. Only Germany builds black factories.',
    see: ['11.2.factories'],
    status: 'enforced',
  },
  '15.1': {
    title: 'Building a factory',
    text: 'Ten yellow points pay for a factory. The owner may pay at most one point each turn, in any turns.',
    see: ['7.3'],
    status: 'enforced',
  },
  '15.1.place': {
    title: 'Place of a new factory',
    text: 'A die roll on the table of the side determines the place. If two cities are given, the owner chooses one. If one of them is full, the other is used; if both are full, the owner rolls again.',
    see: ['15.1'],
    status: 'simulated',
  },
  '15.1.full': {
    title: 'The table of new factories is full',
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
    text: 'The campaign begins with ten half-built factories on each side: Germany has five red, four blue and one black, the Soviets have five red and five blue.',
    see: ['SBE9'],
    status: 'simulated',
  },
  '16.0': {
    title: 'Scorched earth',
    text: 'This rule is played with the option `scorched-earth`. Soviet wells, mines and cities, but not factories, are destroyed when the Soviets lose them: they produce nothing for the Axis.',
    see: ['3.6', '11.1'],
    status: 'simulated',
  },
  '16.0.repair': {
    title: 'Repair of destroyed centres',
    text: 'Restoring a destroyed centre costs 3 yellow points, at most one a turn, in any turns. The centre produces again in the next Production Phase of its controller.',
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
    text: 'Captured factories are destroyed. They give the capturing side 1 point of their colour, once.',
    see: ['3.3'],
    status: 'simulated',
  },
  '16.2': {
    title: 'Evacuation of factories',
    text: 'In 1941 only, the Soviets may evacuate a factory for three strategic rail movements.',
    see: ['7.4'],
    status: 'enforced',
  },
  '16.2.new': {
    title: 'Rebuilding evacuated factories',
    text: 'An evacuated factory begins in box 8 and advances one box each turn free of charge. In box 10 it is placed like a new factory and works at once.',
    see: ['15.1.place'],
    status: 'simulated',
  },
} as const satisfies Chapter;
