import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about set-up, movement, rail, overrun, stacking and zones. */
export const firstTurnRulings = {
  'grid.orientation': {
    rules: ['3.1', '5.23'],
    question: 'How do north, south and east lie on a grid whose direction the book does not tell?',
    readings: {
      flat: 'Flat-topped hexes in columns from north to south: north, south, north-east and south-east are open on turn 1, north-west and south-west are not.',
      pointy: 'Pointy hexes in rows from west to east: west, north-west and south-west are closed on turn 1.',
    },
  },
  'setup.multiHexMustMeetStacking': {
    rules: ['5.0', '7.1'],
    question: 'Does the stacking limit bind at set-up the armies that have several hexes to choose from?',
    readings: {
      true: 'Armies with several hexes are set up within the limit; those with one hex may exceed it until the end of the first Soviet movement phase.',
      false: 'No army needs to keep the limit before the end of the first Soviet movement phase.',
    },
  },
  'turn1.fullAllowance': {
    rules: ['5.23'],
    question: 'What if a marching unit has points left that pay for no open hex?',
    readings: {
      untilNoLegalHex:
        'It marches as long as any open hex can be paid; points that buy nothing lapse. The allowance is the one after halving for supply; leaders of the two armies march too.',
      exactOnly: 'Its path has to use up the allowance to the last point.',
    },
  },
  'westColumns.exceptionTurns': {
    rules: ['5.23', '6.4'],
    question: 'How long may the two armies that begin in the west columns move inside them?',
    readings: {
      firstTurn:
        'On turn 1 only. A unit that is still there later is not removed but may not step from one hex of these columns to another.',
      firstSixTurns: 'On all turns on which the columns are closed to others.',
    },
  },
  'germanInterdiction.removal': {
    rules: ['2.0', '4.2.A1', '13.33'],
    question: 'The overview takes the German markers up later than the sequence of play does.',
    readings: {
      endOfSovietMovement: 'They go at the end of the Soviet movement phase, as the numbered rules say.',
      endOfSovietTurn: 'They go at the end of the Soviet player-turn, as the overview says.',
    },
  },
  'road.requiresConnection': {
    rules: ['6.7', '6.12', '11.13'],
    question: 'When does a road hex cost the road rate?',
    readings: {
      true: 'Only when the unit comes along a road that joins the two hexes; then the other terrain of the hex does not count, a river on the way does.',
      false: 'Whenever the hex entered has a road, from whatever side.',
    },
  },
  'overrun.halving': {
    rules: ['6.51', '6.55'],
    question: 'Are fractions of the overrun’s halving dropped once or for each unit?',
    readings: {
      total: 'Once, from the attack strength of the whole stack.',
      perUnit: 'Each unit is halved and loses its fraction before the strengths are added.',
    },
  },
  'overrun.cost': {
    rules: ['6.51', '6.7'],
    question: 'Do the points of an overrun include the terrain, river and marker of the target?',
    readings: {
      flat: 'They are the whole price, whatever lies there; a lake side still forbids the overrun.',
      plusTerrain: 'The cost of entering the target hex is paid on top of them.',
    },
  },
  'overrun.fromZoc': {
    rules: ['6.51', '6.56', '8.13'],
    question: 'May units that begin the phase in an enemy ZOC overrun?',
    readings: {
      true: 'Yes, any enemy hex beside them, at the ordinary price; it is the only way out by choice.',
      false: 'No: units held by an enemy ZOC at the start of the phase stay there.',
    },
  },
  'overrun.arrivals': {
    rules: ['6.54', '6.55', '14.0'],
    question: 'May units overrun in the phase in which they enter the map?',
    readings: {
      sameEntryHexTogether:
        'Units entering by the same hex count as having begun the phase together. Soviet arrivals begin it out of command and may not overrun.',
      singlyOnly:
        'Each arrival counts as having begun alone and overruns by itself at most; Soviet arrivals may not overrun.',
    },
  },
  'stacking.sovietLeader': {
    rules: ['7.1'],
    question: 'Which four Soviet units may share a hex?',
    readings: {
      fourWithLeader: 'Any four with one leader or more among them.',
      threePlusOneLeader: 'Three divisions and one leader; every other stack holds three units at most.',
    },
  },
  'stacking.checkTimes': {
    rules: ['7.1', '7.2'],
    question: 'The German limit is stated for the end of phases, the Soviet one for every moment of combat.',
    readings: {
      asWritten: 'The difference stands: German advances may overstack until the combat phase ends.',
      bothContinuous: 'Both sides keep the limit at every moment of a combat phase.',
    },
  },
  'rail.interdictedCost': {
    rules: ['13.31'],
    question: 'Does an interdicted rail hex count for four, or for four more?',
    readings: { 4: 'Four rail hexes in all, instead of one.', 5: 'Four rail hexes on top of its own one.' },
  },
  'rail.cutOn': {
    rules: ['6.37', '6.24'],
    question: 'Which moves cut a railway?',
    readings: {
      movement:
        'Movement of a German combat unit in a movement phase, entry after an overrun included, if a marker is free and the owner wishes; a Soviet unit repairs the line by ordinary movement.',
      movementOrAdvance: 'Advances after combat in German combat phases cut too.',
    },
  },
  'zoc.friendlyZocNegates': {
    rules: ['8.14', '8.15'],
    question: 'Does a side’s own ZOC cancel the enemy’s, as one sentence seems to say?',
    readings: {
      false: 'No: only units do, and only for supply, command and retreat.',
      true: 'Yes: in hexes where both have a ZOC the enemy’s does not count for supply, command and retreat.',
    },
  },
  'zoc.disruptedUnitNegates': {
    rules: ['6.62', '8.15'],
    question: 'Does a disrupted unit still cancel enemy ZOC in its own hex?',
    readings: { true: 'Yes, it is a unit there.', false: 'No, like its own ZOC this lapses.' },
  },
} as const satisfies Partial<PggRulingTexts>;
