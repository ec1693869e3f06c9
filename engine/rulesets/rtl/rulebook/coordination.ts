import type { Chapter } from './entry.js';

/** 10.4: coordination of aircraft, guns and ground units. */
export const coordination = {
  '10.4': {
    title: 'Coordination',
    text: 'The attacker checks for aircraft, artillery and ground units, the defender for aircraft and artillery.',
    see: ['10.41', '10.42', '10.44', 'CT'],
    status: 'simulated',
  },
  '10.41': {
    title: 'Aircraft',
    text: 'Close air support.',
    see: ['10.41a', '10.41b', '10.41c'],
    status: 'simulated',
    heading: true,
  },
  '10.41a': {
    title: 'Commitment',
    text: 'Attacker, then defender assign aircraft to the defending hex; nothing is added or taken back. By agreement both do so unseen and at once.',
    see: ['13.21'],
    status: 'enforced',
  },
  '10.41b': {
    title: 'The check',
    text: 'A lead aircraft checks: command, Mobile Sequence, woods, overcast or rain.',
    see: ['CT'],
    status: 'simulated',
  },
  '10.41c': {
    title: 'Outcome',
    text: 'All support, or none.',
    see: ['13.23'],
    status: 'simulated',
  },
  '10.42': {
    title: 'Artillery',
    text: 'Supporting fire.',
    see: ['10.42a', '10.42b', '10.42c', '10.42d', '10.42e'],
    status: 'simulated',
    heading: true,
  },
  '10.42a': {
    title: 'Commitment',
    text: 'Attacker, then defender name the guns that try and their lead.',
    see: ['12.13'],
    status: 'enforced',
  },
  '10.42b': {
    title: 'The check',
    text: 'Attacker first: command, the sequence, woods. Guns in the defending hex, and attacking ones beside it, need none.',
    see: ['12.17', 'CT'],
    status: 'simulated',
  },
  '10.42c': {
    title: 'Outcome',
    text: 'Success gives full support; above the rating but below 10 gives half, each unit at least 1; 10 or more gives none.',
    see: ['3.55'],
    status: 'simulated',
  },
  '10.42d': {
    title: 'Fired',
    text: 'All that took part are turned over.',
    see: ['12.19'],
    status: 'simulated',
  },
  '10.42e': {
    title: 'Cap',
    text: 'Support beyond the strength of the side’s ground units is lost.',
    see: ['12.13f'],
    status: 'simulated',
  },
  '10.43': {
    title: 'Defending ground units',
    text: 'They never check.',
    see: ['10.44'],
    status: 'simulated',
  },
  '10.44': {
    title: 'Attacking ground units',
    text: 'Do they strike together?',
    see: ['10.44a', '10.44b', '10.44c'],
    status: 'simulated',
    heading: true,
  },
  '10.44a': {
    title: 'Of themselves',
    text: 'All in one hex and none disrupted.',
    see: ['3.72'],
    status: 'simulated',
  },
  '10.44b': {
    title: 'The check',
    text: 'Otherwise the lead unit checks. In a Mobile Sequence it is of the active formation or its Army unit; so in an Assault Sequence, where command helps only if more than half of the attackers are of the active formation. Failure makes the combat roll 2 worse.',
    see: ['4.34', '10.61g'],
    status: 'simulated',
  },
  '10.44c': {
    title: 'Modifiers',
    text: 'Command, the sequence, and three hexes or more.',
    see: ['CT'],
    status: 'simulated',
  },
  CT: {
    title: 'Coordination table',
    text: 'Headquarters and leaders take off their points; Arko 1 for artillery only. Mobile Sequence: 1 more for all. Assault Sequence: 1 less for artillery and ground. Woods in the target hex: 2 more for aircraft and artillery. Overcast 2, rain 3 more for aircraft. Ground attackers in three hexes or more: 1 more.',
    see: ['10.41b', '10.42b', '10.44c', '16.32'],
    status: 'simulated',
  },
} as const satisfies Chapter;
