import type { Chapter } from './entry.js';

/** Section 10.4 of the rulebook: coordination of aircraft, artillery and ground units. */
export const coordination = {
  '10.4': {
    title: 'Coordination',
    text: 'The attacker makes coordination checks for aircraft, artillery and ground units, the defender only for aircraft and artillery.',
    see: ['10.41', '10.42', '10.44', 'CT'],
    status: 'simulated',
  },
  '10.41': {
    title: 'Coordination of aircraft',
    text: 'Close air support needs coordination.',
    see: ['10.41a', '10.41b', '10.41c'],
    status: 'simulated',
    heading: true,
  },
  '10.41a': {
    title: 'Commitment of aircraft',
    text: 'First the attacker, then the defender assigns aircraft to the defending hex. No aircraft may be added or withdrawn later. By agreement both sides assign aircraft secretly and reveal them together.',
    see: ['13.21'],
    status: 'enforced',
  },
  '10.41b': {
    title: 'The check for aircraft',
    text: 'The lead air unit makes the check. It is modified for command points, a Mobile Sequence, woods, overcast or rain.',
    see: ['CT'],
    status: 'simulated',
  },
  '10.41c': {
    title: 'Result of the check for aircraft',
    text: 'If the coordination check succeeds, all aircraft support; otherwise no aircraft supports.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.42': {
    title: 'Coordination of artillery',
    text: 'Artillery support needs coordination.',
    see: ['10.42a', '10.42b', '10.42c', '10.42d', '10.42e'],
    status: 'simulated',
    heading: true,
  },
  '10.42a': {
    title: 'Commitment of artillery',
    text: 'First the attacker, then the defender names the artillery units that are to support, and a lead unit among them.',
    see: ['12.13'],
    status: 'enforced',
  },
  '10.42b': {
    title: 'The check for artillery',
    text: 'The attacker makes his check first. The check is modified for command points, the sequence and woods. Artillery in the defending hex and attacking artillery adjacent to it need no check.',
    see: ['12.17', 'CT'],
    status: 'simulated',
  },
  '10.42c': {
    title: 'Result of the check for artillery',
    text: 'After a successful check artillery gives full support. A roll above the rating but below 10 gives half support, at least 1 for each unit. A roll of 10 or more gives no support.',
    see: ['3.55'],
    status: 'simulated',
  },
  '10.42d': {
    title: 'Artillery after the check',
    text: 'All artillery that took part is turned to its fired side.',
    see: ['12.19'],
    status: 'simulated',
  },
  '10.42e': {
    title: 'Limit of artillery support',
    text: 'Support above the strength of the side’s ground units is lost.',
    see: ['12.13f'],
    status: 'simulated',
  },
  '10.43': {
    title: 'Defending ground units',
    text: 'Defending ground units make no coordination check.',
    see: ['10.44'],
    status: 'simulated',
  },
  '10.44': {
    title: 'Coordination of attacking ground units',
    text: 'A check decides whether the attackers fight as one force.',
    see: ['10.44a', '10.44b', '10.44c'],
    status: 'simulated',
    heading: true,
  },
  '10.44a': {
    title: 'Automatic coordination of ground units',
    text: 'No check is needed if all attackers are in one hex and none is disrupted.',
    see: ['3.72'],
    status: 'simulated',
  },
  '10.44b': {
    title: 'The check for ground units',
    text: 'Without automatic coordination the lead unit makes a check. It must be of the active formation or an Army unit activated with it. In an Assault Sequence command points help only if more than half of the attackers are of the active formation. A failed check adds 2 to the combat roll.',
    see: ['4.34', '10.61g'],
    status: 'simulated',
  },
  '10.44c': {
    title: 'Modifiers of the check for ground units',
    text: 'The check is modified for command points, the sequence, and attackers in three or more hexes.',
    see: ['CT'],
    status: 'simulated',
  },
  CT: {
    title: 'Coordination table',
    text: 'Headquarters and leaders subtract their points; an Arko subtracts 1 for artillery only. A Mobile Sequence adds 1 to all checks. An Assault Sequence subtracts 1 for artillery and ground units. Woods in the target hex add 2 for aircraft and artillery. Overcast adds 2 for aircraft, and rain adds 3. Ground attackers in three or more hexes add 1.',
    see: ['10.41b', '10.42b', '10.44c', '16.32'],
    status: 'simulated',
  },
} as const satisfies Chapter;
