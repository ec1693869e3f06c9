import type { Chapter } from './entry.js';

/** Section 11.6 of the rulebook: advance after combat. */
export const advance = {
  '11.6': {
    title: 'Advance',
    text: 'When the defending hex is empty the attackers may advance, without cost, but not across prohibited hexsides, off the map or into hexes with enemy combat units.',
    see: ['11.61', '11.63'],
    status: 'enforced',
  },
  '11.61': {
    title: 'How far',
    text: 'The table and the kind of unit set the distance.',
    see: ['11.61a', '11.61b', '11.61c', '11.61d'],
    status: 'simulated',
    heading: true,
  },
  '11.61a': {
    title: 'Assault table',
    text: 'Only into the vacated hex, and not if the no-retreat loss eliminated the last defender.',
    see: ['11.42c'],
    status: 'enforced',
  },
  '11.61b': {
    title: 'Mobile table, motorized',
    text: 'Two hexes: first the defending hex, then any adjacent one. One hex if disrupted; none if the no-retreat loss eliminated the last defender.',
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
    text: 'Defenders never advance.',
    see: ['11.6'],
    status: 'enforced',
  },
  '11.62': {
    title: 'Immediate advance',
    text: 'The advance is made at once or not at all. A unit that advanced does not attack again in the phase.',
    see: ['10.11'],
    status: 'enforced',
  },
  '11.63': {
    title: 'Units that may advance',
    text: 'Victorious attackers of that combat, from any of its hexes. Heavy units never advance.',
    see: ['8.5'],
    status: 'enforced',
  },
  '11.64': {
    title: 'Zones',
    text: 'Advancing units ignore enemy zones of control.',
    see: ['11.6'],
    status: 'simulated',
  },
  '11.65': {
    title: 'Stacking',
    text: 'The stacking limit applies when the advance ends.',
    see: ['3.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
