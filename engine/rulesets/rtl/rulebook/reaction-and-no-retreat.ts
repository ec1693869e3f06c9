import type { Chapter } from './entry.js';

/** Sections 9.3 and 9.4 of the rulebook: reaction movement and no retreat. */
export const reactionAndNoRetreat = {
  '9.3': {
    title: 'Reaction movement',
    text: 'After all refusals the defender may move units that pass their reaction checks.',
    see: ['9.31', '9.33'],
    status: 'simulated',
    heading: true,
  },
  '9.31': {
    title: 'How far',
    text: 'Half the movement allowance. Headquarters and units that are disrupted or out of supply do not react.',
    see: ['3.57'],
    status: 'enforced',
  },
  '9.32': {
    title: 'Units that may react',
    text: 'A motorized unit within two hexes of a defending hex, but not in one. It must not be disrupted, out of supply, or have tried to refuse combat, and a Soviet unit must not be in an enemy zone of control. It must belong to the formation of that hex’s lead unit or be an Army unit that can act. Without a declared attack there is no reaction.',
    see: ['9.26'],
    status: 'enforced',
  },
  '9.33': {
    title: 'Procedure',
    text: 'The check and its effects.',
    see: ['9.33a', '9.33b'],
    status: 'simulated',
    heading: true,
  },
  '9.33a': {
    title: 'The check',
    text: 'An efficiency check, with command points if they are spent.',
    see: ['15.33a'],
    status: 'simulated',
  },
  '9.33b': {
    title: 'Failure',
    text: 'The unit stays and does not try again in the phase.',
    see: ['9.33a'],
    status: 'enforced',
  },
  '9.34': {
    title: 'Next to enemies',
    text: 'A reacting unit may enter a hex adjacent to enemies only if a friendly combat unit is already there, within stacking. It pays nothing for the zone of control and stops.',
    see: ['3.32'],
    status: 'enforced',
  },
  '9.35': {
    title: 'Destination',
    text: 'A reacting unit may move anywhere, not only towards the combat. Terrain prohibitions apply.',
    see: ['8.36', '8.37'],
    status: 'enforced',
  },
  '9.4': {
    title: 'No retreat',
    text: 'A defender may try to hold its hex instead of retreating.',
    see: ['9.41', '9.42', '9.43'],
    status: 'simulated',
    heading: true,
  },
  '9.41': {
    title: 'Requirements',
    text: 'A strongpoint in the defending hex and at least two steps of defenders.',
    see: ['14.13d'],
    status: 'enforced',
  },
  '9.42': {
    title: 'Procedure',
    text: 'The check and its effects.',
    see: ['9.42a', '9.42b', '9.42c'],
    status: 'simulated',
    heading: true,
  },
  '9.42a': {
    title: 'The check',
    text: 'The lead unit makes an efficiency check with its reductions; command points may help.',
    see: ['15.33a'],
    status: 'simulated',
  },
  '9.42b': {
    title: 'Success',
    text: 'A No Retreat marker is placed on the hex.',
    see: ['9.43'],
    status: 'simulated',
  },
  '9.42c': {
    title: 'Failure',
    text: 'The defenders retreat as the combat result says.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.43': {
    title: 'Effects',
    text: 'A modifier to the roll, an extra loss instead of a retreat, and no retreat.',
    see: ['9.43a', '9.43b', '9.43c'],
    status: 'simulated',
    heading: true,
  },
  '9.43a': {
    title: 'Modifier',
    text: 'Add 1 to the combat roll.',
    see: ['10.61e'],
    status: 'simulated',
  },
  '9.43b': {
    title: 'Extra loss',
    text: 'A retreat result costs one more step, from the lead unit.',
    see: ['11.42'],
    status: 'simulated',
  },
  '9.43c': {
    title: 'No unit retreats',
    text: 'No unit of the hex retreats.',
    see: ['11.41'],
    status: 'simulated',
  },
} as const satisfies Chapter;
