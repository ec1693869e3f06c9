/**
 * Values of each ruling, beginning with its default. A ruling chooses between interpretations of an ambiguous passage
 * of the rulebook. The texts are in the other files of this folder, because play does not need them.
 */
export const values = {
  // Rulings about set-up, movement, rail, overrun, stacking and zones.
  'grid.orientation': ['flat', 'pointy'],
  'setup.multiHexMustMeetStacking': [true, false],
  'turn1.fullAllowance': ['untilNoLegalHex', 'exactOnly'],
  'westColumns.exceptionTurns': ['firstTurn', 'firstSixTurns'],
  'germanInterdiction.removal': ['endOfSovietMovement', 'endOfSovietTurn'],
  'road.requiresConnection': [true, false],
  'overrun.halving': ['total', 'perUnit'],
  'overrun.cost': ['flat', 'plusTerrain'],
  'overrun.fromZoc': [true, false],
  'overrun.arrivals': ['sameEntryHexTogether', 'singlyOnly'],
  'stacking.sovietLeader': ['fourWithLeader', 'threePlusOneLeader'],
  'stacking.checkTimes': ['asWritten', 'bothContinuous'],
  'rail.interdictedCost': [4, 5],
  'rail.cutOn': ['movement', 'movementOrAdvance'],
  'zoc.friendlyZocNegates': [false, true],
  'zoc.disruptedUnitNegates': [true, false],
  // Rulings about strengths, results, retreats, advances and reveals.
  'supply.halveBeforeTerrain': [true, false],
  'integrity.withTerrain': ['multiply', 'additive'],
  'defense.combination': ['pairwise', 'onceForAll'],
  'integrity.partialAttack': ['doubleParticipants', 'allMustJoinSameAttack'],
  'integrity.independents': ['cancel', 'toleratedWithTwoRegimentDivision'],
  'untried.allZeroDefenders': ['treatAsEliminated', 'noAdvance'],
  'untried.reveal': ['perAttack', 'allDeclaredFirst'],
  'retreat.ifBlocked': ['takeLosses', 'eliminateBlockedUnit'],
  'retreat.geometry': ['pathOfNHexes', 'mustEndNHexesAway'],
  'retreat.westColumns': ['onlyIfForced', 'opponentMayChoose'],
  'retreat.guestStatus': ['playerTurn', 'phase'],
  'combat.multiHexResult': ['wholeSide', 'perHex'],
  'advance.defender': ['likeAttacker', 'intoOneHexOnly'],
  // Rulings about leaders, command and supply.
  'leader.bonusCap': ['stackTotal', 'perSingleUnit'],
  'leader.oosRating': ['unchanged', 'halved'],
  'leader.withdrawIf': ['noAttackerLeft', 'anyZeroRevealed'],
  'leader.withdrawWithoutEntry': ['stay', 'eliminated'],
  'command.line': ['blockedByZoc', 'straightDistance'],
  'supply.mpDirection': ['unitToEdge', 'edgeToUnit'],
  'supply.newArrivals': ['firstMovementPhase', 'firstPlayerTurn'],
  // Rulings about interdiction, reinforcements and victory.
  'sovietInterdiction.when': ['anyThreeTurns', 'oncePerThreeTurnBlock'],
  'germanInterdiction.firstForbiddenColumn': [41, 40],
  'germanInterdiction.smolenskDelay': [1, 0],
  'reinforcement.blocked': ['wait', 'shiftToNearest'],
  'provisional.turn12': [true, false],
  'victory.recaptureNeeds': ['unitsInAllHexes', 'controlOfAllHexes'],
  'victory.recaptureHexes': [false, true],
  names: ['corrected', 'asPrinted'],
} as const;
