import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about reorganisation, aircraft, optional rules, victory and the annexes. */
export const dayAirAndVictoryRulings = {
  nightAfterLastTurn: {
    rules: ['11b', '5b'],
    question: 'Is there a night between the last turn and the count of victory?',
    readings: {
      false: 'No.',
      true: 'Yes, when the last turn ends a day: units reorganised then are not counted as destroyed.',
    },
  },
  airSupremacyTie: {
    rules: ['12f'],
    question: 'Who has air supremacy on equal rolls?',
    readings: { none: 'Neither side, that day.', reroll: 'Both roll again.' },
  },
  airDivisionAfterSupport: {
    rules: ['12c', '12d', '6c'],
    question:
      'Aircraft of an air division have flown in support of a division; may the air division be activated, too?',
    readings: {
      false: 'No, it is not used as a whole any more: its other aircraft may support as well.',
      true: 'Yes, with the aircraft that have not attacked this turn.',
    },
  },
  airStaysOnMap: {
    rules: ['12b', '12g', '12h'],
    question: 'Where are aircraft between their attacks?',
    readings: {
      false: 'At their airfield or off the table; they come to the target for the attack alone.',
      true: 'Where their last attack or withdrawal left them, until their next.',
    },
  },
  aaCoverMeasuredTo: {
    rules: ['12l'],
    question: 'Which sector must be in range of an anti-aircraft unit for the aircraft to be hit?',
    readings: { target: 'That of the unit attacked from the air.', aircraft: 'That of the aircraft.' },
  },
} as const satisfies Partial<FdaRulingTexts>;
