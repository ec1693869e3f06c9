import type { Chapter } from './entry.js';

/** Section 33 of the rulebook: the first winter of the Axis. */
export const firstWinter = {
  '33.0': {
    title: 'The first winter of the Axis',
    text: 'This rule is played with the option `first-winter`. From December 1941 to March 1942 all Axis units except mountain infantry and Finns have 1 extra Malus, also in defence. Aircraft fire with a quarter of their dice, artillery with half. Other units and all anti-aircraft fire have a quarter of their dice in attack and half in defence.',
    see: ['9.3.snow', '7.7.7'],
    status: 'simulated',
  },
  '33.0.supply': {
    title: 'Supply in the first winter',
    text: 'The maximum length of a supply line is one hex for the Axis, and two hexes for Finns and for Germans stationed in Finland.',
    see: ['9.1'],
    status: 'simulated',
  },
  '33.0.leave': {
    title: 'Units that leave in December 1941',
    text: 'The 7th Flieger Division and the Hungarian Rapid Corps are removed permanently.',
    see: ['23.0'],
    status: 'simulated',
  },
  '33.1': {
    title: 'Axis rail movement in winter',
    text: 'The Axis has one strategic rail movement a turn from November 1941 to March 1942, two from November 1942 to March 1943, and in both periods one additional movement in Finland.',
    see: ['7.4.axis'],
    status: 'simulated',
  },
  '33.2': {
    title: 'Soviet armour in winter',
    text: 'Soviet armour and Armoured Headquarters, but not mechanized units, have 4 movement points from December 1941 to March 1942.',
    see: ['6.2.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
