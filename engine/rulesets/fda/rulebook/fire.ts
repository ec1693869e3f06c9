import type { Chapter } from '../../../play/rulebook.js';

/** Section 10 of the rulebook: fire. */
export const fire = {
  '10': {
    title: 'Fire',
    text: 'Fire is combat at a distance: both sides roll dice, and no unit retreats.',
    see: ['10a', '10b', '10.1', '10c', '10h'],
    status: 'enforced',
    heading: true,
  },
  '10a': {
    title: 'Units that may fire',
    text: 'Units with range 1 or more may fire. Range is counted in sectors, on squares also diagonally.',
    see: ['Ab', '6d'],
    status: 'enforced',
  },
  '10b': {
    title: 'Line of sight',
    text: 'Heavy terrain between firer and target blocks direct fire at 2 sectors or more, if it lies on every shortest path. Units may fire into heavy terrain, and artillery needs no line of sight.',
    see: ['14d'],
    status: 'enforced',
  },
  '10c': {
    title: 'The dice of fire',
    text: 'Firer and target each roll 1 die, with the dice that the following rules add or subtract, but at least 1; the sums are compared. Support, divisional artillery and losses of the turn have no effect on fire.',
    see: ['10d', '10e', '10f', '10g', '10j', '10k'],
    status: 'simulated',
  },
  '10d': {
    title: 'Large unit',
    text: 'A regiment or brigade rolls 1 additional die, both as firer and as target.',
    see: ['1a', '10c'],
    status: 'simulated',
  },
  '10e': {
    title: 'Higher combat factor',
    text: 'The unit with the higher combat factor rolls 1 additional die, or 2 if its factor is more than double the other factor.',
    see: ['2.1q', '3a', '8g'],
    status: 'simulated',
  },
  '10f': {
    title: 'Target under cover',
    text: 'A target in fortifications or heavy terrain rolls 1 additional die, and no more if both apply. Mines give no die.',
    see: ['13f', '14a'],
    status: 'simulated',
  },
  '10g': {
    title: 'Massed artillery',
    text: 'An artillery unit of more than 2 regiments rolls 1 additional die, both as firer and as target.',
    see: ['10c'],
    status: 'simulated',
  },
  '10h': {
    title: 'Hits by fire',
    text: 'When the firer has the higher score, the target loses 1 break point and stays in its sector.',
    see: ['3c'],
    status: 'simulated',
  },
  '10i': {
    title: 'Misses by fire',
    text: 'When the target has an equal or higher score, the fire has no effect; the firer never takes losses.',
    see: ['10h'],
    status: 'simulated',
  },
  '10j': {
    title: 'Headquarters lost',
    text: 'A unit whose division has lost its headquarters rolls 1 die fewer.',
    see: ['2.1e', '8m'],
    status: 'simulated',
  },
  '10k': {
    title: 'Out of supply',
    text: 'A unit of a division out of supply rolls 1 die fewer.',
    see: ['7.1e', '8o'],
    status: 'simulated',
  },

  '10.1': {
    title: 'Priority of targets',
    text: 'The rules of this section say which targets units must fire at first.',
    see: ['10.1a', '10.1b', '10.1c', '10.1d'],
    status: 'enforced',
    heading: true,
  },
  '10.1a': {
    title: 'Priority is compulsory',
    text: 'A firer may choose its target freely only if no target with priority is in range and in sight, or for artillery in the sector at which it fires.',
    see: ['2.1l', '10.1d'],
    status: 'enforced',
  },
  '10.1b': {
    title: 'Tanks fire at tanks',
    text: 'Armour must fire at enemy armour first; it need not fire at anti-tank guns.',
    see: ['10.1a', '10.1d'],
    status: 'enforced',
  },
  '10.1c': {
    title: 'Anti-tank units fire at armour',
    text: 'Anti-tank units must fire at armour before all other targets.',
    see: ['2.1q', '10.1a'],
    status: 'enforced',
  },
  '10.1d': {
    title: 'Large units first',
    text: 'Among targets of equal priority, regiments and brigades come before smaller units, also for counter-battery fire. A headquarters is a target only when it is isolated.',
    see: ['2.1d', '10.1b', '10.1c'],
    status: 'enforced',
  },
} as const satisfies Chapter;
