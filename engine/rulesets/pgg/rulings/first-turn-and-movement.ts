import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about set-up, movement, rail, overrun, stacking and zones. */
export const firstTurnRulings = {
  'grid.orientation': {
    rules: ['3.1', '5.23'],
    question: 'Which hex directions are north, south and east? The rulebook does not say how the grid is oriented.',
    readings: {
      flat: 'Flat-topped hexes form columns from north to south: north, south, north-east and south-east are allowed on turn 1, north-west and south-west are not.',
      pointy:
        'Pointy-topped hexes form rows from west to east: west, north-west and south-west are not allowed on turn 1.',
    },
  },
  'setup.multiHexMustMeetStacking': {
    rules: ['5.0', '7.1'],
    question: 'Does the stacking limit apply at set-up to armies that have several hexes?',
    readings: {
      true: 'Yes: armies with several hexes are set up within the limit. Armies with one hex may exceed the limit until the end of the first Soviet movement phase.',
      false: 'No: no army needs to respect the limit before the end of the first Soviet movement phase.',
    },
  },
  'turn1.fullAllowance': {
    rules: ['5.23'],
    question: 'What happens if a marching unit has points left that do not suffice for any open hex?',
    readings: {
      untilNoLegalHex:
        'The unit marches while its points suffice for any open hex; the remaining points are lost. The allowance is halved first if the unit is out of supply. Leaders of the two armies march too.',
      exactOnly: 'The path of the unit must cost exactly its whole allowance.',
    },
  },
  'westColumns.exceptionTurns': {
    rules: ['5.23', '6.4'],
    question: 'How long may the two armies that begin in the west columns move within these columns?',
    readings: {
      firstTurn:
        'The two armies may move within the west columns on turn 1 only. A unit that is still in these columns later is not removed but may not step from one hex of these columns to another.',
      firstSixTurns:
        'The two armies may move within the west columns on all turns on which these columns are closed to other Soviet units.',
    },
  },
  'germanInterdiction.removal': {
    rules: ['2.0', '4.2.A1', '13.33'],
    question: 'When are the German markers removed? The overview says later than the sequence of play.',
    readings: {
      endOfSovietMovement:
        'The markers are removed at the end of the Soviet movement phase, as the numbered rules say.',
      endOfSovietTurn: 'The markers are removed at the end of the Soviet player-turn, as the overview says.',
    },
  },
  'road.requiresConnection': {
    rules: ['6.7', '6.12', '11.13'],
    question: 'When does entering a road hex cost the road rate?',
    readings: {
      true: 'The road rate applies only when the unit moves along a road that joins the two hexes. The other terrain of the hex then costs nothing, but crossing a river on the way has its usual cost.',
      false: 'The road rate applies whenever the hex has a road, regardless of the hexside by which the unit enters.',
    },
  },
  'overrun.halving': {
    rules: ['6.51', '6.55'],
    question: 'When the strength of an overrun is halved, are fractions dropped once or for each unit?',
    readings: {
      total: 'Fractions are dropped once: the attack strength of the whole stack is halved.',
      perUnit:
        'Fractions are dropped for each unit: the strength of each unit is halved before the strengths are added.',
    },
  },
  'overrun.cost': {
    rules: ['6.51', '6.7'],
    question: 'Does the cost of an overrun include the terrain, river and marker of the target hex?',
    readings: {
      flat: 'Yes: terrain, river and marker of the target hex add nothing to the cost of an overrun. A lake hexside still prevents the overrun.',
      plusTerrain: 'No: the cost of entering the target hex is added to the cost of an overrun.',
    },
  },
  'overrun.fromZoc': {
    rules: ['6.51', '6.56', '8.13'],
    question: 'May units that begin the phase in an enemy ZOC overrun?',
    readings: {
      true: 'Yes: units that begin the phase in an enemy ZOC may overrun any adjacent enemy hex at the ordinary cost. Such units may leave their hex only by an overrun.',
      false: 'No: units that are in an enemy ZOC at the start of the phase stay in their hex.',
    },
  },
  'overrun.arrivals': {
    rules: ['6.54', '6.55', '14.0'],
    question: 'May units overrun in the phase in which they enter the map?',
    readings: {
      sameEntryHexTogether:
        'Yes: units that enter by the same hex count as having begun the phase together. Soviet arrivals begin the phase out of command and may not overrun.',
      singlyOnly:
        'Only separately: each arriving unit counts as having begun the phase in a hex of its own and may overrun only by itself. Soviet arrivals may not overrun.',
    },
  },
  'stacking.sovietLeader': {
    rules: ['7.1'],
    question: 'Which four Soviet units may share a hex?',
    readings: {
      fourWithLeader: 'Any four units that include at least one leader may share a hex.',
      threePlusOneLeader:
        'Three divisions and one leader may share a hex. Every other stack may contain at most three units.',
    },
  },
  'stacking.checkTimes': {
    rules: ['7.1', '7.2'],
    question:
      'When does the stacking limit apply? The rulebook states the German limit for the end of phases and the Soviet limit for every moment of combat.',
    readings: {
      asWritten:
        'The limits apply as written: German units may exceed the limit by an advance until the combat phase ends.',
      bothContinuous: 'Both sides must respect the limit at every moment of a combat phase.',
    },
  },
  'rail.interdictedCost': {
    rules: ['13.31'],
    question: 'Does an interdicted rail hex count as four rail hexes, or as four additional ones?',
    readings: {
      4: 'An interdicted hex counts as four rail hexes in total.',
      5: 'An interdicted hex counts as five rail hexes: itself and four more.',
    },
  },
  'rail.cutOn': {
    rules: ['6.37', '6.24'],
    question: 'By which moves may a unit cut a railway?',
    readings: {
      movement:
        'A German combat unit cuts a railway by its movement in a movement phase, including the entry after an overrun, if a marker is available and the owner wishes. A Soviet unit repairs the railway by ordinary movement.',
      movementOrAdvance:
        'A German combat unit cuts a railway by its movement, and also by an advance after combat in German combat phases.',
    },
  },
  'zoc.friendlyZocNegates': {
    rules: ['8.14', '8.15'],
    question: 'Does the ZOC of a side cancel enemy ZOC, as one sentence of the rulebook seems to say?',
    readings: {
      false: 'No: only units cancel enemy ZOC, and only for supply, command and retreat.',
      true: 'Yes: in hexes in which both sides have a ZOC, enemy ZOC does not count for supply, command and retreat.',
    },
  },
  'zoc.disruptedUnitNegates': {
    rules: ['6.62', '8.15'],
    question: 'Does a disrupted unit still cancel enemy ZOC in its own hex?',
    readings: {
      true: 'Yes: a disrupted unit is still a unit in the hex.',
      false: 'No: a disrupted unit loses this effect together with its own ZOC.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
