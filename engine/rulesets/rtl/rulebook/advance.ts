import type { Chapter } from './entry.js';

/** 11.6: advance after combat. */
export const advance = {
  '11.6': {
    title: 'Advance',
    text: 'When the defending hex is empty the attackers may follow, without cost; not over forbidden hexsides, off the map or into enemy combat units.',
    see: ['11.61', '11.63'],
    status: 'enforced',
  },
  '11.61': {
    title: 'How far',
    text: 'The table and the unit decide.',
    see: ['11.61a', '11.61b', '11.61c', '11.61d'],
    status: 'simulated',
    heading: true,
  },
  '11.61a': {
    title: 'Assault table',
    text: 'Into the emptied hex and no farther, and not where the last defender died for no retreat.',
    see: ['11.42c'],
    status: 'enforced',
  },
  '11.61b': {
    title: 'Mobile table, motorized',
    text: 'Two hexes, the first the defending one, the second any beside it; one if disrupted; none where no retreat took the last step.',
    see: ['3.72e'],
    status: 'enforced',
  },
  '11.61c': {
    title: 'Mobile table, others',
    text: 'One hex.',
    see: ['11.61b'],
    status: 'enforced',
  },
  '11.61d': {
    title: 'Defenders',
    text: 'They never advance.',
    see: ['11.6'],
    status: 'enforced',
  },
  '11.62': {
    title: 'At once',
    text: 'Before anything else, or not at all. Who advanced does not attack again in the phase.',
    see: ['10.11'],
    status: 'enforced',
  },
  '11.63': {
    title: 'Who',
    text: 'Victorious attackers of that fight, from any of its hexes; heavy units never.',
    see: ['8.5'],
    status: 'enforced',
  },
  '11.64': {
    title: 'Zones',
    text: 'Advancing units take no heed of enemy zones.',
    see: ['11.6'],
    status: 'simulated',
  },
  '11.65': {
    title: 'Stacking',
    text: 'The limit holds when the advance ends.',
    see: ['3.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
