import type { Chapter } from './entry.js';

/** Section 11.6 of the rulebook: advance after combat. */
export const advance = {
  '11.6': {
    title: 'Advance',
    text: 'When the defending hex is empty, the attackers may advance. An advance costs no movement points, but it may not cross prohibited hexsides, leave the map or enter hexes with enemy combat units.',
    see: ['11.61', '11.63'],
    status: 'enforced',
  },
  '11.61': {
    title: 'Distance of an advance',
    text: 'The combat table and the kind of unit determine how far a unit may advance.',
    see: ['11.61a', '11.61b', '11.61c', '11.61d'],
    status: 'simulated',
    heading: true,
  },
  '11.61a': {
    title: 'Advance on the Assault table',
    text: 'Units advance only into the vacated hex. They do not advance if the no-retreat loss eliminated the last defender.',
    see: ['11.42c'],
    status: 'enforced',
  },
  '11.61b': {
    title: 'Motorized units on the Mobile table',
    text: 'Motorized units advance two hexes: first into the defending hex, then into any adjacent hex. Disrupted units advance one hex. No unit advances if the no-retreat loss eliminated the last defender.',
    see: ['3.72e'],
    status: 'enforced',
  },
  '11.61c': {
    title: 'Other units on the Mobile table',
    text: 'Units that are not motorized advance one hex.',
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
    text: 'The victorious attackers of the combat may advance, from any of the hexes they attacked from. Heavy units never advance.',
    see: ['8.5'],
    status: 'enforced',
  },
  '11.64': {
    title: 'Zones and advance',
    text: 'Advancing units ignore enemy zones of control.',
    see: ['11.6'],
    status: 'simulated',
  },
  '11.65': {
    title: 'Stacking after an advance',
    text: 'The stacking limit applies when the advance ends.',
    see: ['3.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
