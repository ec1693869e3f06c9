import type { Chapter } from './entry.js';

/** Section 3.1 of the rulebook: definitions of sides, control and kinds of units. */
export const terms = {
  '3.0': {
    title: 'Basic concepts',
    text: 'This chapter explains terms, zones of control, stacking, efficiency, halving, steps and disruption.',
    see: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'],
    status: 'simulated',
    heading: true,
  },
  '3.1': {
    title: 'Terms',
    text: 'These rules define the words that the rulebook uses.',
    see: ['3.11', '3.12', '3.14'],
    status: 'simulated',
    heading: true,
  },
  '3.11': {
    title: 'Friend and enemy',
    text: 'Units, phases and sequences belong to their side. A hex or supply source belongs to the side that controls it or controlled it last. A side that captures an enemy source denies it to the enemy but draws no supply from it.',
    see: ['3.12', '6.31'],
    status: 'simulated',
  },
  '3.12': {
    title: 'Control of hexes',
    text: 'These rules say which side controls a hex, and when a hex is contested.',
    see: ['3.12a', '3.12b'],
    status: 'simulated',
    heading: true,
  },
  '3.12a': {
    title: 'Controlled hexes',
    text: 'A side controls a hex if its combat unit is there, or if only its zone of control reaches the hex. Otherwise the side whose combat unit passed through last controls the hex.',
    see: ['3.21', '6.2'],
    status: 'simulated',
  },
  '3.12b': {
    title: 'Contested hexes',
    text: 'An empty hex in zones of control of both sides is contested: both zones have effect, and neither side controls it.',
    see: ['3.26', '6.2'],
    status: 'simulated',
  },
  '3.13': {
    title: 'Contiguous hexes',
    text: 'Contiguous hexes form a chain of adjacent hexes. Movement, range and supply are counted along such a chain.',
    see: ['6.2', '12.13a'],
    status: 'simulated',
  },
  '3.14': {
    title: 'Motorized, heavy and non-motorized units',
    text: 'A red box makes a unit motorized, an orange circle makes it heavy. All other units are non-motorized.',
    see: ['8.5'],
    status: 'simulated',
  },
  '3.15': {
    title: 'Armoured units',
    text: 'A motorized unit that shows a vehicle and a red attack strength is armoured. Armoured cars and the T-38 have no red strength and are not armoured.',
    see: ['10.33', '10.61f'],
    status: 'simulated',
  },
  '3.16': {
    title: 'Definition of artillery',
    text: 'Every combat unit with a range is artillery.',
    see: ['12.0'],
    status: 'simulated',
  },
  '3.17': {
    title: 'Heavy anti-aircraft guns',
    text: 'A red defence strength marks anti-aircraft guns that can cause armour attrition when they defend.',
    see: ['11.12', '16.13'],
    status: 'simulated',
  },
  '3.18': {
    title: 'Abbreviations',
    text: 'These abbreviations are used: AM activation marker, CAB combined arms bonus, CAS close air support, DRM die-roll modifier, ER efficiency rating, HQ headquarters, MA movement allowance, MP movement point, OoS out of supply, VP victory point.',
    see: ['2.2'],
    status: 'advice',
  },
} as const satisfies Chapter;
