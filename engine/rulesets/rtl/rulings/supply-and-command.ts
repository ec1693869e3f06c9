import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about supply, markers and command. */
export const supplyAndCommandRulings = {
  'supply.firstTurnPhase': {
    rules: ['4.21', '6.0', 'S7'],
    question: 'Is supply determined in the first turn of a scenario?',
    readings: {
      skipped: 'No: all units begin in supply, except the units that the card marks as unsupplied.',
      run: 'Yes: supply is determined in the first turn as in every other turn.',
    },
  },
  'pool.afterFailedCombination': {
    rules: ['7.34'],
    question:
      'An attempt to combine a drawn marker with the marker in the pool failed. When is the marker in the pool played?',
    readings: {
      whenever:
        'The owner may play the marker in the pool in any later sequence of his side, and may also try to combine the marker again.',
      nextSequence: 'The marker in the pool must be played by itself in the next sequence of its side.',
    },
  },
  'command.casLead': {
    rules: ['15.14', '13.16'],
    question: 'Aircraft belong to no formation. Which headquarters may help their coordination check?',
    readings: {
      groundLead: 'A headquarters of the formation of the lead ground unit of the same side may help the aircraft.',
      none: 'Any headquarters in range may help the aircraft, whatever its formation.',
    },
  },
  'command.overrunAir': {
    rules: ['15.33', '8.61', '8.67d', '10.41b'],
    question:
      'An overrun is not a declared attack, but its aircraft make the check of rule 10.41. May command points be spent on that check?',
    readings: {
      none: 'No: command points may be spent only on the coordination of declared attacks.',
      allowed: 'Yes: rule 10.41b lists command points among the modifiers.',
    },
  },
  'command.usesPerTurn': {
    rules: ['15.31', '15.32', '15.34b'],
    question: 'How often may a headquarters or leader spend its command points?',
    readings: {
      oncePerTurn:
        'A headquarters or leader may spend its points once per turn; the points return in the Reorganization Phase.',
      oncePerSequence: 'A headquarters or leader may spend its points once in each sequence of either side.',
    },
  },
  'leader.activations': {
    rules: ['15.24'],
    question: 'A leader may be activated twice. Does the limit apply per turn or per sequence?',
    readings: {
      twicePerTurn: 'A leader may be activated twice per turn, like a motorized Army unit.',
      twicePerSequence: 'A leader may be activated twice in each sequence of his side.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
