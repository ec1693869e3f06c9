import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about dice, stacking, the turn, movement and supply. */
export const turnAndMovementRulings = {
  minimumDice: {
    rules: ['8e', '10c', '7.1e'],
    question: 'May subtractions leave a side without dice?',
    readings: { 1: 'No, at least one die is rolled.', 0: 'Yes; who rolls no die scores 0.' },
  },
  fireAndAssaultSameTurn: {
    rules: ['6d', '6e'],
    question: 'May a unit both fire and assault in a turn?',
    readings: { true: 'Yes, one move, one fire and one assault each.', false: 'No, the one or the other.' },
  },
  columnUnitsPerSector: {
    rules: ['7h', '4c'],
    question: 'How does a division keep column on a road?',
    readings: {
      none: 'Its units that used a road end on one unbroken run of connected road; only the stacking limit binds a sector.',
      1: 'The same, with one of them to a sector.',
      2: 'The same, with at most two of them to a sector.',
      3: 'The same, with at most three of them to a sector.',
    },
  },
  cornerRuleBlocksAssault: {
    rules: ['7d', '8b', '10a'],
    question: 'Does the corner between two enemy-held squares bar more than movement and retreat?',
    readings: { false: 'No: assault and fire go across it.', true: 'Assault across it is barred too.' },
  },
  retreatedArtilleryMayFire: {
    rules: ['2.1k', '7i', '8i'],
    question: 'May towed artillery fire in a turn in which it had to retreat?',
    readings: { false: 'No: a retreat counts as a move.', true: 'Yes: only a move of its own will bars its fire.' },
  },
  supplyTraceFrom: {
    rules: ['7.1b'],
    question: 'From where does a division trace its supply?',
    readings: {
      hq: 'From its headquarters; from any of its units once that is destroyed.',
      anyUnit: 'From any of its units that can.',
      allUnits: 'From every one of its units: one that cannot trace cuts off all.',
    },
  },
  supplyNearestRoadOnly: {
    rules: ['7.1b', '7.1c'],
    question: 'Must the line go by the nearest road?',
    readings: {
      true: 'Yes: the road sector fewest sectors away along an open path has to lead to a friendly edge, or one of those equally near. The path may be of any length.',
      false: 'No: any road sector that can be reached will do.',
    },
  },
  supplyNeedsBridges: {
    rules: ['7.1b', '12i', '14e'],
    question: 'Does a line of supply need the bridges of its road?',
    readings: {
      true: 'Yes: where no bridge carries the road over a river, lost ones included, the line is cut.',
      false: 'No: it runs along sectors of road whatever became of their bridges.',
    },
  },
  oosRounding: {
    rules: ['7.1d'],
    question: 'How many move of an unsupplied division with an odd number of units?',
    readings: {
      down: 'Half of its ground units on the map, headquarters included, fractions dropped.',
      up: 'Half, fractions rounded up, so that a last unit can move.',
    },
  },
  riverEntry: {
    rules: ['14e'],
    question: 'The book forbids passing through an unbridged river sector; may it be entered?',
    readings: {
      enterNotCross:
        'Yes, and left by the way it was entered, or to the own bank where the map gives the banks. A unit set up there leaves once in any direction.',
      noEntry: 'No, not without a bridge or engineers.',
    },
  },
} as const satisfies Partial<FdaRulingTexts>;
