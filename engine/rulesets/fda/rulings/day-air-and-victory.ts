import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about reorganisation, aircraft, optional rules, victory and the annexes. */
export const dayAirAndVictoryRulings = {
  nightAfterLastTurn: {
    rules: ['11b', '5b'],
    question: 'Is there a night between the last turn and the count of victory points?',
    readings: {
      false: 'No: no night follows the last turn.',
      true: 'Yes, if the last turn ends a day: units that are reorganised in this night do not count as destroyed.',
    },
  },
  airSupremacyTie: {
    rules: ['12f'],
    question: 'Which side has air supremacy when the rolls are equal?',
    readings: { none: 'Neither side has air supremacy on that day.', reroll: 'Both sides roll again.' },
  },
  airDivisionAfterSupport: {
    rules: ['12c', '12d', '6c'],
    question: 'May an air division be activated after some of its aircraft have flown in support of another division?',
    readings: {
      false: 'No: the air division can no longer be activated as a whole. Its other aircraft may also fly in support.',
      true: 'Yes: the air division is activated with those of its aircraft that have not attacked in this turn.',
    },
  },
  airStaysOnMap: {
    rules: ['12b', '12g', '12h'],
    question: 'Where are aircraft between their attacks?',
    readings: {
      false: 'Aircraft are at their airfield or off the table, and are on the map only for their attack.',
      true: 'Aircraft stay in the sector of their last attack or withdrawal until their next attack.',
    },
  },
  aaCoverMeasuredTo: {
    rules: ['12l'],
    question: 'Which sector must be in range of an anti-aircraft unit for the aircraft to be hit?',
    readings: {
      target: 'The sector of the unit that the aircraft attack must be in range.',
      aircraft: 'The sector of the aircraft must be in range.',
    },
  },
} as const satisfies Partial<FdaRulingTexts>;
