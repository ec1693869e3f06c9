import type { BiteRulingTexts } from './ruling-text.js';

/** Options about set-up and victory. */
export const setUpAndVictoryRulings = {
  'setup.cover': {
    rules: ['A50', 'BPS.border'],
    question: 'Each hex of the border is to be occupied or in a zone of control. Do enemy units beyond it matter?',
    readings: {
      enemiesIgnored: 'No: who sets up is judged by his own units alone.',
      enemiesCounted: 'Yes: where an enemy stands there is no zone.',
    },
  },
  'setup.rivers': {
    rules: ['BPS.border', '3.19', '8.0.rivers'],
    question:
      'Both banks of the border lie in Soviet zones, and in the advanced game no zone crosses a river. What of border rivers in a set-up?',
    readings: {
      baseZones: 'A set-up counts the zones of the base game, which cross rivers: no unit could reach the other bank.',
      asPlayed: 'It counts the zones of the game that is played: an unfrozen river stops them in the advanced game.',
    },
  },
  'victory.germanSurrender': {
    rules: ['A55', '7.11', 'SBE8.victory'],
    question: 'Berlin falls while the scenario’s own conditions are not met. What of it?',
    readings: {
      marginal: 'The game ends with a marginal victory of the Soviets.',
      decisive: 'The game ends with a decisive victory of the Soviets.',
      playOn: 'Germany has surrendered; who wins the scenario’s conditions say at its end.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
