import type { Chapter } from './entry.js';

/** 20 to 22: cavalry charge, panzer attack, Stukas. */
export const specialAttacks = {
  '20.0': {
    title: 'Cavalry charge',
    text: 'The option `cavalry-charge`. In good weather and plain, against defenders with neither cavalry nor tanks, the attacker may declare a charge: his cavalry fires first of all.',
    see: ['7.7.5', '20.0.answer'],
    status: 'enforced',
  },
  '20.0.answer': {
    title: 'The charge is answered',
    text: 'The defender’s fire goes first against the charging cavalry, then against the others.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '20.0.barbo': {
    title: 'Barbò’s cavalry',
    text: 'The Italian group of that name may charge with 3 more dice, once in a game.',
    see: ['20.0'],
    status: 'enforced',
  },
  '21.0': {
    title: 'Panzer attack',
    text: 'The option `panzer-attack`. In good weather and plain, with tanks against none, the attacker may declare it: his armour fires before the defenders that are no armour.',
    see: ['7.7.5', '21.0.answer'],
    status: 'enforced',
  },
  '21.0.answer': {
    title: 'The panzers are answered',
    text: 'The defender’s fire goes first against the armour, then against the others.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '21.0.mechanised': {
    title: 'Mechanised units of level 1',
    text: 'They count as armour for neither side.',
    see: ['6.2.1'],
    status: 'simulated',
  },
  '22.0': {
    title: 'Jericho trumpets',
    text: 'The option `stuka`. Stukas at full strength raid with 2 more dice, in good weather and after reconnaissance, land units that have no cover; a minor city is none.',
    see: ['7.7.3', '19.0'],
    status: 'simulated',
  },
  '22.0.fighters': {
    title: 'Fighters keep Stukas off',
    text: 'There are no more dice with an enemy fighter in the hex.',
    see: ['22.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
