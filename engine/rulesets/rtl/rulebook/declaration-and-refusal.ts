import type { Chapter } from './entry.js';

/** Sections 9.1 and 9.2 of the rulebook: declaration of attacks and refusal of combat. */
export const declarationAndRefusal = {
  '9.0': {
    title: 'Before combat',
    text: 'After attacks are declared, the defender may refuse combat, then react, then make no-retreat attempts.',
    see: ['9.1', '9.2', '9.3', '9.4'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Declaration of attacks',
    text: 'Attacks are always voluntary.',
    see: ['9.11'],
    status: 'simulated',
    heading: true,
  },
  '9.11': {
    title: 'Targets and attackers',
    text: 'After movement the active player names every hex he attacks and the attackers of each. Units of one stack may attack different hexes. Empty hexes, and hexes with only bridges or leaders, may not be attacked. In an Assault Sequence inactive friendly units adjacent to the target may also attack.',
    see: ['4.35b', '9.12'],
    status: 'enforced',
  },
  '9.12': {
    title: 'One hex per attack',
    text: 'Each combat has one defending hex. Only declared hexes are attacked.',
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
    text: 'Units with strength 0 and forces halved below 1 may not attack.',
    see: ['3.54b'],
    status: 'enforced',
  },
  '9.15': {
    title: 'Prohibited terrain',
    text: 'A unit may not attack into a hex that it may not enter, or across a hexside that it may not cross. Artillery may support such an attack.',
    see: ['12.18'],
    status: 'enforced',
  },
  '9.16': {
    title: 'Declared attacks are binding',
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
    title: 'Refusal is a retreat',
    text: 'Refusing combat is a retreat, not movement.',
    see: ['11.3'],
    status: 'simulated',
  },
  '9.23': {
    title: 'Procedure of a refusal',
    text: 'The units that refuse combat make a check.',
    see: ['9.23a', '9.23b', '9.23c', '9.23d'],
    status: 'simulated',
    heading: true,
  },
  '9.23a': {
    title: 'The check to refuse combat',
    text: 'The lead unit of the hex makes an efficiency check without modifiers.',
    see: ['3.42'],
    status: 'simulated',
  },
  '9.23b': {
    title: 'A failed refusal',
    text: 'If the check to refuse combat fails, all units stay and fight.',
    see: ['9.16'],
    status: 'simulated',
  },
  '9.23c': {
    title: 'A successful refusal',
    text: 'If the check to refuse combat succeeds, the owner retreats the units two hexes.',
    see: ['11.31a'],
    status: 'simulated',
  },
  '9.23d': {
    title: 'The attacker after a refusal',
    text: 'The attacker may advance into the hex up to the stacking limit. The attack is over, and its units may not attack again in this phase.',
    see: ['11.62'],
    status: 'enforced',
  },
  '9.24': {
    title: 'Refusal through attacked hexes',
    text: 'A stack that refuses combat may pass through a hex under declared attack but may not stop there.',
    see: ['9.23c'],
    status: 'enforced',
  },
  '9.25': {
    title: 'No refusal through enemy zones',
    text: 'Units may not refuse combat by retreating through an empty hex in an enemy zone of control.',
    see: ['11.51'],
    status: 'enforced',
  },
  '9.26': {
    title: 'No reaction after a refusal',
    text: 'A unit that refused combat may not react in that phase.',
    see: ['9.32'],
    status: 'enforced',
  },
} as const satisfies Chapter;
