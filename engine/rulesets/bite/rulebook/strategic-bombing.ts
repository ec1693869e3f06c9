import type { Chapter } from './entry.js';

/** Section 32 of the rulebook: strategic bombing. */
export const strategicBombing = {
  '32.0': {
    title: 'Strategic bombing',
    text: 'This rule is played with the option `strategic-bombing`. In the Movement Phase bombers are sent against enemy industry, mines, cities, ports or stations. The enemy reacts as usual.',
    see: ['7.5.2', '7.6'],
    status: 'simulated',
  },
  '32.0.who': {
    title: 'Bombers that may bomb',
    text: 'Tactical bombers may bomb from level 2 on, strategic bombers always. Each bomber attacks either units or installations in a turn.',
    see: ['6.3.2'],
    status: 'enforced',
  },
  '32.0.strategic': {
    title: 'Malus for bombing',
    text: 'Strategic bombers have only the Malus of the weather. Tactical bombers need reconnaissance to bomb without a further Malus.',
    see: ['19.0', '9.3'],
    status: 'simulated',
  },
  '32.0.round': {
    title: 'Duration of bombing',
    text: 'After air combat one round is fought. Damage is repaired at the start of the next turn.',
    see: ['7.7.1'],
    status: 'simulated',
  },
  '32.1': {
    title: 'Industry, cities, mines',
    text: 'Each hit destroys 1 production point of the turn. Ten hits in one attack destroy an industrial complex permanently.',
    see: ['11.1', '11.2'],
    status: 'simulated',
  },
  '32.2': {
    title: 'Bombing of ports',
    text: 'One hit closes a port to troops and landings for a turn. Three hits in one attack also end its use as a supply source for that time.',
    see: ['4.2', '18.0', '24.0'],
    status: 'simulated',
  },
  '32.3': {
    title: 'Bombing of stations',
    text: 'Every city has a station. Each hit removes one strategic rail movement from its owner next turn, and rail movement may not begin, pass or end in its hex.',
    see: ['7.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
