import type { Chapter } from './entry.js';

/** Sections 20 to 22 of the rulebook: cavalry charge, panzer attack, Stukas. */
export const specialAttacks = {
  '20.0': {
    title: 'Cavalry charge',
    text: 'This rule is played with the option `cavalry-charge`. In good weather and in plain, against defenders without cavalry and tanks, the attacker may declare a charge: the attacking cavalry fires before all other units.',
    see: ['7.7.5', '20.0.answer'],
    status: 'enforced',
  },
  '20.0.answer': {
    title: 'Return fire at a charge',
    text: 'The defender’s hits apply first to the charging cavalry, then to other units.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '20.0.barbo': {
    title: 'Barbò’s cavalry',
    text: 'The Italian Barbò group may charge with 3 more dice, once in a game.',
    see: ['20.0'],
    status: 'enforced',
  },
  '21.0': {
    title: 'Panzer attack',
    text: 'This rule is played with the option `panzer-attack`. In good weather and in plain, if the defender has no tanks, the attacker may declare a panzer attack: the attacking armour fires before defenders that are not armour.',
    see: ['7.7.5', '21.0.answer'],
    status: 'enforced',
  },
  '21.0.answer': {
    title: 'Return fire at a panzer attack',
    text: 'The defender’s hits apply first to the attacking armour, then to other units.',
    see: ['7.7.9'],
    status: 'simulated',
  },
  '21.0.mechanised': {
    title: 'Mechanized units of level 1',
    text: 'Mechanized units of level 1 do not count as armour for either side.',
    see: ['6.2.1'],
    status: 'simulated',
  },
  '22.0': {
    title: 'Dive bombers',
    text: 'This rule is played with the option `stuka`. Dive bombers at full strength roll 2 more dice, in good weather and after reconnaissance, against land units without cover; a minor city gives no cover.',
    see: ['7.7.3', '19.0'],
    status: 'simulated',
  },
  '22.0.fighters': {
    title: 'Dive bombers and enemy fighters',
    text: 'Dive bombers roll no extra dice if an enemy fighter is in the hex.',
    see: ['22.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
