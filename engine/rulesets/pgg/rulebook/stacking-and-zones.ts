import type { Chapter } from './entry.js';

/** Sections 7 and 8 of the rulebook: stacking and divisional integrity, zones of control. */
export const stackingAndZones = {
  '7.0': {
    title: 'Stacking',
    text: 'The rules of this section say how many units may share a hex, and what German divisions gain when all their units are together.',
    see: ['7.1', '7.2', '7.3'],
    status: 'enforced',
    heading: true,
  },
  '7.1': {
    title: 'Soviet stacking',
    text: 'A hex may contain three Soviet combat units, or four units when a leader is among them. The limit applies at the end of the Soviet movement phase and throughout combat phases. Markers do not count. Units may move through hexes with friendly units without limit, except in a retreat. Units in excess are removed from play; their owner chooses the units.',
    see: ['7.2', '9.73', '10.25'],
    status: 'enforced',
  },
  '7.2': {
    title: 'German stacking',
    text: 'A hex may contain three German combat units at the end of each German movement phase and of each combat phase. Units in excess are removed by the same rule as Soviet units.',
    see: ['7.1'],
    status: 'enforced',
  },
  '7.3': {
    title: 'Divisional integrity',
    text: 'A panzer or motorized division whose units are all together in one hex, without other units, has double strength in attack and defense. A panzer division is one panzer and two panzer grenadier regiments, a motorized division two regiments, Das Reich three. Infantry and cavalry divisions have no such bonus, and a division that has lost a whole regiment never has it again.',
    see: ['6.55', '9.63'],
    status: 'simulated',
  },
  '8.0': {
    title: 'Zones of control in general',
    text: 'The zone of control (ZOC) of a unit is the six adjacent hexes. Enemy units that enter one of these hexes must stop there and cannot leave it by movement.',
    see: ['6.22', '8.13'],
    status: 'enforced',
  },
  '8.1': {
    title: 'Effects of zones of control',
    text: 'The rules of this section say which units have a ZOC, what a ZOC hinders, and what cancels it.',
    see: ['8.11', '8.15', '8.17'],
    status: 'simulated',
    heading: true,
  },
  '8.11': {
    title: 'Every unit has a zone',
    text: 'All units have a ZOC at all times, including leaders and untried units; only disrupted units have none.',
    see: ['6.62', '10.22', '12.3'],
    status: 'simulated',
  },
  '8.12': {
    title: 'Zones cost no points',
    text: 'Entering an enemy ZOC costs no points in addition to the terrain cost.',
    see: ['6.12'],
    status: 'simulated',
  },
  '8.13': {
    title: 'Leaving a zone of control',
    text: 'A unit leaves an enemy ZOC only by a combat result or by an overrun.',
    see: ['6.22', '6.5', '6.56'],
    status: 'enforced',
  },
  '8.14': {
    title: 'Own zones',
    text: 'A side’s own ZOC has no effect on its own units.',
    see: ['8.15'],
    status: 'simulated',
  },
  '8.15': {
    title: 'Friendly units cancel enemy zones',
    text: 'In a hex that contains a friendly unit, enemy ZOC has no effect on lines of supply, command and retreats. It still affects movement. Friendly ZOC without a friendly unit cancels nothing.',
    see: ['9.71', '11.11', '11.21'],
    status: 'simulated',
  },
  '8.16': {
    title: 'Zones are mutual',
    text: 'When a unit is in the ZOC of an enemy unit, the enemy unit is also in the ZOC of the unit.',
    see: ['8.11'],
    status: 'simulated',
  },
  '8.17': {
    title: 'Zones and terrain',
    text: 'ZOC extends into all six adjacent hexes, also across rivers, but not across a hexside that is all lake. Other terrain does not affect ZOC.',
    see: ['6.7'],
    status: 'simulated',
  },
  '8.18': {
    title: 'Several zones',
    text: 'Two or more ZOC in one hex have the same effect as one.',
    see: ['8.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
