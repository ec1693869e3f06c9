import type { Chapter } from './entry.js';

/** Sections 7 and 8 of the rulebook: stacking and divisional integrity, zones of control. */
export const stackingAndZones = {
  '7.0': {
    title: 'Stacking',
    text: 'How many units share a hex, and what German divisions gain by standing together.',
    see: ['7.1', '7.2', '7.3'],
    status: 'enforced',
    heading: true,
  },
  '7.1': {
    title: 'Soviet stacking',
    text: 'Three Soviet combat units fit in a hex, four units when a leader is among them. This is looked at when the Soviet movement phase ends and all through combat phases. Markers do not count. Passing through friends is free, except in a retreat. Units in excess are removed from play, the owner choosing which.',
    see: ['7.2', '9.73', '10.25'],
    status: 'enforced',
  },
  '7.2': {
    title: 'German stacking',
    text: 'A hex holds three German combat units at the end of each German movement phase and of each combat phase; the excess is removed as for the Soviet.',
    see: ['7.1'],
    status: 'enforced',
  },
  '7.3': {
    title: 'Divisional integrity',
    text: 'A panzer or motorized division that stands whole in one hex, with no stranger beside it, counts double in attack and defense. A panzer division is one panzer and two panzer grenadier regiments, a motorized division two regiments, Das Reich three. Infantry and cavalry divisions have no such bonus, and a division that has lost a whole regiment never has it again.',
    see: ['6.55', '9.63'],
    status: 'simulated',
  },
  '8.0': {
    title: 'Zones of control in general',
    text: 'A unit controls the six hexes around it. Enemies who step into one of them halt there, and cannot walk out of it as they please.',
    see: ['6.22', '8.13'],
    status: 'enforced',
  },
  '8.1': {
    title: 'What zones do',
    text: 'Who has a ZOC, what it hinders, and what takes its effect away.',
    see: ['8.11', '8.15', '8.17'],
    status: 'simulated',
    heading: true,
  },
  '8.11': {
    title: 'Every unit has a zone',
    text: 'All units have a ZOC at all times, leaders and untried ones too; only disrupted units have none.',
    see: ['6.62', '10.22', '12.3'],
    status: 'simulated',
  },
  '8.12': {
    title: 'Zones cost no points',
    text: 'Entering an enemy ZOC costs no more than the terrain does.',
    see: ['6.12'],
    status: 'simulated',
  },
  '8.13': {
    title: 'Leaving a zone',
    text: 'A unit leaves an enemy ZOC only by the result of a combat, or by an overrun.',
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
    text: 'In a hex that holds a friendly unit, enemy ZOC does not count for lines of supply, for command and for retreats. It still counts for movement, and a friendly ZOC alone cancels nothing.',
    see: ['9.71', '11.11', '11.21'],
    status: 'simulated',
  },
  '8.16': {
    title: 'Zones are mutual',
    text: 'When a unit stands in an enemy’s ZOC the enemy stands in its own: each holds the other.',
    see: ['8.11'],
    status: 'simulated',
  },
  '8.17': {
    title: 'Zones and terrain',
    text: 'ZOC reaches into all six hexes around and across rivers, but not across a hexside that is all lake. No other terrain matters to it.',
    see: ['6.7'],
    status: 'simulated',
  },
  '8.18': {
    title: 'Several zones',
    text: 'Two or more zones on one hex do no more than one.',
    see: ['8.0'],
    status: 'simulated',
  },
} as const satisfies Chapter;
