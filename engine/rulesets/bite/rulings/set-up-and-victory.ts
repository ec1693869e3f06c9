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
