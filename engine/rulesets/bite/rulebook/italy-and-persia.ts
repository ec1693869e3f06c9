import type { Chapter } from './entry.js';

/** Sections 36 and 37 of the rulebook: the surrender of Italy, and Persia. */
export const italyAndPersia = {
  '36.0': {
    title: 'The surrender of Italy',
    text: 'This rule is played with the option `italian-surrender`. Instead of the surrender in September 1943, a die is rolled at the start of each turn from July on. Italy surrenders on 1 in July, on 2 or less in August, on 4 or less in September, on 5 or less later.',
    see: ['7.11', '5.4'],
    status: 'simulated',
  },
  '37.0': {
    title: 'Persia and the Axis',
    text: 'This rule is played with the option `persia`. In August 1941 Persia joins the Axis, without units. Frozen Soviet units of the Caucasus may move and invade Persia, which surrenders when Teheran is occupied.',
    see: ['3.21', '7.5.4'],
    status: 'simulated',
  },
  '37.0.garrison': {
    title: 'Garrison of Teheran',
    text: 'After the surrender of Persia a Soviet unit must stay in Teheran.',
    see: ['37.0'],
    status: 'enforced',
  },
  '37.0.corridor': {
    title: 'The Persian Corridor',
    text: 'Nine months after the surrender of Persia the Persian Corridor opens for Lend-Lease. Axis submarines may attack its convoys.',
    see: ['34.0.persia', '35.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
