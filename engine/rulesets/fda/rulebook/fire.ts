import type { Chapter } from '../../../play/rulebook.js';

/** Section 10 of the rulebook: fire. */
export const fire = {
  '10': {
    title: 'Fire',
    text: 'Shooting from a distance: dice against dice, without retreats.',
    see: ['10a', '10b', '10.1', '10c', '10h'],
    status: 'enforced',
    heading: true,
  },
  '10a': {
    title: 'Who fires',
    text: 'Units with range 1 or more. Range is counted in sectors, on squares over corners too.',
    see: ['Ab', '6d'],
    status: 'enforced',
  },
  '10b': {
    title: 'Line of sight',
    text: 'Heavy terrain between firer and target blocks direct fire at 2 sectors or more, if it lies on every shortest way. Firing into heavy terrain is free, and artillery needs no sight.',
    see: ['14d'],
    status: 'enforced',
  },
  '10c': {
    title: 'The dice of fire',
    text: 'Firer and target each roll 1 die and those the lines below give or take, never less than 1; the sums are compared. Support, divisional artillery and losses of the turn give or take nothing here.',
    see: ['10d', '10e', '10f', '10g', '10j', '10k'],
    status: 'simulated',
  },
  '10d': {
    title: 'Large unit',
    text: 'A regiment or brigade rolls 1 die more, firing or fired at.',
    see: ['1a', '10c'],
    status: 'simulated',
  },
  '10e': {
    title: 'Higher combat factor',
    text: 'The unit with the higher combat factor rolls 1 die more, or 2 instead when it is more than double.',
    see: ['2.1q', '3a', '8g'],
    status: 'simulated',
  },
  '10f': {
    title: 'Target under cover',
    text: 'A target in fortifications or heavy terrain rolls 1 die more, once. Mines give none.',
    see: ['13f', '14a'],
    status: 'simulated',
  },
  '10g': {
    title: 'Massed artillery',
    text: 'An artillery unit made of more than 2 regiments rolls 1 die more, firing or fired at.',
    see: ['10c'],
    status: 'simulated',
  },
  '10h': {
    title: 'A hit',
    text: 'When the firer scores higher the target loses 1 break point and stays where it is.',
    see: ['3c'],
    status: 'simulated',
  },
  '10i': {
    title: 'A miss',
    text: 'When the target scores as high or higher nothing happens; the firer is never harmed.',
    see: ['10h'],
    status: 'simulated',
  },
  '10j': {
    title: 'Headquarters lost',
    text: 'A unit whose division has lost its headquarters rolls 1 die less.',
    see: ['2.1e', '8m'],
    status: 'simulated',
  },
  '10k': {
    title: 'Out of supply',
    text: 'A unit of a division out of supply rolls 1 die less.',
    see: ['7.1e', '8o'],
    status: 'simulated',
  },

  '10.1': {
    title: 'Priority of targets',
    text: 'What must be fired at first.',
    see: ['10.1a', '10.1b', '10.1c', '10.1d'],
    status: 'enforced',
    heading: true,
  },
  '10.1a': {
    title: 'Priority binds',
    text: 'A firer chooses freely only where no target of its priority is to be had: within range and sight, for artillery within the sector fired at.',
    see: ['2.1l', '10.1d'],
    status: 'enforced',
  },
  '10.1b': {
    title: 'Tanks fire at tanks',
    text: 'Armour must fire at enemy armour; anti-tank guns it may leave alone.',
    see: ['10.1a', '10.1d'],
    status: 'enforced',
  },
  '10.1c': {
    title: 'Anti-tank fires at armour',
    text: 'Anti-tank units must fire at armour before anything else.',
    see: ['2.1q', '10.1a'],
    status: 'enforced',
  },
  '10.1d': {
    title: 'Large units first',
    text: 'Among targets of equal priority regiments and brigades come before smaller units, under counter-battery fire too. A headquarters is a target only when isolated.',
    see: ['2.1d', '10.1b', '10.1c'],
    status: 'enforced',
  },
} as const satisfies Chapter;
