import type { RulingTexts } from './ruling-text.js';

/** Readings about leaders, command and supply. */
export const commandRulings = {
  'leader.bonusCap': {
    values: ['stackTotal', 'perSingleUnit'],
    rules: ['6.53', '9.12', '10.26', '10.36'],
    question: 'How is a leader’s help limited when several units or leaders attack from his hex?',
    readings: {
      stackTotal:
        'All leaders of the hex together add at most the reduced strength of the units that attack from it. The owner says whether a leader joins, and he shares the result if he does; in an overrun the help is added before the halving.',
      perSingleUnit: 'Each leader helps one unit of his hex and adds at most its reduced strength.',
    },
  },
  'leader.oosRating': {
    values: ['unchanged', 'halved'],
    rules: ['10.1', '10.36', '11.31'],
    question: 'How does a leader suffer when he is out of supply?',
    readings: {
      unchanged: 'His movement and his defense are halved; his radius and his help in attack are not.',
      halved: 'His rating is halved for every use.',
    },
  },
  'leader.withdrawIf': {
    values: ['noAttackerLeft', 'anyZeroRevealed'],
    rules: ['10.23'],
    question: 'Does a leader go back when only some of his untried companions are worthless?',
    readings: {
      noAttackerLeft: 'Only if no unit with attack strength is left in his hex.',
      anyZeroRevealed: 'As soon as one companion is revealed without attack strength.',
    },
  },
  'leader.withdrawAdvance': {
    values: ['none'],
    rules: ['10.23'],
    question: 'What may the enemy not do after a leader goes back?',
    readings: {
      none: 'Advance into the hex he left, even if it is empty; an overrun of it counts as failed. It holds in attacks of either side; later combat results are not affected.',
    },
  },
  'leader.withdrawWithoutEntry': {
    values: ['stay', 'eliminated'],
    rules: ['10.23', '12.3'],
    question: 'Where does a unit withdraw to that did not enter the enemy ZOC, because the enemy came to it?',
    readings: {
      stay: 'It stays where it is, outside the combat. A hex of entry is remembered only while the unit remains in an enemy ZOC.',
      eliminated: 'Nowhere: it is eliminated.',
    },
  },
  'leader.aloneInZoc': {
    values: ['allowed'],
    rules: ['10.23'],
    question: 'Who accompanies a leader, and may he be left alone in an enemy ZOC?',
    readings: {
      allowed:
        'A unit with attack strength or an untried one, in the hex or entering with him. Staying there alone after combat is allowed; in advances and retreats he needs such company at the end, a lone retreat follows the rules of all retreats.',
    },
  },
  'leader.surrounded': {
    values: ['allSix'],
    rules: ['10.4'],
    question: 'When is a leader surrounded?',
    readings: {
      allSix:
        'When each of the six hexes around him holds an enemy, lies in enemy ZOC without a friend in it, or cannot be entered.',
    },
  },
  'command.line': {
    values: ['blockedByZoc', 'straightDistance'],
    rules: ['6.55', '10.35'],
    question: 'Which leaders give command, and how is the distance measured?',
    readings: {
      blockedByZoc:
        'Any undisrupted leader of any army, supplied or not, along a line within his rating that is blocked like a line of supply.',
      straightDistance: 'The same leaders, by distance alone.',
    },
  },
  'supply.count': {
    values: ['hexesEntered'],
    rules: ['6.7', '11.11', '11.22'],
    question: 'How are the hexes of a line counted, and where may swamp lie in it?',
    readings: {
      hexesEntered:
        'Hexes entered, from the unit to the road, leader or edge hex, that one included. Swamp only at either end. Enemy ZOC on the unit’s own hex does not block.',
    },
  },
  'supply.mpDirection': {
    values: ['unitToEdge', 'edgeToUnit'],
    rules: ['11.12'],
    question: 'In which direction are the movement points of the line to the west edge counted?',
    readings: {
      unitToEdge:
        'From the unit to the edge, the edge hex included, with rivers, at the unit’s own costs; blocked like the line to a road.',
      edgeToUnit: 'From the edge to the unit, the unit’s hex included.',
    },
  },
  'supply.newArrivals': {
    values: ['firstMovementPhase', 'firstPlayerTurn'],
    rules: ['11.33', '14.0'],
    question: 'How long are arrivals supplied without a line?',
    readings: {
      firstMovementPhase: 'In the movement phase of their arrival, overruns included.',
      firstPlayerTurn: 'In the whole player-turn of their arrival.',
    },
  },
} as const satisfies RulingTexts;
