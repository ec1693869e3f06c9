import type { Chapter } from './entry.js';

/** 9.3 reaction movement, 9.4 no retreat. */
export const reactionAndNoRetreat = {
  '9.3': {
    title: 'Reaction movement',
    text: 'After all refusals the defender may bring units up, each by its own decision.',
    see: ['9.31', '9.33'],
    status: 'simulated',
    heading: true,
  },
  '9.31': {
    title: 'How far',
    text: 'Half the allowance; headquarters do not react, nor do disrupted or unsupplied units.',
    see: ['3.57'],
    status: 'enforced',
  },
  '9.32': {
    title: 'Who may react',
    text: 'A motorized unit within two hexes of a defending hex but in none; not disrupted, not out of supply; of the formation of that hex’s lead unit, or an Army unit that can act; not in an enemy zone if Soviet; and without an attempt to refuse behind it. No attack, no reaction.',
    see: ['9.26'],
    status: 'enforced',
  },
  '9.33': {
    title: 'Procedure',
    text: 'A check and its outcome.',
    see: ['9.33a', '9.33b'],
    status: 'simulated',
    heading: true,
  },
  '9.33a': {
    title: 'The check',
    text: 'Efficiency, with command points if they are spent.',
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
    text: 'Only into a hex that a friendly combat unit holds already, within stacking; no zone is paid, and the unit stops.',
    see: ['3.32'],
    status: 'enforced',
  },
  '9.35': {
    title: 'Where to',
    text: 'Anywhere; it need not go to the fight. Forbidden ground stays forbidden.',
    see: ['8.36', '8.37'],
    status: 'enforced',
  },
  '9.4': {
    title: 'No retreat',
    text: 'The defender stands fast.',
    see: ['9.41', '9.42', '9.43'],
    status: 'simulated',
    heading: true,
  },
  '9.41': {
    title: 'When',
    text: 'With a strongpoint in the defending hex and at least two steps.',
    see: ['14.13d'],
    status: 'enforced',
  },
  '9.42': {
    title: 'Procedure',
    text: 'A check and its outcome.',
    see: ['9.42a', '9.42b', '9.42c'],
    status: 'simulated',
    heading: true,
  },
  '9.42a': {
    title: 'The check',
    text: 'The lead unit checks with its reductions; command may help.',
    see: ['15.33a'],
    status: 'simulated',
  },
  '9.42b': {
    title: 'Success',
    text: 'The hex is marked.',
    see: ['9.43'],
    status: 'simulated',
  },
  '9.42c': {
    title: 'Failure',
    text: 'The hex retreats as results say.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.43': {
    title: 'What it means',
    text: 'More modifier, more loss, no retreat.',
    see: ['9.43a', '9.43b', '9.43c'],
    status: 'simulated',
    heading: true,
  },
  '9.43a': {
    title: 'Modifier',
    text: 'The combat roll is 1 higher.',
    see: ['10.61e'],
    status: 'simulated',
  },
  '9.43b': {
    title: 'Extra loss',
    text: 'A retreat result costs one step more, from the lead unit.',
    see: ['11.42'],
    status: 'simulated',
  },
  '9.43c': {
    title: 'They stay',
    text: 'No unit of the hex retreats.',
    see: ['11.41'],
    status: 'simulated',
  },
} as const satisfies Chapter;
