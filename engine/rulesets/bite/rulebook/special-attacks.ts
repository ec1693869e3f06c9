import type { Chapter } from './entry.js';

/** 20 to 22: cavalry charge, panzer attack, Stukas. */
export const specialAttacks = {
  '20.0': {
    title: 'Cavalry charge',
    text: 'Cavalry charge.',
    see: [],
    status: 'simulated',
  },
  '21.0': {
    title: 'Panzer attack',
    text: 'Panzer attack.',
    see: [],
    status: 'simulated',
  },
  '22.0': {
    title: 'Jericho trumpets',
    text: 'Jericho trumpets.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
