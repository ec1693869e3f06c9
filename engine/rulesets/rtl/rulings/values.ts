/**
 * The values of each ruling, that is, of each rule that can be interpreted in more than one way. The first value is the
 * default. The texts that explain the values are in the other files of this folder and are not needed during play.
 */
export const values = {
  // Zones of control, control of hexes, terrain, movement and overrun.
  'zoc.trailIntoSwampInRain': ['no', 'yes'],
  'control.initial': ['neutral', 'authorSupplied'],
  'movement.openRainOnFoot': [2, 1],
  'movement.motorizedRiverCrossing': ['wholeMA', 'halfMA'],
  'movement.swampEntryOnFoot': ['printedCostThenStop', 'wholeMA'],
  'movement.roadBetweenEzoc': ['forbidden', 'allowed'],
  'movement.stackAfterDrop': ['slowerMA', 'ownMA'],
  'overrun.groupMakers': ['armourAndCavalry', 'anySilhouetteAndCavalry'],
  'overrun.afterClearingInEzoc': ['overrunOrStop', 'mayMoveOn'],
  'overrun.attackerRetreat': ['retreatTwoDisrupted', 'stayAdjacent'],
  // Supply, markers and command.
  'supply.firstTurnPhase': ['skipped', 'run'],
  'pool.afterFailedCombination': ['whenever', 'nextSequence'],
  'command.casLead': ['groundLead', 'none'],
  'command.overrunAir': ['none', 'allowed'],
  'command.usesPerTurn': ['oncePerTurn', 'oncePerSequence'],
  'leader.activations': ['twicePerTurn', 'twicePerSequence'],
  // Reaction, attacks, results and retreats.
  'reaction.check': ['eachUnit', 'leadPerHex'],
  'reaction.intoDefendingHex': ['allowed', 'forbidden'],
  'reaction.armyUnits': ['anyEligible', 'withoutFinalMarker'],
  'combat.swampRoutes': ['roadRailTrail', 'roadRail'],
  'combat.failedCoordination': ['onFailure', 'onSuccess'],
  'combat.belowMinimumDisrupts': ['assault', 'mobile'],
  'combat.armourAttritionBy': ['redDefence', 'anyAntiTank'],
  'engineer.acrossRiver': ['minusOne', 'none'],
  'retreat.guestLosses': ['onlyOnE', 'whenDefendersDie'],
  'retreat.direction': ['eachHexFarther', 'neverCloser'],
  // Artillery, aircraft and strongpoints.
  'artillery.hqInTargetHex': ['no', 'yes'],
  'artillery.gunOfOtherFormation': ['defends', 'supports'],
  'artillery.defensiveCap': ['withoutArtillery', 'allGround'],
  'artillery.attackerArmyUnits': ['mustBeActivated', 'anyReady'],
  'artillery.automaticCoordination': ['everyUnit', 'oneOfChoice', 'none'],
  'artillery.emergencyReadying': ['notUntilSupplied', 'readied'],
  'air.readyInRain': ['no', 'yes'],
  'air.oneMissionCap': ['perFormation', 'perSide'],
  'air.halfRounding': ['roundDown', 'roundUp'],
  'air.secretCommitment': ['open', 'secret'],
  'strongpoint.removalOrder': ['removeFirst', 'completeFirst'],
  'strongpoint.disruptedBuilder': ['staysUnfinished', 'removed'],
  'strongpoint.armyBuilders': ['anyJoined', 'inCommand'],
  // Victory points.
  'victory.riverBonus': ['anyTurnUpTo', 'exactTurn'],
  'victory.redyaUnits': ['sovietOnce', 'everyOccurrence'],
  'victory.surrounded': ['sixClosed', 'sixOccupied'],
} as const;
