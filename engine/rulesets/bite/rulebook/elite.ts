import type { Chapter } from './entry.js';

/** Section 10 of the rulebook: elite units. */
export const elite = {
  '10.0': {
    title: 'Elite units',
    text: 'German elite units are the 22nd Air-landing Division, the 7th Flieger Division, Großdeutschland, Hermann Göring and all of the SS; Soviet ones are all Guards and Marines.',
    see: ['10.0.attack', '10.0.defence', '10.0.guards'],
    status: 'simulated',
  },
  '10.0.attack': {
    title: 'Elite in attack',
    text: 'Guards, Großdeutschland, Hermann Göring and SS attack with 1 Bonus.',
    see: ['7.7.6'],
    status: 'simulated',
  },
  '10.0.defence': {
    title: 'Elite in defence',
    text: 'Marines, the 22nd and the 7th division defend with 1 Bonus, also in anti-aircraft fire.',
    see: ['7.7.6', '7.7.2'],
    status: 'simulated',
  },
  '10.0.guards': {
    title: 'Movement of Guards',
    text: 'Guards have 4 movement points from the start instead of 3, their cavalry 5.',
    see: ['6.1.1', '6.1.3'],
    status: 'simulated',
  },
  '10.0.lost': {
    title: 'Guards are not rebuilt',
    text: 'Steps of Guards can be repaired; eliminated Guards cannot be rebuilt.',
    see: ['7.3', '11.0'],
    status: 'enforced',
  },
} as const satisfies Chapter;
