import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about strengths, results, retreats, advances and reveals. */
export const combatReadings = {
  'strength.minimum': {
    rules: ['11.32'],
    question: 'Is a strength of 0 raised by the minimum?',
    text: 'No: it limits reductions, those of an overrun included; a printed 0 stays 0.',
  },
  'advance.limits': {
    rules: ['6.4', '7.1', '9.8'],
    question: 'What else limits an advance?',
    text: 'No lake side, no enemy unit, the stacking limit of each side at its times, and for Soviets the closed west columns. Leaders may advance with units.',
  },
  'advance.secondHex': {
    rules: ['9.81', '9.86'],
    question: 'Which hex may be the second after an elimination?',
    text: 'Any empty hex next to the first, not across a lake side. If only some defenders were eliminated and others retreated, the line of retreat is followed instead.',
  },
} as const satisfies PggReadingTexts;
