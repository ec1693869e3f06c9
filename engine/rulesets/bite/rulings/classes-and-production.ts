import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about classes of units, production, rail and movement. */
export const classesAndProductionRulings = {
  'mountain.attack': {
    rules: ['A13', '6.1.2', '7.7.6'],
    question: 'How does mountain infantry attack in hills and mountains?',
    readings: {
      noMalus: 'Without the Malus of the terrain, and without a Bonus.',
      malusAndBonus: 'With one Malus and one Bonus, as in the example of 7.7.6.',
    },
  },
  'bombers.airCombat': {
    rules: ['A14', '6.3.2', '7.7.1'],
    question: 'Do bombers of technology level 1 fire in air combat?',
    readings: {
      fromLevel2: 'No, only from level 2.',
      always: 'Yes: they hit on 6, like all aircraft except German fighters.',
    },
  },
  'bombers.overrun': {
    rules: ['A15', '6.3.2', '7.6.2'],
    question: 'Land units enter a hex in which bombers are alone. What happens to the bombers?',
    readings: {
      helplessRound:
        'They are fired at for one round without firing back; then they lose one point and leave, or are eliminated.',
      evacuateAtOnce: 'They lose one point and leave at once, as fighters do.',
    },
  },
  'flak.power': {
    rules: ['A16', '6.5', '7.7.2', '6.1.4'],
    question: 'On which rolls does the anti-aircraft fire of artillery of level 2 and 3 hit?',
    readings: {
      defence: 'On the same rolls as its fire in defence, as for every unit.',
      listed: 'On 6: artillery is not in the list of 7.7.2.',
    },
  },
  'headquarters.allowance': {
    rules: ['A17', '6.4'],
    question:
      'The book does not give the movement of Air and Naval Headquarters and of the Supreme Headquarters of minor nations. How far do they move?',
    readings: {
      infantry: 'As infantry of their nation.',
      armour: 'As armour of their nation.',
    },
  },
  'placement.factories': {
    rules: ['A20', '7.3.1'],
    question:
      'A major city may take one new unit a turn, the largest cities two. Does this limit apply to units placed at factories?',
    readings: {
      cityLimit: 'Yes.',
      noLimit: 'No: any number may be placed at factories.',
    },
  },
  'rail.newUnits': {
    rules: ['A21', '7.4', '7.3.1'],
    question: 'May a unit move by rail in the turn in which it was placed?',
    readings: {
      allowed: 'Yes.',
      nextTurn: 'No: it did not begin the turn on the railway.',
    },
  },
  'rail.mixedRoute': {
    rules: ['A21', '7.4'],
    question:
      'An Axis unit moves by rail into or out of the Soviet Union. Does that count towards the limit of rail movements in the Soviet Union?',
    readings: {
      inside: 'Yes.',
      outside: 'No: only movements entirely inside count.',
    },
  },
  'arrow.cost': {
    rules: ['A22', '7.5.5'],
    question: 'A red arrow costs 3 MP. Is the cost of the hex it leads to added?',
    readings: {
      threeInAll: 'No.',
      threeMore: 'Yes.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
