import type { Chapter } from './entry.js';

/** Section 10.4 of the rulebook: coordination of aircraft, artillery and ground units. */
export const coordination = {
  '10.4': {
    title: 'Coordination',
    text: 'The attacker checks for aircraft, artillery and ground units, the defender for aircraft and artillery.',
    see: ['10.41', '10.42', '10.44', 'CT'],
    status: 'simulated',
  },
  '10.41': {
    title: 'Aircraft',
    text: 'Coordination of close air support.',
    see: ['10.41a', '10.41b', '10.41c'],
    status: 'simulated',
    heading: true,
  },
  '10.41a': {
    title: 'Commitment',
    text: 'First the attacker, then the defender assigns aircraft to the defending hex; none are added or withdrawn later. By agreement both sides do so secretly and simultaneously.',
    see: ['13.21'],
    status: 'enforced',
  },
  '10.41b': {
    title: 'The check',
    text: 'A lead aircraft makes the check, modified for command, a Mobile Sequence, woods, overcast or rain.',
    see: ['CT'],
    status: 'simulated',
  },
  '10.41c': {
    title: 'Outcome',
    text: 'Either all aircraft support or none.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.42': {
    title: 'Artillery',
    text: 'Coordination of supporting fire.',
    see: ['10.42a', '10.42b', '10.42c', '10.42d', '10.42e'],
    status: 'simulated',
    heading: true,
  },
  '10.42a': {
    title: 'Commitment',
    text: 'First the attacker, then the defender names the artillery units that try to support and their lead unit.',
    see: ['12.13'],
    status: 'enforced',
  },
  '10.42b': {
    title: 'The check',
    text: 'The attacker checks first, modified for command, the sequence and woods. Artillery in the defending hex, and attacking artillery adjacent to it, needs no check.',
    see: ['12.17', 'CT'],
    status: 'simulated',
  },
  '10.42c': {
    title: 'Outcome',
    text: 'A success gives full support. A roll above the rating but below 10 gives half support, at least 1 for each unit. 10 or more gives none.',
    see: ['3.55'],
    status: 'simulated',
  },
  '10.42d': {
    title: 'Fired',
    text: 'All artillery that took part is turned to its fired side.',
    see: ['12.19'],
    status: 'simulated',
  },
  '10.42e': {
    title: 'Cap',
    text: 'Support in excess of the strength of the side’s ground units is lost.',
    see: ['12.13f'],
    status: 'simulated',
  },
  '10.43': {
    title: 'Defending ground units',
    text: 'They make no coordination check.',
    see: ['10.44'],
    status: 'simulated',
  },
  '10.44': {
    title: 'Attacking ground units',
    text: 'Whether the attackers fight as one force.',
    see: ['10.44a', '10.44b', '10.44c'],
    status: 'simulated',
    heading: true,
  },
  '10.44a': {
    title: 'Automatic coordination',
    text: 'No check is needed if all attackers are in one hex and none is disrupted.',
    see: ['3.72'],
    status: 'simulated',
  },
  '10.44b': {
    title: 'The check',
    text: 'Otherwise the lead unit makes a check. It must be of the active formation or an Army unit activated with it. In an Assault Sequence command points help only if more than half of the attackers are of the active formation. A failure adds 2 to the combat roll.',
    see: ['4.34', '10.61g'],
    status: 'simulated',
  },
  '10.44c': {
    title: 'Modifiers',
    text: 'Command, the sequence, and attackers in three or more hexes.',
    see: ['CT'],
    status: 'simulated',
  },
  CT: {
    title: 'Coordination table',
    text: 'Headquarters and leaders subtract their points; Arko subtracts 1 for artillery only. Mobile Sequence: add 1 for all checks. Assault Sequence: subtract 1 for artillery and ground units. Woods in the target hex: add 2 for aircraft and artillery. Overcast: add 2 for aircraft; rain: add 3. Ground attackers in three or more hexes: add 1.',
    see: ['10.41b', '10.42b', '10.44c', '16.32'],
    status: 'simulated',
  },
} as const satisfies Chapter;
