import type { Chapter } from './entry.js';

/** 9.1 declaration, 9.2 refusal of combat. */
export const declarationAndRefusal = {
  '9.0': {
    title: 'Before combat',
    text: 'Attacks are declared; then come refusals, reactions and stands without retreat.',
    see: ['9.1', '9.2', '9.3', '9.4'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Declaration',
    text: 'Attacks are always free to make or leave.',
    see: ['9.11'],
    status: 'simulated',
    heading: true,
  },
  '9.11': {
    title: 'Targets and attackers',
    text: 'After movement the active player names every hex he attacks and who attacks it. Units of one stack may attack different hexes. Empty hexes, and those with only bridges or leaders, are no targets. In an Assault Sequence adjacent inactive friends may be named.',
    see: ['4.35b', '9.12'],
    status: 'enforced',
  },
  '9.12': {
    title: 'One hex to an attack',
    text: 'A combat has one defending hex, and only hexes declared are attacked.',
    see: ['10.14'],
    status: 'enforced',
  },
  '9.13': {
    title: 'From all sides',
    text: 'As many may join as stand in the six hexes around, with artillery and aircraft.',
    see: ['10.4'],
    status: 'simulated',
  },
  '9.14': {
    title: 'No strength, no attack',
    text: 'Units of strength 0, and forces halved below 1, do not attack.',
    see: ['3.54b'],
    status: 'enforced',
  },
  '9.15': {
    title: 'Forbidden ground',
    text: 'No unit attacks into or across what it may not enter or cross; artillery support may.',
    see: ['12.18'],
    status: 'enforced',
  },
  '9.16': {
    title: 'Binding',
    text: 'A declared attack is carried out by all who declared it, unless it is refused.',
    see: ['9.23d'],
    status: 'enforced',
  },
  '9.2': {
    title: 'Refusal of combat',
    text: 'The defender slips away.',
    see: ['9.21', '9.23'],
    status: 'simulated',
    heading: true,
  },
  '9.21': {
    title: 'Who may refuse',
    text: 'A hex whose units are all motorized or cavalry, none of them disrupted.',
    see: ['3.72d'],
    status: 'enforced',
  },
  '9.22': {
    title: 'A retreat',
    text: 'Refusal is no movement but a retreat.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.23': {
    title: 'Procedure',
    text: 'A check and its outcome.',
    see: ['9.23a', '9.23b', '9.23c', '9.23d'],
    status: 'simulated',
    heading: true,
  },
  '9.23a': {
    title: 'The check',
    text: 'The lead unit of the hex checks, without modifiers.',
    see: ['3.42'],
    status: 'simulated',
  },
  '9.23b': {
    title: 'Failure',
    text: 'All stay and fight.',
    see: ['9.16'],
    status: 'simulated',
  },
  '9.23c': {
    title: 'Success',
    text: 'The owner retreats them two hexes.',
    see: ['11.31a'],
    status: 'simulated',
  },
  '9.23d': {
    title: 'The attacker',
    text: 'He may advance into the hex up to the stacking limit. His attack is over, and its units attack no more in this phase.',
    see: ['11.62'],
    status: 'enforced',
  },
  '9.24': {
    title: 'Attacked hexes',
    text: 'A refusing stack may pass through a hex under declared attack but not stop there.',
    see: ['9.23c'],
    status: 'enforced',
  },
  '9.25': {
    title: 'No way through zones',
    text: 'There is no refusal by way of an empty hex in an enemy zone.',
    see: ['11.51'],
    status: 'enforced',
  },
  '9.26': {
    title: 'No reaction after it',
    text: 'Who refused does not react in that phase.',
    see: ['9.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
