/**
 * The values of each ruling; the first value is the default. A ruling decides a passage of the rulebook that can be
 * read in more than one way. The meanings of the values are in the text files of this folder, which are not loaded for
 * play.
 */
export const values = {
  // Rulings about control, stacking, steps and zones: A01 to A09.
  'capture.contestedHex': ['afterBattle', 'onEntry'],
  'fortress.inCombat': ['fortressOnly', 'cityToo'],
  'siberia.onFoot': [false, true],
  'stacking.checked': ['eachPhase', 'turnEnd'],
  'battle.aircraft': ['basedCounted', 'basedExtra'],
  'dice.atZero': ['combatUnits', 'nobody'],
  'zoc.coast': ['waterHexsidesOnly', 'coastalHexes'],
  'frozen.who': ['everyUnit', 'landUnits'],
  // Rulings about supply: A10 to A12.
  'supply.railBrokenBy': ['unitsCitiesAndZones', 'unitsAndCities'],
  'supply.counting': ['withSource', 'withoutSource'],
  'supply.rebasing': ['combatRange', 'halfRange'],
  // Rulings about classes of units: A13 to A17.
  'mountain.attack': ['noMalus', 'malusAndBonus'],
  'bombers.airCombat': ['fromLevel2', 'always'],
  'bombers.overrun': ['helplessRound', 'evacuateAtOnce'],
  'flak.power': ['defence', 'listed'],
  'headquarters.allowance': ['infantry', 'armour'],
  // Rulings about production, rail and movement: A20 to A22.
  'placement.factories': ['cityLimit', 'noLimit'],
  'rail.newUnits': ['allowed', 'nextTurn'],
  'rail.mixedRoute': ['inside', 'outside'],
  'arrow.cost': ['threeInAll', 'threeMore'],
  // Rulings about combat and Blitz: A23 to A32, A54.
  'bombers.grounded': ['raided', 'inAirCombat'],
  'airCombat.length': ['untilOver', 'untilWithdrawal', 'oneRound'],
  'flak.order': ['together', 'defenderFirst'],
  'flak.fortress': ['fortressOnly', 'cityToo'],
  'artillery.mustFire': [true, false],
  'hits.best': [2, 3, 1],
  'malus.pooled': ['singleShares', 'sumOnly', 'never'],
  'malus.extraDice': ['afterHalving', 'beforeHalving'],
  'hits.support': ['likeOthers', 'last'],
  'zero.alone': ['atOnce', 'roundEnd'],
  'river.allCross': ['asMade', 'present'],
  'retreat.distance': ['path', 'straight'],
  'retreat.cityInZone': [false, true],
  'retreat.attacker': ['always', 'unlessDefenderDid'],
  'blitz.often': ['once', 'afterEachBattle'],
  'blitz.minorArmour': [true, false],
  // Rulings about the advanced game: A33 to A38, A56.
  'snow.flak': ['attackers', 'both'],
  'guards.allowance': ['floor', 'oneMore'],
  'siege.lossWhen': ['supplyCheck', 'turnEnd'],
  'desperate.spared': ['allEliminated', 'allGone'],
  'headquarters.secondActivation': ['costs', 'free'],
  'stavka.freeRail': ['counted', 'beyond'],
  'stavka.railWhen': ['railPhase', 'movement'],
  'stavka.unitOutOfSupply': ['attacks', 'movesOnly'],
  // Rulings about optional rules: A39 to A49, A53, A57.
  'technology.minorsFollow': [true, false],
  'recon.when': ['movement', 'combat'],
  'charge.ground': ['noStronghold', 'noCity'],
  'charge.returnFire': ['beforeOthers', 'tiesOnly'],
  'stuka.cover': ['groundAndStrongholds', 'strongholds'],
  'drop.withoutAircraft': ['takesHits', 'forbidden'],
  'volkssturm.places': ['cityLimit', 'noLimit'],
  'partisans.entered': ['fight', 'cleared'],
  'persia.firstPoints': ['tenthMonth', 'ninthMonth'],
  'lendLease.lostRoute': ['arrives', 'nothing'],
  'strategicWar.flak': ['perTurn', 'perHex'],
  'convoys.attacked': ['oncePerTurn', 'eachPlayerTurn'],
  'lightRain.repeat': ['previousRoll', 'previousTurn'],
  'marines.price': ['perPoint', 'perUnit'],
  'marines.headquarters': ['anyStrength', 'fullStrength'],
  // Rulings about set-up and victory: A50, A55.
  'setup.cover': ['enemiesIgnored', 'enemiesCounted'],
  'setup.rivers': ['baseZones', 'asPlayed'],
  'victory.germanSurrender': ['marginal', 'decisive', 'playOn'],
} as const;
