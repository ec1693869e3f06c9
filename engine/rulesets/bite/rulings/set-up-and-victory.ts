import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about set-up and victory. */
export const setUpAndVictoryRulings = {
  'setup.cover': {
    rules: ['A50', 'BPS.border'],
    question:
      'Each hex of the border must be occupied or in a friendly zone of control. Do enemy units on the border matter?',
    readings: {
      enemiesIgnored: 'No: only the units of the side that sets up count.',
      enemiesCounted: 'Yes: a hex occupied by the enemy is not in the zone of control of the side that sets up.',
    },
  },
  'setup.rivers': {
    rules: ['BPS.border', '3.19', '8.0.rivers'],
    question:
      'Both banks of a border river must lie in Soviet zones of control at the set-up. In the advanced game, zones of control do not cross rivers. Which zones count?',
    readings: {
      baseZones: 'The zones of the base game count, which cross rivers; otherwise no unit could cover the other bank.',
      asPlayed: 'The zones of the game that is played count: in the advanced game an unfrozen river stops zones.',
    },
  },
  'victory.germanSurrender': {
    rules: ['A55', '7.11', 'SBE8.victory'],
    question: 'Germany surrenders before the victory conditions of the scenario are met. Does the game end?',
    readings: {
      marginal: 'Yes: the game ends with a marginal Soviet victory.',
      decisive: 'Yes: the game ends with a decisive Soviet victory.',
      playOn: 'No: the game goes on, and the conditions of the scenario decide at its end.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
