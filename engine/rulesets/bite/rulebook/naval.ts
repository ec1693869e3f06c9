import type { Chapter } from './entry.js';

/** 18: naval movement. */
export const naval = {
  '18.0': {
    title: 'Naval movement',
    text: 'The option `naval`. Land units go from a friendly port to another on the same sea, through no strait that is not friendly.',
    see: ['3.1', '9.2.ports'],
    status: 'enforced',
  },
  '18.0.straits': {
    title: 'Friendly straits',
    text: 'A strait is friendly when its side controls every hex on both of its shores.',
    see: ['3.1'],
    status: 'simulated',
  },
  '18.0.orders': {
    title: 'Who orders it',
    text: 'A Supreme Headquarters, but not the Finnish or Hungarian, or the Soviet Naval one, as a special action.',
    see: ['13.8', '13.8.1.naval'],
    status: 'enforced',
  },
  '18.1': {
    title: 'Units among mines',
    text: 'A unit that crosses the Black Sea, the Sea of Azov or the Gulf of Finland while the enemy controls it rolls: 1 to 3 it arrives, 4 or 5 it loses 1 point, on 6 it is lost.',
    see: ['3.1', '11.3'],
    status: 'simulated',
  },
  '18.2': {
    title: 'Points among mines',
    text: 'Production and oil carried through mined seas roll for each point: 1 to 5 it arrives, on 6 it is lost.',
    see: ['11.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
