import type { Chapter } from './entry.js';

/** Section 10 of the rulebook: elite units. */
export const elite = {
  '10.0': {
    title: 'Elite units',
    text: 'German elite units are the 22nd Air-landing Division, the 7th Flieger Division, Großdeutschland, Hermann Göring and all SS units. Soviet elite units are all Guards and Marines.',
    see: ['10.0.attack', '10.0.defence', '10.0.guards'],
    status: 'simulated',
  },
  '10.0.attack': {
    title: 'Elite units in attack',
    text: 'Guards, Großdeutschland, Hermann Göring and SS units attack with 1 Bonus.',
    see: ['7.7.6'],
    status: 'simulated',
  },
  '10.0.defence': {
    title: 'Elite units in defence',
    text: 'Marines, the 22nd Air-landing Division and the 7th Flieger Division defend with 1 Bonus, also in anti-aircraft fire.',
    see: ['7.7.6', '7.7.2'],
    status: 'simulated',
  },
  '10.0.guards': {
    title: 'Movement of Guards',
    text: 'Guards have 4 movement points from the start instead of 3; Guards cavalry has 5.',
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
