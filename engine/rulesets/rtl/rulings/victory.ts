import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about victory points. */
export const victoryRulings = {
  'victory.riverBonus': {
    rules: ['VP.3', 'S5.33', 'S6.33'],
    question: 'When is the bonus for stacking points beyond a river scored?',
    readings: {
      anyTurnUpTo:
        'Once, at the end of the first turn, up to and including the named one, in which the condition is met.',
      exactTurn: 'Only at the end of the named turn.',
    },
  },
  'victory.redyaUnits': {
    rules: ['VP.3'],
    question: 'Which units score by moving or retreating beyond the Redya?',
    readings: {
      sovietOnce: 'Soviet units of the named kinds, each unit once.',
      everyOccurrence: 'Units of the named kinds, each time they do so.',
    },
  },
  'victory.surrounded': {
    rules: ['VP.1'],
    question: 'When is a German unit completely surrounded?',
    readings: {
      sixClosed:
        'When each adjacent hex has a Soviet combat unit, is in Soviet zones of control only, or is prohibited to the unit.',
      sixOccupied: 'When Soviet units are in all six adjacent hexes.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
