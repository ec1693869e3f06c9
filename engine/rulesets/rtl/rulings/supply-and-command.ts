import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about supply, markers and command. */
export const supplyAndCommandRulings = {
  'supply.firstTurnPhase': {
    rules: ['4.21', '6.0', 'S7'],
    question: 'Is supply determined in the first turn of a scenario?',
    readings: {
      skipped: 'No: all units begin in supply, except those the card marks.',
      run: 'Yes, as in every other turn.',
    },
  },
  'pool.afterFailedCombination': {
    rules: ['7.34'],
    question: 'An attempt to combine a drawn marker with the pooled one failed. When does the pooled formation act?',
    readings: {
      whenever: 'In any later sequence, as its owner chooses; he may also try to combine again.',
      nextSequence: 'Alone, in the next sequence of its side.',
    },
  },
  'command.casLead': {
    rules: ['15.14', '13.16'],
    question: 'Aircraft belong to no formation. Which headquarters may help their coordination check?',
    readings: {
      groundLead: 'One of the formation of the lead ground unit on their side of the combat.',
      none: 'Any headquarters in range, of whatever formation.',
    },
  },
  'command.overrunAir': {
    rules: ['15.33', '8.61', '8.67d', '10.41b'],
    question:
      'An overrun is not a declared attack, but its aircraft make the check of 10.41. Do command points help that check?',
    readings: {
      none: 'No: command points help only the coordination of declared attacks.',
      allowed: 'Yes: 10.41b lists them among the modifiers.',
    },
  },
  'command.usesPerTurn': {
    rules: ['15.31', '15.32', '15.34b'],
    question: 'How often may a headquarters or leader spend its points?',
    readings: {
      oncePerTurn: 'Once per turn, until the Reorganization Phase.',
      oncePerSequence: 'Once per sequence of either side.',
    },
  },
  'leader.activations': {
    rules: ['15.24'],
    question: 'A leader may be activated twice: per turn or per sequence?',
    readings: {
      twicePerTurn: 'Twice per turn, like a motorized Army unit.',
      twicePerSequence: 'Twice in each sequence of his side.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
