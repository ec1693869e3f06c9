import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { FdaRule } from '../rulebook/index.js';

/**
 * The rulebook's values that are not part of a table. A house rule of a scenario may change each value. Engine code
 * reads them through {@link numbersOf}.
 */
export const bookNumbers = {
  'stacking.least': { value: 6, minimum: 1, text: 'Smallest stacking limit a scenario may set.', rules: ['4c'] },
  'stacking.most': {
    value: 9,
    minimum: 1,
    text: 'Greatest stacking limit a scenario may set, and the limit when it sets none.',
    rules: ['4c'],
  },
  'combat.units': { value: 4, minimum: 1, text: 'Units that may attack or defend a sector.', rules: ['4d'] },

  'movement.foot': { value: 1, minimum: 1, text: 'Sectors on foot or on horseback.', rules: ['7a'] },
  'movement.armoured': { value: 3, minimum: 1, text: 'Sectors of armour and self-propelled artillery.', rules: ['7a'] },
  'movement.mechanised': { value: 4, minimum: 1, text: 'Sectors of mechanised units and towed guns.', rules: ['7a'] },
  'movement.reconnaissance': {
    value: 5,
    minimum: 1,
    text: 'Sectors of reconnaissance and headquarters.',
    rules: ['7a', '2.1a', '2.1u'],
  },
  'movement.air': { value: 10, minimum: 1, text: 'Sectors of aircraft.', rules: ['7a'] },
  'movement.road': { value: 1, text: 'Sectors more along a road.', rules: ['7g'] },
  'supply.movingDivisor': {
    value: 2,
    minimum: 1,
    text: 'What the number of units that may move out of supply is divided by.',
    rules: ['7.1d'],
  },

  'assault.base': { value: 1, text: 'Dice of a leader before additions.', rules: ['8e'] },
  'assault.large': { value: 1, text: 'Dice for a leader of regiment or brigade size.', rules: ['8f'] },
  'assault.stronger': { value: 1, text: 'Dice for the higher combat factor of the leader.', rules: ['8g'] },
  'assault.muchStronger': {
    value: 2,
    text: 'Dice for a leader’s combat factor of more than the multiple.',
    rules: ['8g'],
  },
  'assault.artillery': { value: 1, text: 'Dice for divisional artillery.', rules: ['8i'] },
  'assault.ground': {
    value: 1,
    text: 'Dice of a defender in fortifications, heavy terrain or mines.',
    rules: ['8j'],
  },
  'assault.headquartersLost': { value: -1, text: 'Dice of a division without headquarters.', rules: ['8m'] },
  'assault.losses': { value: -1, text: 'Dice of a division with heavy losses this turn.', rules: ['8n'] },
  'assault.lossesAbove': {
    value: 2,
    text: 'Break points lost this turn that are not yet heavy losses.',
    rules: ['8n'],
  },
  'assault.unsupplied': { value: -1, text: 'Dice of a division out of supply in assault.', rules: ['8o', '7.1e'] },
  'assault.breakPoints': { value: 1, text: 'Break points the beaten leader loses.', rules: ['8p', '8q', '8t'] },
  'support.units': { value: 3, text: 'Units counted in support.', rules: ['8h', '9.1f'] },
  'support.points': { value: 5, minimum: 1, text: 'Points of combat factor in support for each die.', rules: ['8h'] },
  'strength.multiple': {
    value: 2,
    minimum: 1,
    text: 'The multiple of the other combat factor that must be exceeded for the greater addition.',
    rules: ['8g', '10e'],
  },
  'retreat.sectors': { value: 2, minimum: 1, text: 'Sectors the beaten side retreats.', rules: ['8p', '8q'] },
  'retreat.short': {
    value: 1,
    minimum: 1,
    text: 'Sectors of a retreat into heavy terrain or fortifications.',
    rules: ['8r'],
  },
  'retreat.equal': { value: 1, minimum: 1, text: 'Sectors the attackers retreat on equal scores.', rules: ['8s'] },
  'retreat.zone': { value: 1, text: 'Break points a unit loses that has to stop in enemy ZOC.', rules: ['9.2f'] },

  'fire.base': { value: 1, text: 'Dice of firer and target before additions.', rules: ['10c'] },
  'fire.large': { value: 1, text: 'Dice for regiment or brigade size.', rules: ['10d'] },
  'fire.stronger': { value: 1, text: 'Dice for the higher combat factor in fire.', rules: ['10e'] },
  'fire.muchStronger': {
    value: 2,
    text: 'Dice for a combat factor of more than the multiple in fire.',
    rules: ['10e'],
  },
  'fire.ground': { value: 1, text: 'Dice of a target in fortifications or heavy terrain.', rules: ['10f'] },
  'fire.massed': { value: 1, text: 'Dice of massed artillery.', rules: ['10g'] },
  'fire.massedAbove': { value: 2, text: 'Regiments that are not yet massed artillery.', rules: ['10g'] },
  'fire.headquartersLost': { value: -1, text: 'Dice in fire of a division without headquarters.', rules: ['10j'] },
  'fire.unsupplied': { value: -1, text: 'Dice in fire of a division out of supply.', rules: ['10k', '7.1e'] },
  'fire.breakPoints': { value: 1, text: 'Break points a target that is hit loses.', rules: ['10h'] },
  'fire.sightFrom': { value: 2, text: 'Range from which heavy terrain on the way blocks fire.', rules: ['10b'] },
  'counterBattery.least': { value: 6, text: 'Least roll that locates enemy artillery.', rules: ['2.1m'] },

  'reorganisation.first': { value: 4, text: 'Least roll at a division’s first attempt.', rules: ['11c'] },
  'reorganisation.second': { value: 5, text: 'Least roll at the second attempt.', rules: ['11c'] },
  'reorganisation.later': { value: 6, text: 'Least roll from the third attempt on.', rules: ['11c'] },
  'reorganisation.excellent': { value: 1, text: 'Modifier of an excellent headquarters.', rules: ['11d'] },
  'reorganisation.poor': { value: -1, text: 'Modifier of a poor headquarters.', rules: ['11d'] },
  'reorganisation.unsupplied': { value: -1, text: 'Modifier of a division out of supply.', rules: ['11d', '7.1f'] },
  'reorganisation.lostPerPoint': {
    value: 2,
    minimum: 1,
    text: 'Break points missing for each that comes back.',
    rules: ['11e'],
  },

  'air.breakPoints': { value: 3, minimum: 1, text: 'Break points of an air unit.', rules: ['12a', '3d'] },
  'air.flyingFrom': { value: 5, text: 'Least weather roll with which aircraft fly.', rules: ['12e'] },
  'air.supremacy': { value: 1, minimum: 1, text: 'Dice of each side for air supremacy.', rules: ['12f'] },
  'air.superiorNumber': { value: 1, text: 'Dice more for the side with more air units.', rules: ['12f'] },
  'air.bomber': { value: 3, text: 'Dice of medium and heavy bombers.', rules: ['12j'] },
  'air.tactical': { value: 2, text: 'Dice of tactical aircraft.', rules: ['12j'] },
  'air.antiAircraft': { value: 2, text: 'Dice of anti-aircraft units.', rules: ['12j', '12h'] },
  'air.other': { value: 1, text: 'Dice of any other unit under air attack.', rules: ['12j'] },
  'air.structure': { value: 3, text: 'Dice of a bridge, fortification or city.', rules: ['12j'] },
  'air.open': { value: 1, text: 'Dice of the attacker against a target in the open.', rules: ['12k'] },
  'air.guns': { value: 1, text: 'Dice for an anti-aircraft unit in the target’s sector.', rules: ['12k'] },
  'air.ground': {
    value: 1,
    text: 'Dice of a target in a city, fortifications or heavy terrain under air attack.',
    rules: ['12k'],
  },
  'air.damage': { value: 1, text: 'Break points the loser of an air attack loses.', rules: ['12l'] },
  'air.withdrawal': { value: 3, minimum: 1, text: 'Sectors a repelled air unit withdraws.', rules: ['12l'] },

  'mines.least': { value: 5, text: 'Least roll with which mines destroy a unit.', rules: ['13b'] },
  'mines.engineers': { value: -1, text: 'Modifier of that roll with engineers.', rules: ['13c'] },
  'engineers.turns': {
    value: 2,
    minimum: 1,
    text: 'Turns engineers work at mines, boat bridges and entrenchments.',
    rules: ['13e', '14g', '2.1s'],
  },

  'barrage.least': { value: 5, text: 'Least barrage roll that has an effect.', rules: ['15.1b', '15.1c', '15.1d'] },
  'barrage.heavy': { value: 1, text: 'Modifier of artillery over 105 mm and of rockets.', rules: ['15.1b'] },
  'barrage.fortifications': {
    value: 6,
    text: 'Least barrage roll that destroys fortifications.',
    rules: ['15.1c', '15.1d'],
  },
  'barrage.unitFrom': { value: 5, text: 'Least roll with which a unit suffers a barrage.', rules: ['15.1c', '15.1d'] },
  'barrage.breakPoints': {
    value: 1,
    text: 'Break points lost to a Soviet or American barrage.',
    rules: ['15.1c'],
  },
  'barrage.retreat': { value: 2, minimum: 1, text: 'Sectors of retreat from any other barrage.', rules: ['15.1d'] },
  'barrage.infantryRetreat': {
    value: 1,
    minimum: 1,
    text: 'The same for infantry, mounted troops and heavy weapons on foot.',
    rules: ['15.1d', '7a'],
  },
  'airfield.radius': { value: 16, text: 'Sectors from its airfield within which an aircraft acts.', rules: ['15.2a'] },
  'airfield.groundDice': { value: 1, text: 'Dice of aircraft attacked on the ground.', rules: ['15.2d'] },
  'guards.units': { value: 3, text: 'Rear-area guards in a sector.', rules: ['15.3b'] },

  'victory.dice': { value: 2, text: 'Dice each side rolls at the end.', rules: ['16a'] },
  'victory.breakPoint': { value: 1, text: 'Points for each break point taken beyond those lost.', rules: ['16a'] },
  'victory.infantry': { value: 3, text: 'Points for an infantry unit destroyed.', rules: ['16a'] },
  'victory.armour': { value: 5, text: 'Points for an armoured or mechanised unit destroyed.', rules: ['16a'] },
  'victory.place': { value: 2, text: 'Points for a city, village, airfield or bridge taken.', rules: ['16a'] },
  'victory.lastTurn': { value: 3, text: 'Points for winning the last turn.', rules: ['16a'] },
  'victory.headquarters': { value: 4, text: 'Points for a headquarters eliminated.', rules: ['16a'] },

  'objectives.perSide': { value: 2, minimum: 1, text: 'Objectives each side places.', rules: ['16c'] },
  'objectives.fromEdge': { value: 4, text: 'Least distance of an objective from its owner’s edge.', rules: ['16d'] },
  'objectives.apart': { value: 4, text: 'Least distance between two objectives.', rules: ['16d'] },
  'objectives.points': { value: 100, text: 'Points a side may allot.', rules: ['16e'] },
  'objectives.ownHalf': { value: 25, text: 'Points for an objective in the own half at most.', rules: ['16e'] },
  'objectives.enemyHalf': { value: 50, text: 'Points for an objective in the enemy’s half at most.', rules: ['16e'] },
} as const satisfies Readonly<Record<string, BookNumber<FdaRule>>>;

export type NumberName = keyof typeof bookNumbers;
export type Numbers = Readonly<Record<NumberName, number>>;

/** Returns the rulebook's values with a scenario's house rules. Unknown names are ignored; the checks report them. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
