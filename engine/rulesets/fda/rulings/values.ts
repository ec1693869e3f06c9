/**
 * Values of each ruling, beginning with its default. A ruling chooses between interpretations of an ambiguous passage
 * of the rulebook. The texts are in the other files of this folder, because play does not need them.
 */
export const values = {
  // Rulings about dice, stacking, the turn, movement and supply.
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
  // Rulings about assault, support, retreat and fire.
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
  // Rulings about reorganisation, aircraft, optional rules, victory and the annexes.
  nightAfterLastTurn: [false, true],
  airSupremacyTie: ['none', 'reroll'],
  airDivisionAfterSupport: [false, true],
  airStaysOnMap: [false, true],
  aaCoverMeasuredTo: ['target', 'aircraft'],
} as const;
