import type { Chapter } from './entry.js';

/** Sections 9.0 to 9.5 of the rulebook: attackers and defenders, terrain, odds and the combat results table. */
export const combat = {
  '9.0': {
    title: 'Combat in general',
    text: 'The phasing player may attack enemies next to his units. Add up the attackers’ strengths and compare the sum with the defense of the attacked hex. Round the odds in the defender’s favour to a column of the table, roll a die, and carry out the result before another attack begins.',
    see: ['9.4', '9.5'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Units that may attack',
    text: 'The rules of this section say which units can take part in an attack, and how often.',
    see: ['9.11', '9.12', '9.13', '9.14'],
    status: 'enforced',
    heading: true,
  },
  '9.11': {
    title: 'Attacks only on adjacent enemies in the own phase',
    text: 'Units attack only in their own combat phase, and only enemies in adjacent hexes.',
    see: ['4.2.A2', '4.2.B2', '6.5'],
    status: 'enforced',
  },
  '9.12': {
    title: 'Attacks are voluntary',
    text: 'No unit has to attack, and not every adjacent unit has to join. A unit that takes no part in an attack is not affected by its result.',
    see: ['9.22'],
    status: 'simulated',
  },
  '9.13': {
    title: 'Attacks from up to six hexes',
    text: 'Units may attack a hex from all six adjacent hexes.',
    see: ['9.11'],
    status: 'simulated',
  },
  '9.14': {
    title: 'One attack per unit and phase',
    text: 'In one combat phase no unit attacks twice and no unit is attacked twice. Overruns do not count for this.',
    see: ['9.85'],
    status: 'enforced',
  },
  '9.2': {
    title: 'Several units and hexes',
    text: 'The rules of this section say how a stack divides its attacks, and how units attack several hexes at once.',
    see: ['9.21', '9.22', '9.23', '9.24'],
    status: 'enforced',
    heading: true,
  },
  '9.21': {
    title: 'All units of a hex defend together',
    text: 'The strengths of all units in an attacked hex are added. The owner cannot leave a unit out, and the enemy cannot attack only some of the units.',
    see: ['9.24'],
    status: 'simulated',
  },
  '9.22': {
    title: 'A stack may split its attacks',
    text: 'Units of one hex may attack different hexes, or not at all.',
    see: ['9.12', '10.26'],
    status: 'simulated',
  },
  '9.23': {
    title: 'Several hexes in one attack',
    text: 'Units next to more than one enemy hex may attack them together in a single combat, provided that every attacker is next to every hex attacked.',
    see: ['9.11', '9.21'],
    status: 'enforced',
  },
  '9.24': {
    title: 'The strength of a unit is not divided',
    text: 'The whole strength of a unit is used in one combat, in attack and in defense.',
    see: ['9.14'],
    status: 'enforced',
  },
  '9.3': {
    title: 'Terrain in combat',
    text: 'The rules of this section say how terrain multiplies the defense.',
    see: ['9.31', '9.32', '9.33'],
    status: 'simulated',
    heading: true,
  },
  '9.31': {
    title: 'Terrain multiplies the defense',
    text: 'Terrain multiplies a defender’s strength: in a major city a unit of strength 4 defends with 8.',
    see: ['6.7'],
    status: 'simulated',
  },
  '9.32': {
    title: 'Defense behind a river',
    text: 'A river doubles a defender only if all attackers attack across the river. If even one attacker does not, the defender is not doubled.',
    see: ['6.7'],
    status: 'simulated',
  },
  '9.33': {
    title: 'Several terrain effects at once',
    text: 'The multipliers are added and 1 is subtracted: forest and river, 2 and 2, multiply the defense by 3.',
    see: ['9.31', '9.32'],
    status: 'simulated',
  },
  '9.34': {
    title: 'List of the terrain effects',
    text: 'The terrain effects chart lists the effect of every terrain.',
    see: ['6.7'],
    status: 'simulated',
    heading: true,
  },
  '9.4': {
    title: 'Odds',
    text: 'Odds are always rounded in the defender’s favour: 26 against 9 is 2-1. Better than 10-1 is played as 10-1, worse than 1-3 as 1-3.',
    see: ['9.5', 'results-note'],
    status: 'simulated',
  },
  '9.5': {
    title: 'Combat results table',
    text: 'Twelve columns of odds from 1-3 to 10-1 and six rows for the die give the result.',
    see: ['9.4', '9.64'],
    status: 'simulated',
  },
} as const satisfies Chapter;
