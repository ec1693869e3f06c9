import type { RtlRulingTexts } from './ruling-text.js';

/** Options about supply, markers and command. */
export const supplyAndCommandRulings = {
  'supply.firstTurnPhase': {
    rules: ['4.21', '6.0', 'S7'],
    question: 'Is supply judged in the first turn of a scenario?',
    readings: {
      skipped: 'No: all begin in supply but those the card marks.',
      run: 'Yes, as in every turn.',
    },
  },
  'pool.afterFailedCombination': {
    rules: ['7.34'],
    question: 'A marker was drawn and combining it with the pooled one failed. When does the pooled formation act?',
    readings: {
      whenever: 'When its owner likes, with another attempt if he wants one.',
      nextSequence: 'By itself, in the very next sequence of its side.',
    },
  },
  'command.casLead': {
    rules: ['15.14', '13.16'],
    question: 'Aircraft belong to no formation. Which headquarters may help their check?',
    readings: {
      groundLead: 'That of the lead ground unit of the fight: the attackers’ or the defending hex’s.',
      none: 'Any in range: no formation is asked for.',
    },
  },
  'command.overrunAir': {
    rules: ['15.33', '8.61', '8.67d', '10.41b'],
    question: 'An overrun is no declared attack, but its aircraft check by 10.41. Do command points help that check?',
    readings: {
      none: 'No: points help the coordination of declared attacks.',
      allowed: 'Yes: 10.41b names them among the modifiers.',
    },
  },
  'command.usesPerTurn': {
    rules: ['15.31', '15.32', '15.34b'],
    question: 'How often may a headquarters or leader spend its points?',
    readings: {
      oncePerTurn: 'Once until the Reorganization Phase turns it up.',
      oncePerSequence: 'Once in every sequence of either side.',
    },
  },
  'leader.activations': {
    rules: ['15.24'],
    question: 'A leader may be activated twice: in a turn or in a sequence?',
    readings: {
      twicePerTurn: 'In a turn, counted like a motorized Army unit.',
      twicePerSequence: 'In each sequence of his side.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
