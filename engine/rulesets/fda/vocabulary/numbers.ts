import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { FdaRule } from '../rulebook/index.js';

/**
 * The rulebook's values that are not part of a table. A house rule of a scenario may change each value. Engine code
 * reads them through {@link numbersOf}.
 */
export const bookNumbers = {
  'stacking.least': { value: 6, minimum: 1, text: 'Smallest stacking limit that a scenario may set.', rules: ['4c'] },
  'stacking.most': {
    value: 9,
    minimum: 1,
    text: 'Largest stacking limit that a scenario may set, which is also the default.',
    rules: ['4c'],
  },
  'combat.units': {
    value: 4,
    minimum: 1,
    text: 'Maximum number of units that may attack or defend a sector.',
    rules: ['4d'],
  },

  'movement.foot': {
    value: 1,
    minimum: 1,
    text: 'Movement allowance on foot or on horseback, in sectors.',
    rules: ['7a'],
  },
  'movement.armoured': {
    value: 3,
    minimum: 1,
    text: 'Movement allowance of armour and self-propelled artillery, in sectors.',
    rules: ['7a'],
  },
  'movement.mechanised': {
    value: 4,
    minimum: 1,
    text: 'Movement allowance of mechanised units and towed guns, in sectors.',
    rules: ['7a'],
  },
  'movement.reconnaissance': {
    value: 5,
    minimum: 1,
    text: 'Movement allowance of reconnaissance and headquarters, in sectors.',
    rules: ['7a', '2.1a', '2.1u'],
  },
  'movement.air': { value: 10, minimum: 1, text: 'Movement allowance of aircraft, in sectors.', rules: ['7a'] },
  'movement.road': { value: 1, text: 'Additional sectors for a move along a road.', rules: ['7g'] },
  'supply.movingDivisor': {
    value: 2,
    minimum: 1,
    text: 'Divisor of the number of units that may move in a division out of supply.',
    rules: ['7.1d'],
  },

  'assault.base': { value: 1, text: 'Dice of a leader before additions and subtractions.', rules: ['8e'] },
  'assault.large': { value: 1, text: 'Additional dice for a leader of regiment or brigade size.', rules: ['8f'] },
  'assault.stronger': { value: 1, text: 'Additional dice for the higher combat factor of the leader.', rules: ['8g'] },
  'assault.muchStronger': {
    value: 2,
    text: 'Additional dice in an assault if the leader’s combat factor exceeds the required multiple of the enemy’s.',
    rules: ['8g'],
  },
  'assault.artillery': { value: 1, text: 'Additional dice for divisional artillery.', rules: ['8i'] },
  'assault.ground': {
    value: 1,
    text: 'Additional dice of a defender in fortifications, heavy terrain or mines.',
    rules: ['8j'],
  },
  'assault.headquartersLost': {
    value: -1,
    text: 'Change of dice for a division without headquarters in assault.',
    rules: ['8m'],
  },
  'assault.losses': { value: -1, text: 'Change of dice for a division with heavy losses this turn.', rules: ['8n'] },
  'assault.lossesAbove': {
    value: 2,
    text: 'Maximum number of break points lost this turn that do not count as heavy losses.',
    rules: ['8n'],
  },
  'assault.unsupplied': {
    value: -1,
    text: 'Change of dice for a division out of supply in assault.',
    rules: ['8o', '7.1e'],
  },
  'assault.breakPoints': { value: 1, text: 'Break points that the beaten leader loses.', rules: ['8p', '8q', '8t'] },
  'support.units': { value: 3, text: 'Maximum number of units in support.', rules: ['8h', '9.1f'] },
  'support.points': {
    value: 5,
    minimum: 1,
    text: 'Points of combat factor in support for each additional die.',
    rules: ['8h'],
  },
  'strength.multiple': {
    value: 2,
    minimum: 1,
    text: 'The multiple of the other combat factor that a factor must exceed for the larger number of additional dice.',
    rules: ['8g', '10e'],
  },
  'retreat.sectors': { value: 2, minimum: 1, text: 'Sectors that the beaten side retreats.', rules: ['8p', '8q'] },
  'retreat.short': {
    value: 1,
    minimum: 1,
    text: 'Sectors after which a retreat may stop in heavy terrain or fortifications.',
    rules: ['8r'],
  },
  'retreat.equal': { value: 1, minimum: 1, text: 'Sectors that the attackers retreat on equal scores.', rules: ['8s'] },
  'retreat.zone': {
    value: 1,
    text: 'Break points that a retreating unit loses if it has to stop in enemy ZOC.',
    rules: ['9.2f'],
  },

  'fire.base': { value: 1, text: 'Dice of firer and target before additions and subtractions.', rules: ['10c'] },
  'fire.large': { value: 1, text: 'Additional dice for regiment or brigade size in fire.', rules: ['10d'] },
  'fire.stronger': { value: 1, text: 'Additional dice for the higher combat factor in fire.', rules: ['10e'] },
  'fire.muchStronger': {
    value: 2,
    text: 'Additional dice in fire if the combat factor exceeds the required multiple of the enemy’s.',
    rules: ['10e'],
  },
  'fire.ground': {
    value: 1,
    text: 'Additional dice in fire for a target in fortifications or heavy terrain.',
    rules: ['10f'],
  },
  'fire.massed': { value: 1, text: 'Additional dice for massed artillery.', rules: ['10g'] },
  'fire.massedAbove': {
    value: 2,
    text: 'Maximum number of regiments that do not count as massed artillery.',
    rules: ['10g'],
  },
  'fire.headquartersLost': {
    value: -1,
    text: 'Change of dice in fire for a division without headquarters.',
    rules: ['10j'],
  },
  'fire.unsupplied': {
    value: -1,
    text: 'Change of dice in fire for a division out of supply.',
    rules: ['10k', '7.1e'],
  },
  'fire.breakPoints': { value: 1, text: 'Break points that a target loses when it is hit.', rules: ['10h'] },
  'fire.sightFrom': {
    value: 2,
    text: 'Distance in sectors from which heavy terrain between firer and target blocks fire.',
    rules: ['10b'],
  },
  'counterBattery.least': { value: 6, text: 'Lowest roll that locates enemy artillery.', rules: ['2.1m'] },

  'reorganisation.first': {
    value: 4,
    text: 'Lowest roll with which a division’s first attempt at reorganisation succeeds.',
    rules: ['11c'],
  },
  'reorganisation.second': {
    value: 5,
    text: 'Lowest roll with which the second attempt at reorganisation succeeds.',
    rules: ['11c'],
  },
  'reorganisation.later': {
    value: 6,
    text: 'Lowest roll with which the third and later attempts at reorganisation succeed.',
    rules: ['11c'],
  },
  'reorganisation.excellent': {
    value: 1,
    text: 'Modifier of the reorganisation roll for an excellent headquarters.',
    rules: ['11d'],
  },
  'reorganisation.poor': {
    value: -1,
    text: 'Modifier of the reorganisation roll for a poor headquarters.',
    rules: ['11d'],
  },
  'reorganisation.unsupplied': {
    value: -1,
    text: 'Modifier of the reorganisation roll for a division out of supply.',
    rules: ['11d', '7.1f'],
  },
  'reorganisation.lostPerPoint': {
    value: 2,
    minimum: 1,
    text: 'Number of missing break points for each point that is recovered.',
    rules: ['11e'],
  },

  'air.breakPoints': { value: 3, minimum: 1, text: 'Break points of an air unit.', rules: ['12a', '3d'] },
  'air.flyingFrom': { value: 5, text: 'Lowest weather roll with which aircraft fly.', rules: ['12e'] },
  'air.supremacy': { value: 1, minimum: 1, text: 'Dice of each side for air supremacy.', rules: ['12f'] },
  'air.superiorNumber': {
    value: 1,
    text: 'Additional dice for air supremacy for the side with more air units.',
    rules: ['12f'],
  },
  'air.bomber': { value: 3, text: 'Dice of medium and heavy bombers in an air attack.', rules: ['12j'] },
  'air.tactical': { value: 2, text: 'Dice of tactical aircraft in an air attack.', rules: ['12j'] },
  'air.antiAircraft': { value: 2, text: 'Dice of anti-aircraft units in an air attack.', rules: ['12j', '12h'] },
  'air.other': { value: 1, text: 'Dice of any other unit under air attack.', rules: ['12j'] },
  'air.structure': { value: 3, text: 'Dice of a bridge, fortification or city under air attack.', rules: ['12j'] },
  'air.open': { value: 1, text: 'Additional dice of aircraft against a target in the open.', rules: ['12k'] },
  'air.guns': {
    value: 1,
    text: 'Additional dice under air attack for another anti-aircraft unit in the target’s sector.',
    rules: ['12k'],
  },
  'air.ground': {
    value: 1,
    text: 'Additional dice under air attack for a target in a city, fortifications or heavy terrain.',
    rules: ['12k'],
  },
  'air.damage': { value: 1, text: 'Break points that the loser of an air attack loses.', rules: ['12l'] },
  'air.withdrawal': { value: 3, minimum: 1, text: 'Sectors that a repelled air unit withdraws.', rules: ['12l'] },

  'mines.least': { value: 5, text: 'Lowest roll with which mines destroy a unit.', rules: ['13b'] },
  'mines.engineers': { value: -1, text: 'Modifier of the roll for mines if engineers are present.', rules: ['13c'] },
  'engineers.turns': {
    value: 2,
    minimum: 1,
    text: 'Turns that engineers need for mines, boat bridges and entrenchments.',
    rules: ['13e', '14g', '2.1s'],
  },

  'barrage.least': { value: 5, text: 'Lowest barrage roll that has an effect.', rules: ['15.1b', '15.1c', '15.1d'] },
  'barrage.heavy': {
    value: 1,
    text: 'Modifier of the barrage roll for artillery over 105 mm and rockets.',
    rules: ['15.1b'],
  },
  'barrage.fortifications': {
    value: 6,
    text: 'Lowest barrage roll that destroys fortifications.',
    rules: ['15.1c', '15.1d'],
  },
  'barrage.unitFrom': { value: 5, text: 'Lowest roll with which a barrage affects a unit.', rules: ['15.1c', '15.1d'] },
  'barrage.breakPoints': {
    value: 1,
    text: 'Break points that a unit loses by a Soviet or American barrage.',
    rules: ['15.1c'],
  },
  'barrage.retreat': {
    value: 2,
    minimum: 1,
    text: 'Sectors that a unit retreats from any other barrage.',
    rules: ['15.1d'],
  },
  'barrage.infantryRetreat': {
    value: 1,
    minimum: 1,
    text: 'Sectors that infantry, mounted troops and heavy weapons on foot retreat from any other barrage.',
    rules: ['15.1d', '7a'],
  },
  'airfield.radius': {
    value: 16,
    text: 'Maximum number of sectors between aircraft and their airfield.',
    rules: ['15.2a'],
  },
  'airfield.groundDice': { value: 1, text: 'Dice of aircraft that are attacked on the ground.', rules: ['15.2d'] },
  'guards.units': { value: 3, text: 'Maximum number of rear-area guards in a sector.', rules: ['15.3b'] },

  'victory.dice': { value: 2, text: 'Dice that each side rolls at the end of the scenario.', rules: ['16a'] },
  'victory.breakPoint': {
    value: 1,
    text: 'Victory points for each break point that a side took in excess of its own losses.',
    rules: ['16a'],
  },
  'victory.infantry': { value: 3, text: 'Victory points for a destroyed infantry unit.', rules: ['16a'] },
  'victory.armour': { value: 5, text: 'Victory points for a destroyed armoured or mechanised unit.', rules: ['16a'] },
  'victory.place': {
    value: 2,
    text: 'Victory points for a city, village, airfield or bridge taken from the enemy.',
    rules: ['16a'],
  },
  'victory.lastTurn': {
    value: 3,
    text: 'Victory points for taking more break points in the last turn.',
    rules: ['16a'],
  },
  'victory.headquarters': { value: 4, text: 'Victory points for an eliminated headquarters.', rules: ['16a'] },

  'objectives.perSide': { value: 2, minimum: 1, text: 'Number of objectives that each side places.', rules: ['16c'] },
  'objectives.fromEdge': { value: 4, text: 'Minimum distance of an objective from its owner’s edge.', rules: ['16d'] },
  'objectives.apart': { value: 4, text: 'Minimum distance between two objectives.', rules: ['16d'] },
  'objectives.points': { value: 100, text: 'Maximum number of points that a side may allot.', rules: ['16e'] },
  'objectives.ownHalf': {
    value: 25,
    text: 'Maximum number of points for an objective in the side’s own half.',
    rules: ['16e'],
  },
  'objectives.enemyHalf': {
    value: 50,
    text: 'Maximum number of points for an objective in the enemy’s half.',
    rules: ['16e'],
  },
} as const satisfies Readonly<Record<string, BookNumber<FdaRule>>>;

export type NumberName = keyof typeof bookNumbers;
export type Numbers = Readonly<Record<NumberName, number>>;

/**
 * Returns the rulebook's values as changed by the house rules of a scenario. Unknown names are ignored here, because
 * the checks report them.
 */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
