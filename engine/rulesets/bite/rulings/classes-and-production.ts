import type { BiteRulingTexts } from './ruling-text.js';

/** Options about classes of units, production, rail and movement. */
export const classesAndProductionRulings = {
  'mountain.attack': {
    rules: ['A13', '6.1.2', '7.7.6'],
    question: 'How does mountain infantry attack in hills and mountains?',
    readings: {
      noMalus: 'Without the Malus of the ground, and without a Bonus.',
      malusAndBonus: 'With one of each, as the example of 7.7.6 has it.',
    },
  },
  'bombers.airCombat': {
    rules: ['A14', '6.3.2', '7.7.1'],
    question: 'Do bombers of technology level 1 fire in air combat?',
    readings: {
      fromLevel2: 'No, only from level 2.',
      always: 'Yes: they hit on 6, like all that is no German fighter.',
    },
  },
  'bombers.overrun': {
    rules: ['A15', '6.3.2', '7.6.2'],
    question: 'Land units come upon bombers that are alone in their hex. What do the bombers do?',
    readings: {
      helplessRound: 'They are fired at for a round without answering; then they leave, one point weaker, or die.',
      evacuateAtOnce: 'They leave at once, one point weaker, as fighters do.',
    },
  },
  'flak.power': {
    rules: ['A16', '6.5', '7.7.2', '6.1.4'],
    question: 'What does the anti-aircraft fire of artillery of level 2 and 3 hit on?',
    readings: {
      defence: 'On what its defence hits on, as every unit.',
      listed: 'On 6: the list of 7.7.2 does not name it.',
    },
  },
  'headquarters.allowance': {
    rules: ['A17', '6.4'],
    question: 'Nothing says how far Air, Naval and lesser Supreme Headquarters move. How far?',
    readings: {
      infantry: 'As infantry of their nation.',
      armour: 'As armour of their nation.',
    },
  },
  'placement.factories': {
    rules: ['A20', '7.3.1'],
    question: 'A major city takes one new unit a turn, the greatest two. Are those placed at its factories among them?',
    readings: {
      cityLimit: 'Yes.',
      noLimit: 'No: factories take any number.',
    },
  },
  'rail.newUnits': {
    rules: ['A21', '7.4', '7.3.1'],
    question: 'May a unit go by rail in the turn in which it was placed?',
    readings: {
      allowed: 'Yes.',
      nextTurn: 'No: it did not begin the turn on the railway.',
    },
  },
  'rail.mixedRoute': {
    rules: ['A21', '7.4'],
    question:
      'An Axis unit goes by rail from outside the Soviet Union into it, or the other way. Is that within the limit?',
    readings: {
      inside: 'Yes, it counts as one inside.',
      outside: 'No: only what goes on inside alone counts.',
    },
  },
  'arrow.cost': {
    rules: ['A22', '7.5.5'],
    question: 'A red arrow costs three points. Is the hex it leads to paid for as well?',
    readings: {
      threeInAll: 'No.',
      threeMore: 'Yes.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
