import type { Chapter } from './entry.js';

/** Sections 9.1 and 9.2 of the rulebook: declaration of attacks and refusal of combat. */
export const declarationAndRefusal = {
  '9.0': {
    title: 'Before combat',
    text: 'After attacks are declared come refusals, reactions and no-retreat attempts.',
    see: ['9.1', '9.2', '9.3', '9.4'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Declaration',
    text: 'Attacks are always voluntary.',
    see: ['9.11'],
    status: 'simulated',
    heading: true,
  },
  '9.11': {
    title: 'Targets and attackers',
    text: 'After movement the active player names every hex he attacks and its attackers. Units of one stack may attack different hexes. Empty hexes, and hexes with only bridges or leaders, cannot be attacked. In an Assault Sequence adjacent inactive friendly units may be named.',
    see: ['4.35b', '9.12'],
    status: 'enforced',
  },
  '9.12': {
    title: 'One hex per attack',
    text: 'A combat has one defending hex, and only declared hexes are attacked.',
    see: ['10.14'],
    status: 'enforced',
  },
  '9.13': {
    title: 'Attackers from all sides',
    text: 'Units in all six adjacent hexes may join an attack, with artillery and aircraft.',
    see: ['10.4'],
    status: 'simulated',
  },
  '9.14': {
    title: 'No strength, no attack',
    text: 'Units of strength 0 and forces halved below 1 cannot attack.',
    see: ['3.54b'],
    status: 'enforced',
  },
  '9.15': {
    title: 'Prohibited terrain',
    text: 'A unit may not attack into a hex that it may not enter or across a hexside that it may not cross. Artillery support may.',
    see: ['12.18'],
    status: 'enforced',
  },
  '9.16': {
    title: 'Binding',
    text: 'All declared attackers must carry out the attack, unless the defender refuses combat.',
    see: ['9.23d'],
    status: 'enforced',
  },
  '9.2': {
    title: 'Refusal of combat',
    text: 'A defender may retreat before combat.',
    see: ['9.21', '9.23'],
    status: 'simulated',
    heading: true,
  },
  '9.21': {
    title: 'Units that may refuse',
    text: 'All units in the hex must be motorized or cavalry, and none may be disrupted.',
    see: ['3.72d'],
    status: 'enforced',
  },
  '9.22': {
    title: 'A retreat',
    text: 'Refusal is a retreat, not movement.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.23': {
    title: 'Procedure',
    text: 'The check and its effects.',
    see: ['9.23a', '9.23b', '9.23c', '9.23d'],
    status: 'simulated',
    heading: true,
  },
  '9.23a': {
    title: 'The check',
    text: 'The lead unit of the hex makes an efficiency check without modifiers.',
    see: ['3.42'],
    status: 'simulated',
  },
  '9.23b': {
    title: 'Failure',
    text: 'All units stay and fight.',
    see: ['9.16'],
    status: 'simulated',
  },
  '9.23c': {
    title: 'Success',
    text: 'The owner retreats the units two hexes.',
    see: ['11.31a'],
    status: 'simulated',
  },
  '9.23d': {
    title: 'The attacker',
    text: 'The attacker may advance into the hex up to the stacking limit. The attack is over, and its units do not attack again in this phase.',
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
    title: 'No retreat through zones',
    text: 'Units may not refuse combat by retreating through an empty hex in an enemy zone of control.',
    see: ['11.51'],
    status: 'enforced',
  },
  '9.26': {
    title: 'No reaction after it',
    text: 'A unit that refused combat does not react in that phase.',
    see: ['9.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
