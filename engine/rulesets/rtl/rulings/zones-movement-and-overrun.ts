import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about zones of control, control of hexes, terrain, movement and overrun. */
export const zonesMovementAndOverrunRulings = {
  'zoc.trailIntoSwampInRain': {
    rules: ['3.24b', '5.13d', 'TEC.a'],
    question:
      'In rain, trails may not be used for movement. Does a zone of control still extend along them into swamp?',
    readings: {
      no: 'No: in rain, zones of control of motorized and heavy units extend into swamp along roads and railways only.',
      yes: 'Yes: 3.24b applies, which does not mention rain.',
    },
  },
  'control.initial': {
    rules: ['3.12a', '6.2', 'S1.22'],
    question: 'Which side controls a hex that no unit has entered and no zone of control has reached?',
    readings: {
      neutral: 'Neither side: it blocks no supply and is worth no points.',
      authorSupplied: 'The side that the scenario names; its author must name it for every hex where control matters.',
    },
  },
  'movement.openRainOnFoot': {
    rules: ['TEC'],
    question:
      'The chart charges units on foot 2 points for open terrain in rain, as much as for rough terrain. Is that correct?',
    readings: {
      2: 'Yes: 2 points, as printed.',
      1: 'No: it is a misprint for 1 point.',
    },
  },
  'movement.motorizedRiverCrossing': {
    rules: ['8.36c', 'TEC.e'],
    question: 'What does a river without a bridge cost a motorized unit whose counter shows no vehicle?',
    readings: {
      wholeMA: 'Its whole allowance, as rule 8.36c says.',
      halfMA: 'Half of its allowance, as note e of the chart says.',
    },
  },
  'movement.swampEntryOnFoot': {
    rules: ['8.37b', 'TEC.b'],
    question:
      'The chart gives a cost for swamp, the rule requires the whole allowance. How many points must a unit on foot have left to enter swamp off roads?',
    readings: {
      printedCostThenStop: 'The printed cost; then it stops and loses its remaining points.',
      wholeMA: 'Its whole allowance.',
    },
  },
  'movement.roadBetweenEzoc': {
    rules: ['8.22', 'S7'],
    question: 'May a unit go from one enemy-zone hex to the next at the rate of a road, railway or trail?',
    readings: {
      forbidden: 'No, as rule 8.22 says.',
      allowed: 'Yes, as in the example of play.',
    },
  },
  'movement.stackAfterDrop': {
    rules: ['8.12', '8.63'],
    question: 'A stack leaves its slowest unit behind on the way. How far may the other units move?',
    readings: {
      slowerMA: 'No farther than the slow unit could, unless it was left behind directly before an overrun.',
      ownMA: 'As far as their own allowances permit.',
    },
  },
  'overrun.groupMakers': {
    rules: ['8.62a', '2.53', 'S7'],
    question: 'Which units allow other units of their stack to overrun with them?',
    readings: {
      armourAndCavalry: 'Armoured units and cavalry. Armoured cars and the T-38 overrun only alone.',
      anySilhouetteAndCavalry: 'All units whose counter shows a vehicle, and cavalry.',
    },
  },
  'overrun.afterClearingInEzoc': {
    rules: ['8.67i', 'S7'],
    question: 'The cleared hex is in another enemy zone of control. What may the stack do?',
    readings: {
      overrunOrStop: 'Overrun that enemy or stop.',
      mayMoveOn: 'Overrun, stop, or continue its move as in the example of play.',
    },
  },
  'overrun.attackerRetreat': {
    rules: ['8.68', '8.67g'],
    question: 'What happens when the combat result makes the overrunning stack retreat?',
    readings: {
      retreatTwoDisrupted: 'It takes its losses, retreats two hexes and is disrupted.',
      stayAdjacent: 'It takes its losses and stays adjacent to the target.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
