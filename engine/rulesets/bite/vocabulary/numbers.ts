import type { ScenarioModel } from '../../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../../play/numbers.js';
import type { BiteRule } from '../rulebook/index.js';

/** Numbers of the rulebook that a house rule may change. */
export const bookNumbers = {
  'stack.units': { value: 4, text: 'Maximum number of units of a side in a hex.', rules: ['3.10'] },
  'stack.air': { value: 1, text: 'Maximum number of air units based in a hex.', rules: ['3.10', '3.4'] },
  'stack.land': { value: 3, text: 'Maximum number of land units of a side in a hex.', rules: ['3.10'] },
  'stack.combat': { value: 2, text: 'Maximum number of land combat units of a side in a hex.', rules: ['3.10'] },
  'stack.airInBattle': { value: 2, text: 'Maximum number of air units of a side in a battle.', rules: ['3.10'] },
  'supply.clear': { value: 3, text: 'Maximum length of a supply line, in hexes.', rules: ['4.3'] },
  'supply.bad': { value: 2, text: 'Maximum length of a supply line in bad weather, in hexes.', rules: ['9.1', '39.0'] },
  'supply.firstWinter': {
    value: 1,
    text: 'Maximum length of an Axis supply line in the first winter, in hexes.',
    rules: ['33.0'],
  },
  'supply.firstWinterNorth': {
    value: 2,
    text: 'Maximum length of a supply line of Finns, and of Germans in Finland, in the first winter, in hexes.',
    rules: ['33.0'],
  },
  'siege.loss': { value: 1, text: 'Steps that a besieged unit loses in a turn.', rules: ['12.1'] },
  'surrender.points': { value: 1, text: 'Points that the enemy gains for a unit that surrenders.', rules: ['4.5'] },
  'aid.most': { value: 3, text: 'Maximum number of points of aid to an ally in a turn.', rules: ['5.2'] },
  'finland.germans': {
    value: 1,
    text: 'Maximum number of German units in Finland before the Finnish border is crossed.',
    rules: ['5.5'],
  },
  'finland.lost': { value: 4, text: 'Land units that Finland must have lost before it surrenders.', rules: ['5.5'] },
  'rail.soviet': { value: 5, text: 'Soviet rail movements in a turn.', rules: ['7.4'] },
  'rail.axisInside': { value: 4, text: 'Axis rail movements in the Soviet Union in a turn.', rules: ['7.4'] },
  'rail.axisFinland': { value: 1, text: 'Axis rail movements in the Finnish area in a turn.', rules: ['7.4'] },
  'rail.seat': {
    value: 1,
    text: 'Rail movements per turn that a side loses when it loses a place with the role `railway-knot`.',
    rules: ['13.8.1'],
  },
  'rail.firstWinter': {
    value: 1,
    text: 'Axis rail movements in the Soviet Union in a turn of the first winter.',
    rules: ['33.1'],
  },
  'rail.secondWinter': {
    value: 2,
    text: 'Axis rail movements in the Soviet Union in a turn of the second winter.',
    rules: ['33.1'],
  },
  'rail.evacuation': { value: 3, text: 'Rail movements that the evacuation of a factory takes.', rules: ['16.2'] },
  'place.city': { value: 1, text: 'New units that a major city may take in a turn.', rules: ['7.3.1'] },
  'place.capital': { value: 2, text: 'New units that a capital may take in a turn.', rules: ['7.3.1'] },
  'arrow.cost': { value: 3, text: 'Movement points for a move along a red arrow.', rules: ['7.5.5', '3.7'] },
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
  'command.loss': { value: 1, text: 'Points that an HQ pays for its activation.', rules: ['13.6'] },
  'command.supremacyLoss': {
    value: 2,
    text: 'Points that an Air HQ pays for its activation with Luftwaffe supremacy.',
    rules: ['SBE5'],
  },
  'scout.success': { value: 4, text: 'Highest roll with which reconnaissance succeeds.', rules: ['19.1'] },
  'factory.boxes': { value: 10, text: 'Number of boxes of the factory track.', rules: ['15.1'] },
  'factory.evacuated': {
    value: 8,
    text: 'Box of the factory track on which an evacuated factory begins.',
    rules: ['16.2'],
  },
  'factory.most': { value: 12, text: 'Maximum number of new factories of a side.', rules: ['15.1'] },
  'repair.centre': { value: 3, text: 'Points for restoring a destroyed production centre.', rules: ['16.0'] },
  'technology.price': {
    value: 4,
    text: 'Points a turn that the Soviets pay for the fixed schedule of technology.',
    rules: ['3.13.price', '17.0'],
  },
  'research.second': {
    value: 20,
    text: 'Points, and thus turns, for reaching technology 2 by research.',
    rules: ['17.0'],
  },
  'research.third': {
    value: 30,
    text: 'Points, and thus turns, for reaching technology 3 by research.',
    rules: ['17.0'],
  },
  'research.discount': {
    value: 5,
    text: 'Points, and thus turns, by which the research of Soviet infantry and German armour is cheaper.',
    rules: ['17.2'],
  },
  'drop.range': { value: 5, text: 'Range of a paratroop drop, in hexes.', rules: ['23.0'] },
  'drop.glider': { value: 10, text: 'Range of a drop by glider, in hexes.', rules: ['23.0'] },
  'landing.range': { value: 5, text: 'Range of a landing from its port, in hexes.', rules: ['24.0'] },
  'stuka.dice': { value: 2, text: 'Dice that dive bombers add.', rules: ['22.0'] },
  'rocket.dice': { value: 2, text: 'Dice that Soviet artillery adds from technology 2 on.', rules: ['25.0'] },
  'partisans.most': { value: 20, text: 'Maximum number of partisan battalions on the map.', rules: ['29.1'] },
  'partisans.hex': { value: 3, text: 'Maximum number of partisan battalions in a hex.', rules: ['29.1'] },
  'partisans.minor': { value: 3, text: 'Minor cities without garrison for each partisan battalion.', rules: ['29.1'] },
  'bombing.destroys': {
    value: 10,
    text: 'Hits in one attack that destroy an industrial centre permanently.',
    rules: ['32.1'],
  },
  'bombing.port': { value: 1, text: 'Hits that close a port to troops.', rules: ['32.2'] },
  'bombing.source': {
    value: 3,
    text: 'Hits in one attack after which a port is not a supply source.',
    rules: ['32.2'],
  },
  'flak.dice': { value: 6, text: 'Dice of German flak against raids.', rules: ['35.1'] },
  'raid.bombers': { value: 2, text: 'Maximum number of bombers in a raid on a hex.', rules: ['35.1'] },
  'corridor.months': {
    value: 9,
    text: 'Months from the surrender of Persia to the opening of the Persian Corridor.',
    rules: ['37.0'],
  },
} as const satisfies Readonly<Record<string, BookNumber<BiteRule>>>;

export type Numbers = Readonly<Record<keyof typeof bookNumbers, number>>;

/** Returns the numbers of the rulebook as changed by the house rules of a scenario. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers =>
  applyHouseRules(bookNumbers, scenario);
