import type { Chapter } from './entry.js';

/** 31: units in reserve. */
export const reserve = {
  '31.0': {
    title: 'Units in reserve',
    text: 'The option `reserve`. A unit of level 2 or above goes into Reserve for an action point of a fitting activated headquarters, and is marked by a black barrel, which may lie hidden.',
    see: ['13.4', '13.8.1.reserve'],
    status: 'enforced',
  },
  '31.0.motorisation': {
    title: 'Infantry in lorries',
    text: 'Put in Reserve in the Movement Phase, a unit of infantry class does not move then, but in the extra movement, free and as if it were armour.',
    see: ['7.10'],
    status: 'enforced',
  },
  '31.0.defence': {
    title: 'Mobile defence',
    text: 'Put in Reserve in the extra movement, armour does not move then, but may in the enemy’s next Reaction Phase, to help friends who are attacked.',
    see: ['7.6', '7.10'],
    status: 'enforced',
  },
} as const satisfies Chapter;
