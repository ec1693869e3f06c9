import type { RtlRulingTexts } from './ruling-text.js';

/** Options about victory points. */
export const victoryRulings = {
  'victory.riverBonus': {
    rules: ['VP.3', 'S5.33', 'S6.33'],
    question: 'When is the bonus for stacking points beyond a river earned?',
    readings: {
      anyTurnUpTo: 'Once, at the first end of a turn up to the named one at which it is so.',
      exactTurn: 'At the end of exactly the named turn.',
    },
  },
  'victory.redyaUnits': {
    rules: ['VP.3'],
    question: 'Who scores by moving or retreating beyond the Redya?',
    readings: {
      sovietOnce: 'Soviet units of the kinds named, each of them once.',
      everyOccurrence: 'Units of the kinds named, each time they do so.',
    },
  },
  'victory.surrounded': {
    rules: ['VP.1'],
    question: 'When is a German unit wholly surrounded?',
    readings: {
      sixClosed: 'When each hex around it holds a Soviet combat unit, lies in a Soviet zone alone, or is closed to it.',
      sixOccupied: 'When Soviet units stand in all six.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
