import type { Chapter } from './entry.js';

/** Section 32 of the rulebook: strategic bombing. */
export const strategicBombing = {
  '32.0': {
    title: 'Strategic bombing',
    text: 'The option `strategic-bombing`. In the Movement Phase bombers are sent against enemy industry, mines, cities, ports or stations; the enemy reacts as usual.',
    see: ['7.5.2', '7.6'],
    status: 'simulated',
  },
  '32.0.who': {
    title: 'Bombers that may bomb',
    text: 'Tactical bombers from level 2 on, strategic ones always; each attacks either units or installations in a turn.',
    see: ['6.3.2'],
    status: 'enforced',
  },
  '32.0.strategic': {
    title: 'Malus for bombing',
    text: 'Strategic bombers have only that of the weather; tactical ones need reconnaissance to bomb without Malus.',
    see: ['19.0', '9.3'],
    status: 'simulated',
  },
  '32.0.round': {
    title: 'Duration of bombing',
    text: 'After air combat one round is fought; damage is repaired at the start of the next turn.',
    see: ['7.7.1'],
    status: 'simulated',
  },
  '32.1': {
    title: 'Industry, cities, mines',
    text: 'Each hit destroys 1 production point of the turn; ten in one attack destroy an industrial complex permanently.',
    see: ['11.1', '11.2'],
    status: 'simulated',
  },
  '32.2': {
    title: 'Ports',
    text: 'One hit closes a port to troops and landings for a turn; three in one attack also end its use as a supply source for that time.',
    see: ['4.2', '18.0', '24.0'],
    status: 'simulated',
  },
  '32.3': {
    title: 'Stations',
    text: 'Every city has a station. Each hit removes one strategic rail movement from its owner next turn, and rail movement may not begin, pass or end there.',
    see: ['7.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
