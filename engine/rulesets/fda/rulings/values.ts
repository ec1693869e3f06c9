/**
 * Values of each option, beginning with its default. An option is a place where the book can be read in more than one
 * way. Play does not need the texts, which are in the other files of this folder.
 */
export const values = {
  // Options about dice, stacking, the turn, movement and supply.
  minimumDice: [1, 0],
  fireAndAssaultSameTurn: [true, false],
  columnUnitsPerSector: ['none', 1, 2, 3],
  cornerRuleBlocksAssault: [false, true],
  retreatedArtilleryMayFire: [false, true],
  supplyTraceFrom: ['hq', 'anyUnit', 'allUnits'],
  supplyNearestRoadOnly: [true, false],
  supplyNeedsBridges: [true, false],
  oosRounding: ['down', 'up'],
  riverEntry: ['enterNotCross', 'noEntry'],
  // Options about assault, support, retreat and fire.
  artilleryDieForDefender: [true, false],
  engineersMustLead: [false, true],
  supportInSector: ['optional', 'automatic'],
  reconSupportsDefence: [true, false],
  equalRetreatLoses: [true, false],
  retreatOffFriendlyEdge: [false, true],
  headquartersOffMap: ['returns', 'lost'],
  advanceAfterAssault: ['none', 'leader', 'participants'],
  hqIsolation: ['aloneInSector', 'noFriendAdjacent'],
  largeArtilleryDie: ['both', 'firer'],
  counterBatteryFailSpendsFire: [true, false],
  // Options about reorganisation, aircraft, optional rules, victory and the annexes.
  nightAfterLastTurn: [false, true],
  airSupremacyTie: ['none', 'reroll'],
  airDivisionAfterSupport: [false, true],
  airStaysOnMap: [false, true],
  aaCoverMeasuredTo: ['target', 'aircraft'],
} as const;
