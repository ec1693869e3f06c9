import type { Chapter } from './entry.js';

/** 32: strategic bombing. */
export const strategicBombing = {
  '32.0': {
    title: 'Strategic bombing',
    text: 'The option `strategic-bombing`. In the Movement Phase bombers are sent against industry, mines, cities, ports or stations of the enemy; he reacts as ever.',
    see: ['7.5.2', '7.6'],
    status: 'simulated',
  },
  '32.0.who': {
    title: 'Who bombs',
    text: 'Tactical bombers from level 2, strategic ones always; each hits either units or installations in a turn.',
    see: ['6.3.2'],
    status: 'enforced',
  },
  '32.0.strategic': {
    title: 'Malus of the bombing',
    text: 'Strategic bombers have none but that of weather; tactical ones need reconnaissance to bomb in full.',
    see: ['19.0', '9.3'],
    status: 'simulated',
  },
  '32.0.round': {
    title: 'How long it lasts',
    text: 'After the air combat one round; what is hit is whole again when the next turn begins.',
    see: ['7.7.1'],
    status: 'simulated',
  },
  '32.1': {
    title: 'Industry, cities, mines',
    text: 'Each hit takes 1 production point of the turn; ten in one attack destroy an industrial complex for good.',
    see: ['11.1', '11.2'],
    status: 'simulated',
  },
  '32.2': {
    title: 'Ports',
    text: 'One hit closes a port for a turn to troops and landings; three in one attack also end it as a source of supply for that time.',
    see: ['4.2', '18.0', '24.0'],
    status: 'simulated',
  },
  '32.3': {
    title: 'Stations',
    text: 'Every city has one. Each hit takes one strategic rail movement from its owner next turn, and none begins, passes or ends there.',
    see: ['7.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
