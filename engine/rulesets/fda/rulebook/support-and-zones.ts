import type { Chapter } from '../../../play/rulebook.js';

/** Sections 9.1 and 9.2 of the rulebook: support, zones of control. */
export const supportAndZones = {
  '9': {
    title: 'Support and zones of control',
    text: 'Who helps in an assault, and what a unit controls around it.',
    see: ['9.1', '9.2'],
    status: 'enforced',
    heading: true,
  },
  '9.1': {
    title: 'Support',
    text: 'Whose combat factors are counted besides the leader’s.',
    see: ['9.1a', '9.1b', '9.1c', '9.1e', '9.1f', '9.1g'],
    status: 'enforced',
    heading: true,
  },
  '9.1a': {
    title: 'Support for the attacker',
    text: 'Units in the leader’s own sector, or units of another division in a sector that borders the attacked one.',
    see: ['9.1c', '9.1e'],
    status: 'enforced',
  },
  '9.1b': {
    title: 'Support for the defender',
    text: 'All other units in the assaulted sector, or units of another division in a sector that borders it.',
    see: ['9.1c', '9.1e'],
    status: 'enforced',
  },
  '9.1c': {
    title: 'Support from the same sector',
    text: 'In attack, units of the leader’s division that are fit for it; whether they all count or those named is a ruling. In defence, units of any division, but battalions of support units and artillery only for a leader of their own. Never a headquarters.',
    see: ['2.1b', '2.1i', '2.1o', '2.1w'],
    status: 'enforced',
  },
  '9.1d': {
    title: 'No help from the same division elsewhere',
    text: 'Units of the leader’s division in other sectors give nothing, even beside the target. From a bordering sector only other divisions help.',
    see: ['9.1a', '9.1b'],
    status: 'enforced',
  },
  '9.1e': {
    title: 'Support from another division',
    text: 'Only infantry and armoured regiments and brigades, activated already or not, that have neither attacked nor supported another division this turn.',
    see: ['9.1g', '9.1h'],
    status: 'enforced',
  },
  '9.1f': {
    title: 'Three supporters',
    text: 'Never more than 3 units are counted in support; when there are more, the owner chooses.',
    see: ['4d', '8h'],
    status: 'enforced',
  },
  '9.1g': {
    title: 'Threatened units give no support',
    text: 'A unit cannot help another division while an enemy other than a headquarters stands next to it, leaving aside the sector attacked or, in defence, the sectors the attack comes from.',
    see: ['9.1e'],
    status: 'enforced',
  },
  '9.1h': {
    title: 'Support spends the assault',
    text: 'Leading or supporting an attack is a unit’s assault for the turn. Support is never compulsory. Defending costs nothing, but helping another division from a bordering sector can be done once a turn.',
    see: ['6e', '9.1e'],
    status: 'enforced',
  },
  '9.1i': {
    title: 'The example of support',
    text: 'An infantry division that moved up and waited is counted in the assault that an armoured division makes later in the same turn: it was activated, but it neither attacked nor supported.',
    see: ['9.1e'],
    status: 'simulated',
  },

  '9.2': {
    title: 'Zones of control',
    text: 'The sectors around a unit, where enemies have to stop.',
    see: ['9.2a', '9.2b', '9.2c', '9.2f'],
    status: 'enforced',
    heading: true,
  },
  '9.2a': {
    title: 'The zone',
    text: 'A ground unit, headquarters included, controls the six hexes or eight squares around it, whatever their terrain. Aircraft have no ZOC and heed none.',
    see: ['4a', '7.1c'],
    status: 'simulated',
  },
  '9.2b': {
    title: 'Stop in a zone',
    text: 'A unit that enters enemy ZOC stops and moves no further this turn.',
    see: ['9.2e'],
    status: 'enforced',
  },
  '9.2c': {
    title: 'Leaving a zone',
    text: 'A unit that starts the turn in enemy ZOC may leave it, but stops on entering another, or the same one again.',
    see: ['9.2b'],
    status: 'enforced',
  },
  '9.2d': {
    title: 'From zone to zone',
    text: 'A unit may go one sector straight from one enemy ZOC into another when that is its whole move.',
    see: ['9.2c'],
    status: 'simulated',
  },
  '9.2e': {
    title: 'Every entry ends the move',
    text: 'It follows that each step into a sector under enemy ZOC is the last of a move.',
    see: ['9.2b', '9.2c', '9.2d'],
    status: 'enforced',
  },
  '9.2f': {
    title: 'Retreat and zones',
    text: 'A retreat must avoid enemy ZOC where a way of the full length does. Where none does, the units stop in the first sector of ZOC and each of them loses 1 break point.',
    see: ['8p', '8q', '8s'],
    status: 'simulated',
  },
} as const satisfies Chapter;
