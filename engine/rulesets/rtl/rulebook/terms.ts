import type { Chapter } from './entry.js';

/** 3.1: whose things are, and what kinds of units there are. */
export const terms = {
  '3.0': {
    title: 'Basic concepts',
    text: 'Terms, zones, stacking, efficiency, halving, steps, disruption.',
    see: ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'],
    status: 'simulated',
    heading: true,
  },
  '3.1': {
    title: 'Terms',
    text: 'The words the rules use throughout.',
    see: ['3.11', '3.12', '3.14'],
    status: 'simulated',
    heading: true,
  },
  '3.11': {
    title: 'Friend and enemy',
    text: 'Units, phases and sequences belong to their side. A hex or source belongs to the side that holds it or held it last. Who takes an enemy source denies it, but draws nothing from it.',
    see: ['3.12', '6.31'],
    status: 'simulated',
  },
  '3.12': {
    title: 'Control',
    text: 'Whose a hex is, and when two sides quarrel over it.',
    see: ['3.12a', '3.12b'],
    status: 'simulated',
    heading: true,
  },
  '3.12a': {
    title: 'Controlled hexes',
    text: 'A hex is controlled by the side whose combat unit stands in it, or whose zone reaches it uncontested, or, empty of both, whose combat unit passed through last.',
    see: ['3.21', '6.2'],
    status: 'simulated',
  },
  '3.12b': {
    title: 'Contested hexes',
    text: 'In an empty hex in zones of both sides both zones work, and neither side controls it.',
    see: ['3.26', '6.2'],
    status: 'simulated',
  },
  '3.13': {
    title: 'Contiguous hexes',
    text: 'A chain of neighbours without a gap; movement, range and supply count along such chains.',
    see: ['6.2', '12.13a'],
    status: 'simulated',
  },
  '3.14': {
    title: 'Motorized, heavy, non-motorized',
    text: 'A red box makes a unit motorized, an orange circle heavy; all others are non-motorized.',
    see: ['8.5'],
    status: 'simulated',
  },
  '3.15': {
    title: 'Armoured units',
    text: 'A motorized unit with a vehicle on its counter and a red attack strength is armoured. Armoured cars and the T-38 lack the red number and are not.',
    see: ['10.33', '10.61f'],
    status: 'simulated',
  },
  '3.16': {
    title: 'Artillery',
    text: 'Every combat unit with a range is artillery.',
    see: ['12.0'],
    status: 'simulated',
  },
  '3.17': {
    title: 'Heavy anti-aircraft guns',
    text: 'A red defence strength marks guns that can break armour when they defend.',
    see: ['11.12', '16.13'],
    status: 'simulated',
  },
  '3.18': {
    title: 'Abbreviations',
    text: 'AM activation marker, CAB combined arms bonus, CAS close air support, DRM modifier, ER efficiency, HQ headquarters, MA movement allowance, MP movement point, OoS out of supply, VP victory point.',
    see: ['2.2'],
    status: 'advice',
  },
} as const satisfies Chapter;
