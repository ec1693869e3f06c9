import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { BiteRule } from '../rulebook/index.js';

/** Numbers of the rulebook that a house rule may change. */
export const bookNumbers = {
  'stack.units': { value: 4, text: 'Units of a side in a hex.', rules: ['3.10'] },
  'stack.air': { value: 1, text: 'Air units based in a hex.', rules: ['3.10', '3.4'] },
  'stack.land': { value: 3, text: 'Land units of a side in a hex.', rules: ['3.10'] },
  'stack.combat': { value: 2, text: 'Land combat units of a side in a hex.', rules: ['3.10'] },
  'stack.airInBattle': { value: 2, text: 'Air units of a side in a battle.', rules: ['3.10'] },
  'supply.clear': { value: 3, text: 'Maximum length of a supply line, in hexes.', rules: ['4.3'] },
  'supply.bad': { value: 2, text: 'Maximum length of a supply line in bad weather.', rules: ['9.1', '39.0'] },
  'supply.firstWinter': {
    value: 1,
    text: 'Maximum length of an Axis supply line in the first winter.',
    rules: ['33.0'],
  },
  'supply.firstWinterNorth': {
    value: 2,
    text: 'Maximum length of a supply line of Finns, and of Germans in Finland, in the first winter.',
    rules: ['33.0'],
  },
  'siege.loss': { value: 1, text: 'Steps a besieged unit loses in a turn.', rules: ['12.1'] },
  'surrender.points': { value: 1, text: 'Points the enemy gains for a unit that surrenders.', rules: ['4.5'] },
  'aid.most': { value: 3, text: 'Maximum points of aid to an ally in a turn.', rules: ['5.2'] },
  'finland.germans': { value: 1, text: 'German units in Finland before the border is crossed.', rules: ['5.5'] },
  'finland.lost': { value: 4, text: 'Land units Finland loses before it may surrender.', rules: ['5.5'] },
  'rail.soviet': { value: 5, text: 'Soviet rail movements in a turn.', rules: ['7.4'] },
  'rail.axisInside': { value: 4, text: 'Axis rail movements in the Soviet Union.', rules: ['7.4'] },
  'rail.axisFinland': { value: 1, text: 'Axis rail movements in the Finnish area.', rules: ['7.4'] },
  'rail.seat': { value: 1, text: 'Rail movements lost with a railway knot.', rules: ['13.8.1'] },
  'rail.firstWinter': {
    value: 1,
    text: 'Axis rail movements in the Soviet Union in the first winter.',
    rules: ['33.1'],
  },
  'rail.secondWinter': {
    value: 2,
    text: 'Axis rail movements in the Soviet Union in the second winter.',
    rules: ['33.1'],
  },
  'rail.evacuation': { value: 3, text: 'Rail movements for a factory that is evacuated.', rules: ['16.2'] },
  'place.city': { value: 1, text: 'New units in a major city.', rules: ['7.3.1'] },
  'place.capital': { value: 2, text: 'New units in a capital.', rules: ['7.3.1'] },
  'arrow.cost': { value: 3, text: 'Movement points across a red arrow.', rules: ['7.5.5', '3.7'] },
  'air.rebaseFactor': {
    value: 2,
    text: 'Factor by which the range of an air unit is multiplied for a change of base.',
    rules: ['7.5.2'],
  },
  'command.range': { value: 5, text: 'Range at which an HQ supplies fuel, in hexes.', rules: ['13.3'] },
  'command.rangeBad': {
    value: 3,
    text: 'Range at which an HQ supplies fuel in bad weather, in hexes.',
    rules: ['13.3'],
  },
  'command.loss': { value: 1, text: 'Points an HQ pays for its activation.', rules: ['13.6'] },
  'command.supremacyLoss': {
    value: 2,
    text: 'Points an Air HQ pays for its activation with Luftwaffe supremacy.',
    rules: ['SBE5'],
  },
  'scout.success': { value: 4, text: 'Highest roll with which a reconnaissance succeeds.', rules: ['19.1'] },
  'factory.boxes': { value: 10, text: 'Boxes of the factory track.', rules: ['15.1'] },
  'factory.evacuated': { value: 8, text: 'The first box of an evacuated factory.', rules: ['16.2'] },
  'factory.most': { value: 12, text: 'Maximum number of new factories of a side.', rules: ['15.1'] },
  'repair.centre': { value: 3, text: 'Points to restore a destroyed production centre.', rules: ['16.0'] },
  'technology.price': {
    value: 4,
    text: 'Soviet points a turn for the fixed schedule of technology.',
    rules: ['3.13.price', '17.0'],
  },
  'research.second': { value: 20, text: 'Points and turns for technology 2.', rules: ['17.0'] },
  'research.third': { value: 30, text: 'Points and turns for technology 3.', rules: ['17.0'] },
  'research.discount': {
    value: 5,
    text: 'Points and turns saved in the research of Soviet infantry and German armour.',
    rules: ['17.2'],
  },
  'drop.range': { value: 5, text: 'Range of a paratroop drop, in hexes.', rules: ['23.0'] },
  'drop.glider': { value: 10, text: 'Range of a drop by glider, in hexes.', rules: ['23.0'] },
  'landing.range': { value: 5, text: 'Range of a landing from its port, in hexes.', rules: ['24.0'] },
  'stuka.dice': { value: 2, text: 'Dice dive bombers add.', rules: ['22.0'] },
  'rocket.dice': { value: 2, text: 'Dice Soviet artillery adds from technology 2 on.', rules: ['25.0'] },
  'partisans.most': { value: 20, text: 'Maximum number of partisan battalions.', rules: ['29.1'] },
  'partisans.hex': { value: 3, text: 'Maximum number of partisan battalions in a hex.', rules: ['29.1'] },
  'partisans.minor': { value: 3, text: 'Minor cities that yield one partisan battalion.', rules: ['29.1'] },
  'bombing.destroys': { value: 10, text: 'Hits that destroy an industrial centre permanently.', rules: ['32.1'] },
  'bombing.port': { value: 1, text: 'Hits that close a port.', rules: ['32.2'] },
  'bombing.source': { value: 3, text: 'Hits after which a port is no supply source.', rules: ['32.2'] },
  'flak.dice': { value: 6, text: 'Dice of flak over Germany.', rules: ['35.1'] },
  'raid.bombers': { value: 2, text: 'Maximum number of bombers in a raid on a hex.', rules: ['35.1'] },
  'corridor.months': {
    value: 9,
    text: 'Months from the surrender of Persia to the opening of the Persian Corridor.',
    rules: ['37.0'],
  },
} as const satisfies Readonly<Record<string, BookNumber<BiteRule>>>;

export type Numbers = Readonly<Record<keyof typeof bookNumbers, number>>;

/** Returns the numbers of the rulebook with the changes by house rules of a scenario. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
