import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about strengths, results, retreats, advances and reveals. */
export const combatReadings = {
  'strength.minimum': {
    rules: ['11.32'],
    question: 'Does the minimum strength raise a printed strength of 0?',
    text: 'No: the minimum only limits reductions, including the halving of an overrun. A printed 0 stays 0.',
  },
  'advance.limits': {
    rules: ['6.4', '7.1', '9.8'],
    question: 'Which rules limit an advance in addition to those about advances?',
    text: 'A unit may not advance across a lake hexside or into an enemy unit. The stacking limit applies to each side at its own times, and Soviet units may not advance into the closed west columns. Leaders may advance with units.',
  },
  'advance.secondHex': {
    rules: ['9.81', '9.86'],
    question: 'Which hex may an advance enter as its second hex after an elimination?',
    text: 'An advance may enter any empty hex next to the first, but not across a lake hexside. If some defenders were eliminated and others retreated, the advance must follow the line of retreat.',
  },
} as const satisfies PggReadingTexts;
