import type { Chapter } from './entry.js';

/** Section 18 of the rulebook: naval movement. */
export const naval = {
  '18.0': {
    title: 'Naval movement',
    text: 'This rule is played with the option `naval`. Land units move from a friendly port to another on the same sea, but not through a strait that is not friendly.',
    see: ['3.1', '9.2.ports'],
    status: 'enforced',
  },
  '18.0.straits': {
    title: 'Friendly straits',
    text: 'A strait is friendly to a side that controls every hex on both its shores.',
    see: ['3.1'],
    status: 'simulated',
  },
  '18.0.orders': {
    title: 'Orders for naval movement',
    text: 'Naval movement is ordered by the Soviet Naval Headquarters, or by a special action of a Supreme Headquarters. The Finnish and Hungarian Supreme Headquarters may not order it.',
    see: ['13.8', '13.8.1.naval'],
    status: 'enforced',
  },
  '18.1': {
    title: 'Units in mined seas',
    text: 'A unit that crosses the Black Sea, the Sea of Azov or the Gulf of Finland while the enemy controls it rolls a die: on 1 to 3 it arrives, on 4 or 5 it loses 1 point, on 6 it is lost.',
    see: ['3.1', '11.3'],
    status: 'simulated',
  },
  '18.2': {
    title: 'Points in mined seas',
    text: 'For each production or oil point that is carried through mined seas a die is rolled: on 1 to 5 the point arrives, on 6 it is lost.',
    see: ['11.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
