import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { PggRule } from '../rulebook/index.js';

/**
 * The rulebook's values that are not part of a table. A house rule of a scenario may change each value. Engine code
 * reads them through {@link numbersOf}.
 */
export const bookNumbers = {
  'game.turns': { value: 12, minimum: 1, text: 'Game turns of the campaign.', rules: ['2.0', '13.41'] },

  'firstTurn.freeUpTo': {
    value: 3,
    text: 'Highest die roll with which the 16th or 19th Army may move on turn 1.',
    rules: ['5.21'],
  },
  'firstTurn.frozenHexes': {
    value: 1,
    text: 'Hexes that a unit of a frozen army may move to leave an overstacked hex.',
    rules: ['5.22'],
  },

  'stacking.soviet': { value: 3, minimum: 1, text: 'Maximum number of Soviet combat units in a hex.', rules: ['7.1'] },
  'stacking.sovietWithLeader': {
    value: 4,
    minimum: 1,
    text: 'Maximum number of Soviet units in a hex when a leader is among them.',
    rules: ['7.1'],
  },
  'stacking.german': { value: 3, minimum: 1, text: 'Maximum number of German combat units in a hex.', rules: ['7.2'] },
  'integrity.multiplier': {
    value: 2,
    minimum: 1,
    text: 'Factor by which the strength of a complete division alone in its hex is multiplied.',
    rules: ['7.3'],
  },

  'rail.units': { value: 8, text: 'Maximum number of combat units that may move by rail in a turn.', rules: ['6.31'] },
  'rail.hexes': {
    value: 30,
    text: 'Maximum number of rail hexes that a unit may move in a turn.',
    rules: ['6.33', '10.33'],
  },
  'rail.cuts': { value: 6, text: 'Number of rail-cut markers of the German side.', rules: ['6.37'] },

  'westColumns.count': {
    value: 2,
    text: 'Number of columns at the west edge that are closed to Soviet units.',
    rules: ['6.4'],
  },
  'westColumns.lastTurn': {
    value: 6,
    text: 'Last turn on which the west columns are closed to Soviet units.',
    rules: ['6.4'],
  },

  'overrun.points': { value: 3, minimum: 1, text: 'Movement points that an overrun costs each unit.', rules: ['6.51'] },
  'overrun.divisor': {
    value: 2,
    minimum: 1,
    text: 'Divisor of the attack strength in an overrun.',
    rules: ['6.51', '6.55'],
  },

  'advance.hexes': {
    value: 2,
    text: 'Hexes that victors may advance when all units of a hex were eliminated.',
    rules: ['9.86'],
  },

  'evacuation.perTurn': {
    value: 1,
    text: 'Maximum number of leaders that may be evacuated in a turn.',
    rules: ['10.4'],
  },
  'evacuation.total': {
    value: 2,
    text: 'Maximum number of leaders that may be evacuated in the game.',
    rules: ['10.4'],
  },

  'supply.roadHexes': {
    value: 20,
    text: 'Maximum number of hexes from a German unit to the supply road.',
    rules: ['11.11'],
  },
  'supply.movementPoints': {
    value: 20,
    text: 'Maximum number of movement points from a German unit to the west edge.',
    rules: ['11.12'],
  },
  'supply.divisor': {
    value: 2,
    minimum: 1,
    text: 'Divisor of strength and movement allowance when out of supply.',
    rules: ['6.25', '11.31'],
  },
  'strength.minimum': { value: 1, minimum: 1, text: 'Minimum strength of a unit after reductions.', rules: ['11.32'] },

  'interdiction.german': { value: 3, text: 'Number of German air interdiction markers.', rules: ['13.1', '5.0'] },
  'interdiction.soviet': { value: 1, text: 'Number of Soviet interdiction markers.', rules: ['13.41'] },
  'interdiction.sovietTurns': {
    value: 3,
    text: 'Number of game turns in which the Soviet marker may be used.',
    rules: ['13.41'],
  },
  'interdiction.points': {
    value: 1,
    text: 'Additional movement points that an interdicted hex costs.',
    rules: ['13.32', '13.43'],
  },

  'front.firstTurn': {
    value: 2,
    text: 'First turn on which the South-Western Front may be called on.',
    rules: ['14.21'],
  },
  'front.perTurn': {
    value: 5,
    text: 'Maximum number of divisions of the South-Western Front in a turn.',
    rules: ['14.21'],
  },
  'front.total': {
    value: 10,
    text: 'Maximum number of divisions of the South-Western Front in the game.',
    rules: ['14.21'],
  },
  'front.cheap': {
    value: 5,
    text: 'Number of divisions of the South-Western Front that give the lower number of German points.',
    rules: ['14.23'],
  },
  'front.cheapPoints': {
    value: 1,
    text: 'German points for each of the first divisions of the South-Western Front.',
    rules: ['14.23'],
  },
  'front.dearPoints': {
    value: 2,
    text: 'German points for each further division of the South-Western Front.',
    rules: ['14.23'],
  },

  'victory.division': {
    value: 5,
    text: 'Soviet points for a German division that is wholly eliminated.',
    rules: ['15.12.1'],
  },
  'victory.recapture': { value: 2, text: 'Soviet points for a city that is recaptured.', rules: ['15.12.2'] },
} as const satisfies Readonly<Record<string, BookNumber<PggRule>>>;

export type NumberName = keyof typeof bookNumbers;
export type Numbers = Readonly<Record<NumberName, number>>;

/** Returns the rulebook's values with a scenario's house rules. Unknown names are ignored; the checks report them. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
