import type { Chapter } from './entry.js';

/** 33: the first winter of the Axis. */
export const firstWinter = {
  '33.0': {
    title: 'The first winter of the Axis',
    text: 'The option `first-winter`. From December 1941 to March 1942 all Axis units but mountain infantry and Finns have 1 Malus more, in defence too: aircraft fire at a quarter, artillery at half, others and all anti-aircraft fire at a quarter in attack and at half in defence.',
    see: ['9.3.snow', '7.7.7'],
    status: 'simulated',
  },
  '33.0.supply': {
    title: 'Supply in the first winter',
    text: 'One hex for the Axis; two for Finns and for Germans stationed in Finland.',
    see: ['9.1'],
    status: 'simulated',
  },
  '33.0.leave': {
    title: 'Who leaves in December 1941',
    text: 'The 7th Flieger Division and the Hungarian Rapid Corps leave for good.',
    see: ['23.0'],
    status: 'simulated',
  },
  '33.1': {
    title: 'Engines in winter',
    text: 'The Axis has one strategic rail movement a turn from November 1941 to March 1942, two from November 1942 to March 1943, and one more in Finland each time.',
    see: ['7.4.axis'],
    status: 'simulated',
  },
  '33.2': {
    title: 'Broad tracks',
    text: 'Soviet armour and Armoured Headquarters, not mechanised units, have 4 movement points from December 1941 to March 1942.',
    see: ['6.2.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
