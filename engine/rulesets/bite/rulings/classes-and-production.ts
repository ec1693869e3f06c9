import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about classes of units, production, rail and movement. */
export const classesAndProductionRulings = {
  'mountain.attack': {
    rules: ['A13', '6.1.2', '7.7.6'],
    question: 'How does mountain infantry attack in hills and mountains?',
    readings: {
      noMalus: 'Mountain infantry attacks without the Malus of the terrain, and without a Bonus.',
      malusAndBonus: 'Mountain infantry attacks with one Malus and one Bonus, as in the example of 7.7.6.',
    },
  },
  'bombers.airCombat': {
    rules: ['A14', '6.3.2', '7.7.1'],
    question: 'Do bombers of technology level 1 fire in air combat?',
    readings: {
      fromLevel2: 'No: bombers fire in air combat only from level 2 on.',
      always: 'Yes: bombers of level 1 hit on 6, like all aircraft except German fighters.',
    },
  },
  'bombers.overrun': {
    rules: ['A15', '6.3.2', '7.6.2'],
    question: 'Land units enter a hex in which bombers are alone. What happens to the bombers?',
    readings: {
      helplessRound:
        'The bombers are fired at for one round and do not fire back. Then they lose one point and leave, or are eliminated.',
      evacuateAtOnce: 'The bombers lose one point and leave at once, as fighters do.',
    },
  },
  'flak.power': {
    rules: ['A16', '6.5', '7.7.2', '6.1.4'],
    question: 'On which rolls does the anti-aircraft fire of artillery of level 2 and 3 hit?',
    readings: {
      defence:
        'The anti-aircraft fire of artillery hits on the same rolls as the fire of artillery in defence, as for every unit.',
      listed: 'The anti-aircraft fire of artillery hits on 6, because artillery is not in the list of 7.7.2.',
    },
  },
  'headquarters.allowance': {
    rules: ['A17', '6.4'],
    question:
      'The rulebook does not give the movement of Air and Naval Headquarters and of the Supreme Headquarters of minor nations. How far do they move?',
    readings: {
      infantry:
        'Air and Naval Headquarters, and Supreme Headquarters of minor nations, move as far as infantry of their nation.',
      armour:
        'Air and Naval Headquarters, and Supreme Headquarters of minor nations, move as far as armour of their nation.',
    },
  },
  'placement.factories': {
    rules: ['A20', '7.3.1'],
    question:
      'A major city may take one new unit a turn, the largest cities two. Does this limit apply to units placed at factories?',
    readings: {
      cityLimit: 'Yes: the limit for new units in a city applies at factories as well.',
      noLimit: 'No: any number of units may be placed at factories.',
    },
  },
  'rail.newUnits': {
    rules: ['A21', '7.4', '7.3.1'],
    question: 'May a unit move by rail in the turn in which it was placed?',
    readings: {
      allowed: 'Yes: a unit may move by rail in the turn of its placement.',
      nextTurn: 'No: a unit placed this turn did not begin the turn on the railway.',
    },
  },
  'rail.mixedRoute': {
    rules: ['A21', '7.4'],
    question:
      'An Axis unit moves by rail into or out of the Soviet Union. Does the movement count towards the limit of rail movements in the Soviet Union?',
    readings: {
      inside: 'Yes: a rail movement into or out of the Soviet Union counts.',
      outside: 'No: only rail movements entirely inside the Soviet Union count.',
    },
  },
  'arrow.cost': {
    rules: ['A22', '7.5.5'],
    question: 'A red arrow costs 3 MP. Is the cost of the hex to which it leads added?',
    readings: {
      threeInAll: 'No: crossing a red arrow costs 3 MP in all.',
      threeMore: 'Yes: crossing a red arrow costs 3 MP and the cost of the hex.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
