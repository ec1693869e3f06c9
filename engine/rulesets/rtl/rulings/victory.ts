import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about victory points. */
export const victoryRulings = {
  'victory.riverBonus': {
    rules: ['VP.3', 'S5.33', 'S6.33'],
    question: 'When is the bonus for stacking points beyond a river scored?',
    readings: {
      anyTurnUpTo:
        'The bonus is scored once, at the end of the first turn in which the condition is met, but not after the named turn.',
      exactTurn: 'The bonus is scored only if the condition is met at the end of the named turn.',
    },
  },
  'victory.redyaUnits': {
    rules: ['VP.3'],
    question: 'Which units score by moving or retreating beyond the Redya?',
    readings: {
      sovietOnce: 'Soviet units of the named kinds score, each unit once.',
      everyOccurrence: 'Units of the named kinds of either side score each time they move or retreat beyond the Redya.',
    },
  },
  'victory.surrounded': {
    rules: ['VP.1'],
    question: 'When is a German unit completely surrounded?',
    readings: {
      sixClosed:
        'A German unit is surrounded when each adjacent hex has a Soviet combat unit, is in Soviet zones of control only, or is prohibited to the unit.',
      sixOccupied: 'A German unit is surrounded when Soviet combat units are in all six adjacent hexes.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
