import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about leaders, command and supply. */
export const commandRulings = {
  'leader.bonusCap': {
    rules: ['6.53', '9.12', '10.26', '10.36'],
    question: 'How is a leader’s help limited when several units or leaders attack from his hex?',
    readings: {
      stackTotal:
        'All leaders of the hex together add at most the reduced strength of the units that attack from it. The owner says whether a leader joins, and he shares the result if he does; in an overrun the help is added before the halving.',
      perSingleUnit:
        'Each leader helps one unit of his hex, the best leader the strongest, and no unit is helped by more than its reduced strength.',
    },
  },
  'leader.oosRating': {
    rules: ['10.1', '10.36', '11.31'],
    question: 'How does a leader suffer when he is out of supply?',
    readings: {
      unchanged: 'His movement and his defense are halved; his radius and his help in attack are not.',
      halved: 'His rating is halved for every use.',
    },
  },
  'leader.withdrawIf': {
    rules: ['10.23'],
    question: 'Does a leader go back when only some of his untried companions are worthless?',
    readings: {
      noAttackerLeft: 'Only if no unit with attack strength is left in his hex.',
      anyZeroRevealed: 'As soon as one companion is revealed without attack strength.',
    },
  },
  'leader.withdrawWithoutEntry': {
    rules: ['10.23', '12.3'],
    question: 'Where does a unit withdraw to that did not enter the enemy ZOC, because the enemy came to it?',
    readings: {
      stay: 'It stays where it is, outside the combat. A hex of entry is remembered only while the unit remains in an enemy ZOC.',
      eliminated: 'Nowhere: it is eliminated.',
    },
  },
  'command.line': {
    rules: ['6.55', '10.35'],
    question: 'Which leaders give command, and how is the distance measured?',
    readings: {
      blockedByZoc:
        'Any undisrupted leader of any army, supplied or not, along a line within his rating that is blocked like a line of supply.',
      straightDistance: 'The same leaders, by distance alone.',
    },
  },
  'supply.mpDirection': {
    rules: ['11.12'],
    question: 'In which direction are the movement points of the line to the west edge counted?',
    readings: {
      unitToEdge:
        'From the unit to the edge, the edge hex included, with rivers, at the unit’s own costs; blocked like the line to a road.',
      edgeToUnit: 'From the edge to the unit, the unit’s hex included.',
    },
  },
  'supply.newArrivals': {
    rules: ['11.33', '14.0'],
    question: 'How long are arrivals supplied without a line?',
    readings: {
      firstMovementPhase: 'In the movement phase of their arrival, overruns included.',
      firstPlayerTurn: 'In the whole player-turn of their arrival.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
