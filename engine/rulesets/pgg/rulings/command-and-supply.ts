import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about leaders, command and supply. */
export const commandRulings = {
  'leader.bonusCap': {
    rules: ['6.53', '9.12', '10.26', '10.36'],
    question: 'How is a leader’s bonus limited when several units or leaders attack from his hex?',
    readings: {
      stackTotal:
        'All leaders of the hex together add at most the reduced strength of the units that attack from the hex. The owner decides whether a leader joins; a leader who joins shares the result. In an overrun the bonus is added before the strength is halved.',
      perSingleUnit:
        'Each leader supports one unit of his hex, the best leader the strongest unit. The bonus of a unit is at most its reduced strength.',
    },
  },
  'leader.oosRating': {
    rules: ['10.1', '10.36', '11.31'],
    question: 'How is a leader affected when he is out of supply?',
    readings: {
      unchanged: 'The movement and the defense of the leader are halved; his radius and his bonus in attack are not.',
      halved: 'The rating of the leader is halved for all purposes.',
    },
  },
  'leader.withdrawIf': {
    rules: ['10.23'],
    question:
      'Must a leader withdraw when only some of the untried units with him turn out to have no attack strength?',
    readings: {
      noAttackerLeft: 'No: a leader withdraws only if no unit with attack strength is left in his hex.',
      anyZeroRevealed: 'Yes: a leader withdraws as soon as one unit with him is revealed without attack strength.',
    },
  },
  'leader.withdrawWithoutEntry': {
    rules: ['10.23', '12.3'],
    question: 'To which hex does a unit withdraw if it never entered the enemy ZOC because the enemy moved next to it?',
    readings: {
      stay: 'The unit stays in its hex and takes no part in the combat. The hex from which a unit entered is remembered only while the unit remains in an enemy ZOC.',
      eliminated: 'The unit has no hex to which it can withdraw and is eliminated.',
    },
  },
  'command.line': {
    rules: ['6.55', '10.35'],
    question: 'Which leaders give command, and how is the distance measured?',
    readings: {
      blockedByZoc:
        'Any undisrupted leader of any army gives command, in supply or not. A line from the unit to the leader may be no longer than his rating, and enemies block it like a line of supply.',
      straightDistance:
        'Any undisrupted leader of any army gives command, in supply or not. Only the distance in hexes matters; enemies do not block command.',
    },
  },
  'supply.mpDirection': {
    rules: ['11.12'],
    question: 'In which direction are the movement points of the line to the west edge counted?',
    readings: {
      unitToEdge:
        'The points are counted from the unit to the edge, including the edge hex and rivers, at the costs of the unit. Enemies block the line like the line to a road.',
      edgeToUnit: 'The points are counted from the edge to the unit, including the hex of the unit.',
    },
  },
  'supply.newArrivals': {
    rules: ['11.33', '14.0'],
    question: 'How long are arriving units in supply without a line of supply?',
    readings: {
      firstMovementPhase:
        'Arriving units are in supply during the movement phase of their arrival, including overruns.',
      firstPlayerTurn: 'Arriving units are in supply during the whole player-turn of their arrival.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
