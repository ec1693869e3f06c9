import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about dice, stacking, the turn, movement and supply. */
export const turnAndMovementRulings = {
  minimumDice: {
    rules: ['8e', '10c', '7.1e'],
    question: 'May subtractions reduce the dice of a side to zero?',
    readings: { 1: 'No: at least one die is rolled.', 0: 'Yes: a side without dice has a score of 0.' },
  },
  fireAndAssaultSameTurn: {
    rules: ['6d', '6e'],
    question: 'May a unit both fire and assault in a turn?',
    readings: {
      true: 'Yes: each unit may move once, fire once and assault once.',
      false: 'No: a unit may either fire or assault.',
    },
  },
  columnUnitsPerSector: {
    rules: ['7h', '4c'],
    question: 'How does a division form a column on a road?',
    readings: {
      none: 'The units that used a road end their moves on connected road sectors without a gap; only the stacking limit restricts the units in a sector.',
      1: 'The units that used a road end their moves on connected road sectors without a gap, one unit per sector.',
      2: 'The units that used a road end their moves on connected road sectors without a gap, at most two units per sector.',
      3: 'The units that used a road end their moves on connected road sectors without a gap, at most three units per sector.',
    },
  },
  cornerRuleBlocksAssault: {
    rules: ['7d', '8b', '10a'],
    question: 'Does the corner between two enemy-held squares block more than movement and retreat?',
    readings: {
      false: 'No: units assault and fire across the corner.',
      true: 'Yes: units may not assault across the corner either.',
    },
  },
  retreatedArtilleryMayFire: {
    rules: ['2.1k', '7i', '8i'],
    question: 'May towed artillery fire in a turn in which it had to retreat?',
    readings: {
      false: 'No: a retreat counts as a move, after which towed artillery may not fire.',
      true: 'Yes: only an ordinary move prevents the artillery from firing.',
    },
  },
  supplyTraceFrom: {
    rules: ['7.1b'],
    question: 'From which units does a division trace its supply?',
    readings: {
      hq: 'The division traces supply from its headquarters, or from any of its units after the headquarters is destroyed.',
      anyUnit: 'The division traces supply from any of its units that has a line of supply.',
      allUnits:
        'The division traces supply from each of its units: if one unit has no line of supply, the whole division is out of supply.',
    },
  },
  supplyNearestRoadOnly: {
    rules: ['7.1b', '7.1c'],
    question: 'Must a line of supply use the nearest road?',
    readings: {
      true: 'Yes: the nearest road sector along an open path, or one of several equally near ones, must lead to a friendly edge. The path may be of any length.',
      false: 'No: any road sector that the line can reach may lead to a friendly edge.',
    },
  },
  supplyNeedsBridges: {
    rules: ['7.1b', '12i', '14e'],
    question: 'Does a line of supply need the bridges of the road that it follows?',
    readings: {
      true: 'Yes: the line is blocked where the road crosses a river without a bridge, even if the bridge was destroyed during the game.',
      false: 'No: the line follows the sectors of a road, with or without bridges.',
    },
  },
  oosRounding: {
    rules: ['7.1d'],
    question: 'How many units of an unsupplied division may move when their number is odd?',
    readings: {
      down: 'Half of the division’s ground units on the map, including the headquarters and rounded down, may move.',
      up: 'Half of the division’s ground units on the map, rounded up, may move, so that a single remaining unit can move.',
    },
  },
  riverEntry: {
    rules: ['14e'],
    question: 'May units enter a river sector without a bridge? The rulebook only forbids passing through.',
    readings: {
      enterNotCross:
        'Yes: a unit may enter, and may leave to the sector from which it came, or to its own bank if the map defines the banks. A unit that was set up in the river may leave once in any direction.',
      noEntry: 'No: units need a bridge or engineers to enter.',
    },
  },
} as const satisfies Partial<FdaRulingTexts>;
