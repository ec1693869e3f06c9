import type { RtlRulingTexts } from './ruling-text.js';

/** Options about zones, control, terrain, movement and overrun. */
export const zonesMovementAndOverrunRulings = {
  'zoc.trailIntoSwampInRain': {
    rules: ['3.24b', '5.13d', 'TEC.a'],
    question: 'In rain trails carry no movement. Do they still carry a zone of control into swamp?',
    readings: {
      no: 'No: in rain motorized and heavy units exert into swamp by roads and railways only.',
      yes: 'Yes: only 3.24b counts, which does not speak of rain.',
    },
  },
  'control.initial': {
    rules: ['3.12a', '6.2', 'S1.22'],
    question: 'Whose is a hex that nobody has held, passed or had in a zone?',
    readings: {
      neutral: 'Nobody’s: it blocks no supply and is worth nothing to either side.',
      authorSupplied: 'His whom the scenario names; its author says so for every hex that matters.',
    },
  },
  'movement.openRainOnFoot': {
    rules: ['TEC'],
    question: 'The chart charges units on foot two points for open ground in rain, as much as for rough. Is that so?',
    readings: {
      2: 'Yes, as printed.',
      1: 'No, it is a misprint for 1.',
    },
  },
  'movement.motorizedRiverCrossing': {
    rules: ['8.36c', 'TEC.e'],
    question: 'What does a river without a bridge cost a motorized unit that is no vehicle?',
    readings: {
      wholeMA: 'Its whole allowance, as the rule says.',
      halfMA: 'Half of it, as the note to the chart says.',
    },
  },
  'movement.swampEntryOnFoot': {
    rules: ['8.37b', 'TEC.b'],
    question:
      'The chart prints a cost for swamp, the rule asks for the whole allowance. What must a unit on foot have left to enter off roads?',
    readings: {
      printedCostThenStop: 'The printed cost; then it stops, and what is left is lost.',
      wholeMA: 'Its whole allowance, unspent.',
    },
  },
  'movement.roadBetweenEzoc': {
    rules: ['8.22', 'S7'],
    question: 'May a unit go from one enemy-zone hex to the next at the rate of a road, railway or trail?',
    readings: {
      forbidden: 'No, by the rule.',
      allowed: 'Yes, as the example of play does.',
    },
  },
  'movement.stackAfterDrop': {
    rules: ['8.12', '8.63'],
    question: 'A stack drops its slowest unit on the way. How far may the rest go?',
    readings: {
      slowerMA: 'No farther than the slow one could, unless it was dropped right before an overrun.',
      ownMA: 'As far as their own allowances let them.',
    },
  },
  'overrun.groupMakers': {
    rules: ['8.62a', '2.53', 'S7'],
    question: 'Which units let others overrun with them?',
    readings: {
      armourAndCavalry: 'Armoured units and cavalry; armoured cars and the T-38 overrun only by themselves.',
      anySilhouetteAndCavalry: 'Every unit pictured as a vehicle, and cavalry.',
    },
  },
  'overrun.afterClearingInEzoc': {
    rules: ['8.67i', 'S7'],
    question: 'The cleared hex lies in another enemy zone. What may the stack do?',
    readings: {
      overrunOrStop: 'Overrun that enemy, or stop.',
      mayMoveOn: 'Move on, too, as the example of play does.',
    },
  },
  'overrun.attackerRetreat': {
    rules: ['8.68', '8.67g'],
    question: 'The overrunning stack must retreat. What does it do?',
    readings: {
      retreatTwoDisrupted: 'It pays its losses, retreats two hexes, and is disrupted.',
      stayAdjacent: 'It pays and stays beside the target.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
