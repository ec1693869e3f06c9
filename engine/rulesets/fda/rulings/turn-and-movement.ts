import type { FdaRulingTexts } from './ruling-text.js';

/** Readings about dice, stacking, the turn, movement and supply. */
export const turnAndMovementRulings = {
  poolScore: {
    values: ['sum'],
    rules: ['8e', '10c'],
    question: 'What is the score of several dice?',
    readings: { sum: 'Their sum.' },
  },
  minimumDice: {
    values: [1, 0],
    rules: ['8e', '10c', '7.1e'],
    question: 'May subtractions leave a side without dice?',
    readings: { 1: 'No, at least one die is rolled.', 0: 'Yes; who rolls no die scores 0.' },
  },
  stackCounts: {
    values: ['allGroundUnits'],
    rules: ['4c', '4e'],
    question: 'What counts for the six to nine units of a sector?',
    readings: {
      allGroundUnits:
        'All ground units of one side, headquarters included. The scenario sets a limit from 6 to 9; it is 9 when it sets none.',
    },
  },
  lossesInflicted: {
    values: ['breakPoints'],
    rules: ['6a', '16a'],
    question: 'How are the losses counted that decide who goes first?',
    readings: {
      breakPoints:
        'Break points taken from the enemy in the turn, by whatever means. In turn 1 and on equality both roll a die until one is higher.',
    },
  },
  fireAndAssaultSameTurn: {
    values: [true, false],
    rules: ['6d', '6e'],
    question: 'May a unit both fire and assault in a turn?',
    readings: { true: 'Yes, one move, one fire and one assault each.', false: 'No, the one or the other.' },
  },
  roadBonus: {
    values: ['wholeMove'],
    rules: ['7g', '13a'],
    question: 'How much of a move must follow the road to gain a sector?',
    readings: {
      wholeMove: 'All of it, from the starting sector on, along connected road that is not mined.',
    },
  },
  columnUnitsPerSector: {
    values: ['none', 1, 2, 3],
    rules: ['7h', '4c'],
    question: 'How does a division keep column on a road?',
    readings: {
      none: 'Its units that used the bonus end on one unbroken run of connected road; only the stacking limit binds a sector.',
      1: 'The same, with one of them to a sector.',
      2: 'The same, with at most two of them to a sector.',
      3: 'The same, with at most three of them to a sector.',
    },
  },
  cornerRuleBlocksAssault: {
    values: [false, true],
    rules: ['7d', '8b', '10a'],
    question: 'Does the corner between two enemy-held squares bar more than movement and retreat?',
    readings: { false: 'No: assault and fire go across it.', true: 'Assault across it is barred too.' },
  },
  engineersMovement: {
    values: ['foot'],
    rules: ['7a', '2.1s'],
    question: 'How far do engineers go, whom the table of movement leaves out?',
    readings: { foot: 'One sector like infantry on foot, four if the scenario makes them mechanised.' },
  },
  retreatedArtilleryMayFire: {
    values: [false, true],
    rules: ['2.1k', '7i', '8i'],
    question: 'May towed artillery fire in a turn in which it had to retreat?',
    readings: { false: 'No: a retreat counts as a move.', true: 'Yes: only a move of its own will bars its fire.' },
  },
  supplyTraceFrom: {
    values: ['hq', 'anyUnit', 'allUnits'],
    rules: ['7.1b'],
    question: 'From where does a division trace its supply?',
    readings: {
      hq: 'From its headquarters; from any of its units once that is destroyed.',
      anyUnit: 'From any of its units that can.',
      allUnits: 'From every one of its units: one that cannot trace cuts off all.',
    },
  },
  supplyNearestRoadOnly: {
    values: [true, false],
    rules: ['7.1b', '7.1c'],
    question: 'Must the line go by the nearest road?',
    readings: {
      true: 'Yes: the road sector fewest sectors away along an open path has to lead to a friendly edge, or one of those equally near. The path may be of any length.',
      false: 'No: any road sector that can be reached will do.',
    },
  },
  oosRounding: {
    values: ['down', 'up'],
    rules: ['7.1d'],
    question: 'How many move of an unsupplied division with an odd number of units?',
    readings: {
      down: 'Half of its ground units on the map, headquarters included, fractions dropped.',
      up: 'Half, fractions rounded up, so that a last unit can move.',
    },
  },
  zoneOfControl: {
    values: ['allNeighbours'],
    rules: ['9.2a', '7.1c'],
    question: 'Who has a ZOC, and how far does it reach on squares?',
    readings: {
      allNeighbours:
        'Every ground unit, headquarters too, over six hexes or eight squares, whatever the terrain. Aircraft have none. Friends in a sector cancel it for supply alone.',
    },
  },
  impassableFor: {
    values: ['allButFoot'],
    rules: ['14c', '7a'],
    question: 'Who may enter impassable ground?',
    readings: { allButFoot: 'Units that go one sector on foot or mounted; nobody else without a road.' },
  },
  riverEntry: {
    values: ['enterNotCross', 'noEntry'],
    rules: ['14e'],
    question: 'The book forbids passing through an unbridged river sector; may it be entered?',
    readings: {
      enterNotCross:
        'Yes, and left by the way it was entered, or to the own bank where the map tells the banks. A unit set up there leaves once in any direction.',
      noEntry: 'No, not without a bridge or engineers.',
    },
  },
  mobileBridge: {
    values: ['atOnceBusy'],
    rules: ['14f', '14b'],
    question: 'When do others cross where engineers stand in the river?',
    readings: {
      atOnceBusy:
        'At once. The engineers who let them cross neither fire, assault nor support an attack that turn; no road goes over their bridge.',
    },
  },
  engineerWork: {
    values: ['endOfNextTurn'],
    rules: ['13e', '14g', '2.1s'],
    question: 'How are the two turns of engineers’ work counted, and how long does an entrenchment take?',
    readings: {
      endOfNextTurn:
        'Work begun in one turn is done at the end of the next, entrenchments like the rest. Meanwhile the engineers do nothing else; leaving, retreating or being destroyed breaks it off.',
    },
  },
  minesSpentBy: {
    values: ['firstRoll'],
    rules: ['13b', '13d'],
    question: 'When has a minefield made its attack?',
    readings: {
      firstRoll:
        'With its first roll, whatever comes up; any entry counts, by retreat or refusal too. The field stays heavy terrain until cleared.',
    },
  },
  mineEngineers: {
    values: ['engineersAndCompany'],
    rules: ['13c'],
    question: 'Who profits from engineers in a minefield?',
    readings: {
      engineersAndCompany:
        'The engineers themselves, units entering by the same order, and units entering where they stand.',
    },
  },
} as const satisfies FdaRulingTexts;
