import type { Chapter } from './entry.js';

/** Section 31 of the rulebook: units in Reserve. */
export const reserve = {
  '31.0': {
    title: 'Units in reserve',
    text: 'This rule is played with the option `reserve`. A unit of level 2 or above is put in Reserve for an action point of a suitable activated headquarters. It is marked with a black barrel, which may be hidden.',
    see: ['13.4', '13.8.1.reserve'],
    status: 'enforced',
  },
  '31.0.motorisation': {
    title: 'Motorized infantry',
    text: 'A unit of infantry class that is put in Reserve in the Movement Phase does not move in this phase. It moves in the extra movement instead, free of charge and as if it were armour.',
    see: ['7.10'],
    status: 'enforced',
  },
  '31.0.defence': {
    title: 'Mobile defence',
    text: 'Armour that is put in Reserve in the extra movement does not move then. It may move in the enemy’s next Reaction Phase, to support friendly units that are attacked.',
    see: ['7.6', '7.10'],
    status: 'enforced',
  },
} as const satisfies Chapter;
