import type { Chapter } from '../../../play/rulebook.js';

/** Sections 9.1 and 9.2 of the rulebook: support, zones of control. */
export const supportAndZones = {
  '9': {
    title: 'Support and zones of control',
    text: 'The rules of this section say which units support an assault, and which sectors a unit controls.',
    see: ['9.1', '9.2'],
    status: 'enforced',
    heading: true,
  },
  '9.1': {
    title: 'Support',
    text: 'Supporting units add their combat factors to an assault.',
    see: ['9.1a', '9.1b', '9.1c', '9.1e', '9.1f', '9.1g'],
    status: 'enforced',
    heading: true,
  },
  '9.1a': {
    title: 'Support for the attacker',
    text: 'Units in the leader’s own sector may support the attacker, and so may units of another division in a sector that is adjacent to the attacked sector.',
    see: ['9.1c', '9.1e'],
    status: 'enforced',
  },
  '9.1b': {
    title: 'Support for the defender',
    text: 'All other units in the assaulted sector may support the defender, and so may units of another division in an adjacent sector.',
    see: ['9.1c', '9.1e'],
    status: 'enforced',
  },
  '9.1c': {
    title: 'Support from the same sector',
    text: 'In attack, suitable units of the leader’s division support; a ruling decides whether all of them do or only those that are named. In defence, units of any division support, but divisional support units and artillery support only a leader of their own division. A headquarters never supports.',
    see: ['2.1b', '2.1i', '2.1o', '2.1w'],
    status: 'enforced',
  },
  '9.1d': {
    title: 'No support from other sectors by the same division',
    text: 'Units of the leader’s division in other sectors never support, even next to the target. From an adjacent sector only units of other divisions support.',
    see: ['9.1a', '9.1b'],
    status: 'enforced',
  },
  '9.1e': {
    title: 'Support from another division',
    text: 'Only infantry and armoured regiments and brigades support another division. They may have been activated already, but must have neither attacked nor supported another division in this turn.',
    see: ['9.1g', '9.1h'],
    status: 'enforced',
  },
  '9.1f': {
    title: 'Three supporters',
    text: 'At most 3 units support; if there are more, the owner chooses.',
    see: ['4d', '8h'],
    status: 'enforced',
  },
  '9.1g': {
    title: 'Threatened units give no support',
    text: 'A unit cannot support another division while an enemy other than a headquarters is in an adjacent sector. In attack the attacked sector does not count, and in defence the sectors of the attackers do not count.',
    see: ['9.1e'],
    status: 'enforced',
  },
  '9.1h': {
    title: 'Support uses up the assault',
    text: 'Leading or supporting an attack is a unit’s assault for the turn. Support is never compulsory. Supporting the defence of its own sector uses up nothing, but a unit may support the defence of another division in an adjacent sector only once per turn.',
    see: ['6e', '9.1e'],
    status: 'enforced',
  },
  '9.1i': {
    title: 'Example of support',
    text: 'An infantry division that moved next to the enemy and waited may support the assault of an armoured division later in the same turn: it was activated, but it neither attacked nor supported.',
    see: ['9.1e'],
    status: 'simulated',
  },

  '9.2': {
    title: 'Zones of control',
    text: 'The zone of control (ZOC) of a unit is the adjacent sectors, in which enemy units have to stop.',
    see: ['9.2a', '9.2b', '9.2c', '9.2f'],
    status: 'enforced',
    heading: true,
  },
  '9.2a': {
    title: 'Extent of a zone of control',
    text: 'A ground unit, including a headquarters, has a ZOC in the six adjacent hexes or eight adjacent squares, regardless of terrain. Aircraft have no ZOC and are not affected by it.',
    see: ['4a', '7.1c'],
    status: 'simulated',
  },
  '9.2b': {
    title: 'Units stop in a zone of control',
    text: 'A unit that enters enemy ZOC stops and may not move farther in this turn.',
    see: ['9.2e'],
    status: 'enforced',
  },
  '9.2c': {
    title: 'Leaving a zone of control',
    text: 'A unit that starts the turn in enemy ZOC may leave it, but stops when it enters another enemy ZOC or the same ZOC again.',
    see: ['9.2b'],
    status: 'enforced',
  },
  '9.2d': {
    title: 'From one zone of control to another',
    text: 'A unit may move one sector directly from one enemy ZOC into another if that is its whole move.',
    see: ['9.2c'],
    status: 'simulated',
  },
  '9.2e': {
    title: 'Every entry into enemy ZOC ends the move',
    text: 'Each step into a sector in enemy ZOC is the last step of a move.',
    see: ['9.2b', '9.2c', '9.2d'],
    status: 'enforced',
  },
  '9.2f': {
    title: 'Retreats and zones of control',
    text: 'A retreat must avoid enemy ZOC if a path of the full length does so. Otherwise the units stop in the first sector in enemy ZOC, and each of them loses 1 break point.',
    see: ['8p', '8q', '8s'],
    status: 'simulated',
  },
} as const satisfies Chapter;
