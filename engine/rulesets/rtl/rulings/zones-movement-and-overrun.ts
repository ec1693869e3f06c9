import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about zones of control, control of hexes, terrain, movement and overrun. */
export const zonesMovementAndOverrunRulings = {
  'zoc.trailIntoSwampInRain': {
    rules: ['3.24b', '5.13d', 'TEC.a'],
    question:
      'In rain, trails may not be used for movement. Does a zone of control still extend along trails into swamp?',
    readings: {
      no: 'No: in rain, zones of control of motorized and heavy units extend into swamp along roads and railways only.',
      yes: 'Yes: zones of control extend along trails also in rain, because rule 3.24b does not mention rain.',
    },
  },
  'control.initial': {
    rules: ['3.12a', '6.2', 'S1.22'],
    question: 'Which side controls a hex that no unit has entered and no zone of control has reached?',
    readings: {
      neutral: 'Neither side controls the hex: it blocks no supply and is worth no points.',
      authorSupplied:
        'The side that the scenario names controls the hex; the author must name a side for every hex where control matters.',
    },
  },
  'movement.openRainOnFoot': {
    rules: ['TEC'],
    question:
      'In rain the terrain effects chart charges units on foot 2 points for open terrain, as much as for rough terrain. Is that correct?',
    readings: {
      2: 'Yes: open terrain costs 2 points, as printed.',
      1: 'No: the printed 2 is a misprint, and open terrain costs 1 point.',
    },
  },
  'movement.motorizedRiverCrossing': {
    rules: ['8.36c', 'TEC.e'],
    question: 'What does a river without a bridge cost a motorized unit whose counter shows no vehicle?',
    readings: {
      wholeMA: 'The unit spends its whole allowance, as rule 8.36c says.',
      halfMA: 'The unit spends half of its allowance, as note e of the terrain effects chart says.',
    },
  },
  'movement.swampEntryOnFoot': {
    rules: ['8.37b', 'TEC.b'],
    question:
      'The terrain effects chart gives a cost for swamp, but rule 8.37b requires the whole allowance. How many points must a unit on foot have left to enter swamp off roads?',
    readings: {
      printedCostThenStop: 'The unit must have the printed cost; then it stops and loses its remaining points.',
      wholeMA: 'The unit must have its whole allowance.',
    },
  },
  'movement.roadBetweenEzoc': {
    rules: ['8.22', 'S7'],
    question: 'May a unit move from one enemy zone of control to the next at the rate of a road, railway or trail?',
    readings: {
      forbidden: 'No: the rate does not apply between enemy zones of control, as rule 8.22 says.',
      allowed: 'Yes: the rate applies between enemy zones of control, as in the example of play.',
    },
  },
  'movement.stackAfterDrop': {
    rules: ['8.12', '8.63'],
    question: 'A stack leaves its slowest unit behind on the way. How far may the other units move?',
    readings: {
      slowerMA:
        'The other units may move no farther than the slow unit could, unless it was left behind directly before an overrun.',
      ownMA: 'The other units may move as far as their own allowances permit.',
    },
  },
  'overrun.groupMakers': {
    rules: ['8.62a', '2.53', 'S7'],
    question: 'Which units allow other units of their stack to overrun with them?',
    readings: {
      armourAndCavalry:
        'Armoured units and cavalry allow other units to overrun with them. Armoured cars and the T-38 may overrun only without other units.',
      anySilhouetteAndCavalry:
        'Cavalry and all units whose counter shows a vehicle allow other units to overrun with them.',
    },
  },
  'overrun.afterClearingInEzoc': {
    rules: ['8.67i', 'S7'],
    question: 'A hex cleared by an overrun is in another enemy zone of control. What may the stack do there?',
    readings: {
      overrunOrStop: 'The stack must overrun the enemy that exerts the zone, or stop.',
      mayMoveOn: 'The stack may overrun, stop, or continue its move as in the example of play.',
    },
  },
  'overrun.attackerRetreat': {
    rules: ['8.68', '8.67g'],
    question: 'What happens when the combat result makes the overrunning stack retreat?',
    readings: {
      retreatTwoDisrupted: 'The stack takes its losses, retreats two hexes and is disrupted.',
      stayAdjacent: 'The stack takes its losses and stays adjacent to the target.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
