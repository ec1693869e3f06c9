import type { AttributeWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';
import { ROLES } from './features.js';
import { ACTIONS, NATIONS } from './nations.js';
import { COLOURS, PIPS, type Colour } from './resources.js';
import { ELITES } from './unit-kinds.js';

type Ruled = AttributeWord & { readonly rules: readonly BiteRule[] };

const { attribute } = createWordBuilders<BiteRule>();
const unit = attribute('unit');
const placement = attribute('placement');
const order = attribute('order');
const expected = attribute('expectation');
const feature = attribute('feature');

/** Returns an attribute with the nations as its known values. */
const ofNation = (word: Ruled): Ruled => ({ ...word, known: NATIONS.map((name) => ({ name, text: 'nation' })) });

/** Roles whose value is a nation. All other roles are flags. */
const OF_A_NATION: readonly string[] = ['seat', 'refuge', 'yields'];

/** Returns a copy of an attribute that accepts only these words as its value. */
const oneOf = (takes: readonly string[], word: Ruled): Ruled => ({ ...word, takes });

/** Colours of the dot on a block, which marks its initial district or army group [BPS]. */
const DOTS = ['white', 'blue', 'yellow', 'green', 'orange', 'brown', 'black'] as const;

/** The texts of the attributes that name points, by colour: of places, of orders and of expectations. */
const POINT_TEXTS: Readonly<Record<Colour, Readonly<Record<'produced' | 'given' | 'owned', string>>>> = {
  yellow: {
    produced: 'yellow points that the place produces in a turn; for a buildable railway or sea route, its price.',
    given: 'yellow points.',
    owned: 'The yellow points that are earned, paid or in store.',
  },
  red: {
    produced: 'red points that the place produces in a turn; for a buildable railway or sea route, its price.',
    given: 'red points.',
    owned: 'The red points that are earned, paid or in store.',
  },
  blue: {
    produced: 'blue points that the place produces in a turn; for a buildable railway or sea route, its price.',
    given: 'blue points.',
    owned: 'The blue points that are earned, paid or in store.',
  },
  black: {
    produced: 'black points that the place produces in a turn; for a buildable railway or sea route, its price.',
    given: 'black points.',
    owned: 'The black points that are earned, paid or in store.',
  },
  white: {
    produced: 'white points that the place produces in a turn; for a buildable railway or sea route, its price.',
    given: 'white points.',
    owned: 'The white points that are earned, paid or in store.',
  },
};

/** The attributes of the ruleset. Authors write them in parentheses. */
export const attributes: readonly Ruled[] = [
  ofNation(feature('nation', 'text', 'The nation that this capital, country or zone belongs to.', '5.0', '7.11')),
  ofNation(feature('source', 'text', 'The nation whose primary supply source this place is.', '4.1')),
  ...COLOURS.map((colour) => feature(colour, 'number', POINT_TEXTS[colour].produced, '11.1', '11.2')),
  feature('limit', 'number', 'The number of new factories for which the place has room.', '15.1'),
  feature('sea', 'text', 'The name of the sea area on which the port lies.', '3.1'),
  feature('seas', 'text', 'The names of further sea areas on which the port lies: `"Sea of Azov, Black Sea"`.', '3.1'),
  feature('mined', 'flag', 'The sea area is mined.', '11.3', '18.1'),
  feature('freezes', 'flag', 'The ports of the sea area freeze in snow.', '9.2'),
  feature(
    'acquired',
    'flag',
    'The territory was acquired shortly before the war, so no partisans appear in it.',
    '29.1',
  ),
  feature('buildable', 'flag', 'The railway or sea route does not exist until it is built.', 'SBE6'),
  feature('holding', 'text', 'The place that the Axis must also hold in order to cross the strait.', '7.5.5'),
  ...Object.entries(ROLES).map(([word, [text, ...rules]]) =>
    feature(word, OF_A_NATION.includes(word) ? 'text' : 'flag', text, ...rules),
  ),

  oneOf(
    PIPS,
    unit(
      'pips',
      'text',
      'The pip colours of the steps of the unit, strongest step first: `"black black white"`. A single colour applies to all steps.',
      '7.3',
    ),
  ),
  unit(
    'shield',
    'text',
    'The strengths at which the unit is shielded: `(shield 7)` or `(shield "7 6")`. Default: 7; with 0 it is never shielded.',
    '3.15',
    '7.7.8',
  ),
  oneOf(
    DOTS,
    unit(
      'dot',
      'word',
      'The colour of the dot on the block, for `every … (dot blue)` and for the units that are frozen in June 1941.',
      'BPS',
      '3.21',
    ),
  ),
  ofNation(
    unit(
      'stationed',
      'text',
      'The nation in whose country the unit begins, for example a German unit in Romania.',
      '3.21',
    ),
  ),
  unit('frozen', 'flag', 'The unit may not move in the first month, whatever its nation, station and dot.', '3.21'),
  oneOf(ELITES, unit('elite', 'word', 'The elite troops to which the unit belongs.', '10.0')),
  unit('technology', 'number', 'The technology level of the unit, if it is not the level of its nation.', '3.13'),
  unit('mp', 'number', 'The movement points of the unit, if they are not those of its class.', '3.14'),
  unit('aa', 'number', 'The lowest roll with which the anti-aircraft fire of the unit hits.', '6.5', '13.8.1'),
  unit('range', 'number', 'The range of the air unit, if it is not the range of its class.', '7.5.2'),
  unit('charge', 'number', 'The dice that the unit adds to a cavalry charge, once in the game.', '20.0'),
  unit(
    'arctic',
    'flag',
    'The unit attacks the northern convoys; units without this attribute attack the southern ones.',
    '35.2',
  ),
  unit('american', 'flag', 'The unit is an American bomber, which may raid from August 1942 on.', '35.1'),
  unit(
    'hits',
    'number',
    'The lowest roll with which a unit of the strategic war hits, if the rulebook does not give it.',
    '35.1',
    '35.2',
  ),
  unit('source', 'text', 'The source from which the values of the block are taken.'),

  placement('step', 'number', 'The step at which the unit begins; 1 is the strongest.', '3.15'),
  placement(
    'strength',
    'number',
    'The strength points, or action points of an HQ, with which the unit begins.',
    '3.11',
  ),
  placement('unsupplied', 'flag', 'The unit begins out of supply.', '4.4'),
  placement('reserve', 'flag', 'The unit begins in Reserve.', '31.0'),
  placement('destroyed', 'flag', 'The unit arrives although it was eliminated.', '7.3'),

  order('roll', 'factors', 'The results of the dice of the order.', '7.7'),
  ...COLOURS.map((colour) => order(colour, 'number', POINT_TEXTS[colour].given, '7.3', '11.0')),
  order('steps', 'number', 'The number of steps to repair. Default: all lost steps.', '7.3'),
  order('step', 'number', 'The step on which the unit is rebuilt. Default: the weakest step.', '7.3'),
  order('project', 'text', 'The railway or sea route that is built.', 'SBE6'),
  { ...order('paid', 'text', 'The HQ that pays for the rail movement with a point.', '7.4'), names: 'unit' },
  oneOf(ACTIONS, order('action', 'word', 'The action that the Supreme HQ takes.', '13.8.1')),
  order('desperate', 'flag', 'The battle is a Desperate Attack.', '12.4.1'),
  order('cavalry-charge', 'flag', 'The attacker declares a cavalry charge.', '20.0'),
  order('panzer-attack', 'flag', 'The attacker declares a panzer attack.', '21.0'),
  order('factory', 'flag', 'The bombers attack the factories, mine or city.', '32.1'),
  order('port', 'flag', 'The bombers attack the port.', '32.2'),
  order('station', 'flag', 'The bombers attack the station.', '32.3'),
  order('arctic', 'flag', 'The raiders attack the northern convoy.', '35.2'),
  order('southern', 'flag', 'The raiders attack the southern convoy.', '35.2'),
  order('tanks', 'flag', 'The HQ fights as tanks in the land step.', '7.7.4'),
  order('artillery', 'flag', 'The HQ fires as artillery.', '7.7.4'),
  order('hold', 'flag', 'The artillery saves its ammunition.', 'A26'),

  expected('supplied', 'flag', 'The unit is in supply.', '4.3'),
  expected('unsupplied', 'flag', 'The unit is out of supply.', '4.4'),
  expected('frozen', 'flag', 'The unit is frozen: it may not move yet.', '3.21'),
  expected('besieged', 'flag', 'The unit is besieged in its hex.', '12.1'),
  expected('activated', 'flag', 'The HQ is activated.', '13.2'),
  expected('fuelled', 'flag', 'The unit has fuel.', '13.2'),
  expected(
    'struck',
    'flag',
    'The current step of the unit has taken one hit of the two that its shield allows.',
    '7.7.8.shield',
  ),
  expected('moved', 'flag', 'The unit has moved in this phase.', '7.5'),
  expected('fought', 'flag', 'The unit has taken part in a battle in this player turn.', '7.8'),
  expected('reserve', 'flag', 'The unit is in Reserve.', '31.0'),
  expected('eliminated', 'flag', 'The unit was eliminated and may be rebuilt.', '7.7.10'),
  expected('expected', 'flag', 'The unit has not arrived yet.', '7.3'),
  expected('due', 'flag', 'The unit has arrived but is not placed on the map yet.', '7.3.3'),
  expected('removed', 'flag', 'The unit was removed from the game for good.', '7.7.10'),
  expected('in-its-box', 'flag', 'The unit of the strategic war is in its box.', '35.0'),
  expected('revealed', 'flag', 'The block is visible to the enemy until the player turn ends.', '1.3'),
  expected('step', 'number', 'The current step of the unit; 1 is the strongest.', '3.15'),
  expected('strength', 'number', 'The strength points of the unit, or the action points of an HQ.', '3.11'),
  expected('movement', 'number', 'The current movement allowance of the unit.', '7.5.3'),
  expected('technology', 'number', 'The technology level of the unit.', '3.13'),
  expected('cost', 'number', 'The movement points spent, or the points paid.', '7.5.3', '7.3'),
  expected(
    'left',
    'number',
    'The units or actions that an activated HQ has left, or the partisan battalions left to place.',
    '13.4',
    '29.1',
  ),
  expected('weather', 'text', 'The weather of the month.', '9.0'),
  expected('roll', 'number', 'The result of the die.', '7.7'),
  expected('round', 'number', 'The round of the battle.', '7.7'),
  expected('rounds', 'number', 'The number of rounds of the battle.', '7.7'),
  expected('result', 'text', 'The side that holds the hex after the battle: Axis, Soviet or both.', '7.7'),
  expected('attacker', 'text', 'The dice of the attacker in a step: `"2x5 1x6"`.', '7.7.7'),
  expected('defender', 'text', 'The dice of the defender in a step.', '7.7.7'),
  expected('attack-hits', 'number', 'The hits of the attacker.', '3.15'),
  expected('defense-hits', 'number', 'The hits of the defender.', '3.15'),
  expected('outcome', 'text', 'The winner of the game or the result of a roll.', '7.11'),
  ...COLOURS.map((colour) => expected(colour, 'number', POINT_TEXTS[colour].owned, '7.3')),
  expected('partisans', 'number', 'The number of partisan battalions in the hex.', '29.1'),
  expected('owner', 'text', 'The side that controls the hex.', '3.3'),
];
