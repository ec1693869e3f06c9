import type { Chapter } from './entry.js';

/** Sections 9.0 to 9.5 of the rulebook: attackers and defenders, terrain, odds and the combat results table. */
export const combat = {
  '9.0': {
    title: 'Combat in general',
    text: 'The phasing player may attack enemies next to his units. Add up the attackers’ strength, compare it with the defense of the attacked hex, turn the odds into a column without giving the attacker anything, throw a die, and carry out what the table says before another attack begins.',
    see: ['9.4', '9.5'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Who may attack',
    text: 'Which units can take part in an attack and how often.',
    see: ['9.11', '9.12', '9.13', '9.14'],
    status: 'enforced',
    heading: true,
  },
  '9.11': {
    title: 'Only neighbours, only in the own phase',
    text: 'Units attack in their own combat phase only, and only enemies in hexes next to theirs.',
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
    title: 'From up to six hexes',
    text: 'A hex may be attacked by units from as many of the hexes around it as hold any.',
    see: ['9.11'],
    status: 'simulated',
  },
  '9.14': {
    title: 'Once each',
    text: 'In one combat phase no unit attacks twice and no unit is attacked twice. Overruns do not count for this.',
    see: ['9.85'],
    status: 'enforced',
  },
  '9.2': {
    title: 'Several units and hexes',
    text: 'How stacks are split in attack and several hexes attacked at once.',
    see: ['9.21', '9.22', '9.23', '9.24'],
    status: 'enforced',
    heading: true,
  },
  '9.21': {
    title: 'A hex defends as one',
    text: 'The units of an attacked hex add up their strength; none can be left out by its owner or singled out by the enemy.',
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
    title: 'A strength is not divided',
    text: 'A unit’s strength goes whole into one combat, in attack as in defense.',
    see: ['9.14'],
    status: 'enforced',
  },
  '9.3': {
    title: 'Terrain in combat',
    text: 'How terrain multiplies the defense.',
    see: ['9.31', '9.32', '9.33'],
    status: 'simulated',
    heading: true,
  },
  '9.31': {
    title: 'Terrain multiplies the defense',
    text: 'Terrain makes a defender’s strength count more than once: in a major city a 4 is worth 8.',
    see: ['6.7'],
    status: 'simulated',
  },
  '9.32': {
    title: 'Behind a river',
    text: 'The river helps only a defender whose attackers all come across it; one attacker on dry ground and the doubling is gone.',
    see: ['6.7'],
    status: 'simulated',
  },
  '9.33': {
    title: 'Several terrains at once',
    text: 'Multiples are added and one is taken off: forest and river, 2 and 2, make 3.',
    see: ['9.31', '9.32'],
    status: 'simulated',
  },
  '9.34': {
    title: 'Where the effects are listed',
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
