import type { AttributeWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';
import { ROLES } from './features.js';
import { ACTIONS, NATIONS } from './nations.js';
import { COLOURS, PIPS } from './resources.js';
import { ELITES } from './unit-kinds.js';

type Ruled = AttributeWord & { readonly rules: readonly BiteRule[] };

const { attribute } = createWordBuilders<BiteRule>();
const unit = attribute('unit');
const placement = attribute('placement');
const order = attribute('order');
const expected = attribute('expectation');
const feature = attribute('feature');

/** Returns an attribute whose value is the name of a nation. */
const ofNation = (word: Ruled): Ruled => ({ ...word, known: NATIONS.map((name) => ({ name, text: 'nation' })) });

/** Roles whose value is a nation. All other roles are flags. */
const OF_A_NATION: readonly string[] = ['seat', 'refuge', 'yields'];

/** Returns an attribute whose value is one of these words. */
const oneOf = (takes: readonly string[], word: Ruled): Ruled => ({ ...word, takes });

/** Colours of the dot on a block, which marks its initial district or army group [BPS]. */
const DOTS = ['white', 'blue', 'yellow', 'green', 'orange', 'brown', 'black'] as const;

/** The attributes of the ruleset. Authors write them in parentheses. */
export const attributes: readonly Ruled[] = [
  ofNation(feature('nation', 'text', 'The nation that this capital, country or zone belongs to.', '5.0', '7.11')),
  ofNation(feature('source', 'text', 'The primary supply source of that nation.', '4.1')),
  ...COLOURS.map((colour) =>
    feature(
      colour,
      'number',
      `${colour} points a turn; for a buildable railway or sea route, its price.`,
      '11.1',
      '11.2',
    ),
  ),
  feature('limit', 'number', 'The number of new factories that have room there.', '15.1'),
  feature('sea', 'text', 'The sea area of a port.', '3.1'),
  feature('seas', 'text', 'Further sea areas of a port, `"Sea of Azov, Black Sea"`.', '3.1'),
  feature('mined', 'flag', 'A mined sea area.', '11.3', '18.1'),
  feature('freezes', 'flag', 'A sea area whose ports freeze in snow.', '9.2'),
  feature('acquired', 'flag', 'Acquired shortly before the war: no partisans.', '29.1'),
  feature('buildable', 'flag', 'A railway or sea route that does not exist until it is built.', 'SBE6'),
  feature('holding', 'text', 'The place that the Axis must also hold in order to cross.', '7.5.5'),
  ...Object.entries(ROLES).map(([word, [text, ...rules]]) =>
    feature(word, OF_A_NATION.includes(word) ? 'text' : 'flag', text, ...rules),
  ),

  oneOf(
    PIPS,
    unit('pips', 'text', 'The colours of its steps, strongest first: `"black black white"`; one for all.', '7.3'),
  ),
  unit(
    'shield',
    'text',
    'The strengths at which it is shielded, `(shield 7)` or `(shield "7 6")`; without it 7, and none with 0.',
    '3.15',
    '7.7.8',
  ),
  oneOf(
    DOTS,
    unit(
      'dot',
      'word',
      'The colour of its dot: for `every … (dot blue)`, and for the units frozen in June 1941.',
      'BPS',
      '3.21',
    ),
  ),
  ofNation(unit('stationed', 'text', 'The nation in whose country it begins, as Germans in Romania.', '3.21')),
  unit('frozen', 'flag', 'It may not move in the first month, whatever its nation, station and dot.', '3.21'),
  oneOf(ELITES, unit('elite', 'word', 'The elite troops it belongs to.', '10.0')),
  unit('technology', 'number', 'Its technology level, if not that of its nation.', '3.13'),
  unit('mp', 'number', 'Its movement points, if not those of its class.', '3.14'),
  unit('aa', 'number', 'The lowest roll with which its anti-aircraft fire hits.', '6.5', '13.8.1'),
  unit('range', 'number', 'The range of an air unit, if not that of its class.', '7.5.2'),
  unit('charge', 'number', 'Dice that it adds to a cavalry charge, once in the game.', '20.0'),
  unit('arctic', 'flag', 'It attacks the northern convoys; units without it attack the southern ones.', '35.2'),
  unit('american', 'flag', 'American bombers, which raid from August 1942 on.', '35.1'),
  unit(
    'hits',
    'number',
    'The lowest roll with which a unit of the strategic war hits, if the book does not say.',
    '35.1',
    '35.2',
  ),
  unit('source', 'text', 'The source of the values of the block.'),

  placement('step', 'number', 'The step it begins at; 1 is the strongest.', '3.15'),
  placement('strength', 'number', 'The strength points, or action points of an HQ, it begins with.', '3.11'),
  placement('unsupplied', 'flag', 'It begins out of supply.', '4.4'),
  placement('reserve', 'flag', 'It begins in reserve.', '31.0'),
  placement('destroyed', 'flag', 'It arrives although it was eliminated.', '7.3'),

  order('roll', 'factors', 'The dice of the order.', '7.7'),
  ...COLOURS.map((colour) => order(colour, 'number', `${colour} points.`, '7.3', '11.0')),
  order('steps', 'number', 'The number of steps to repair. Default: all lost ones.', '7.3'),
  order('step', 'number', 'The step of a rebuilt unit. Default: the weakest.', '7.3'),
  order('project', 'text', 'The railway or sea route that is built.', 'SBE6'),
  { ...order('paid', 'text', 'The HQ that pays for the rail movement with a point.', '7.4'), names: 'unit' },
  oneOf(ACTIONS, order('action', 'word', 'The action of the Supreme HQ.', '13.8.1')),
  order('desperate', 'flag', 'A Desperate Attack.', '12.4.1'),
  order('cavalry-charge', 'flag', 'A cavalry charge.', '20.0'),
  order('panzer-attack', 'flag', 'A panzer attack.', '21.0'),
  order('factory', 'flag', 'Bombs the factories, mine or city.', '32.1'),
  order('port', 'flag', 'Bombs the port.', '32.2'),
  order('station', 'flag', 'Bombs the station.', '32.3'),
  order('arctic', 'flag', 'Against the northern convoy.', '35.2'),
  order('southern', 'flag', 'Against the southern convoy.', '35.2'),
  order('tanks', 'flag', 'The HQ fights as tanks, in the land step.', '7.7.4'),
  order('artillery', 'flag', 'The HQ fires as artillery.', '7.7.4'),
  order('hold', 'flag', 'Artillery saves its ammunition.', 'A26'),

  ...(
    [
      ['supplied', '4.3'],
      ['unsupplied', '4.4'],
      ['frozen', '3.21'],
      ['besieged', '12.1'],
      ['activated', '13.2'],
      ['fuelled', '13.2'],
      ['struck', '7.7.8.shield'],
      ['moved', '7.5'],
      ['fought', '7.8'],
      ['reserve', '31.0'],
      ['eliminated', '7.7.10'],
      ['expected', '7.3'],
      ['due', '7.3.3'],
      ['removed', '7.7.10'],
      ['in-its-box', '35.0'],
      ['revealed', '1.3'],
    ] as const
  ).map(([word, rule]) => expected(word, 'flag', `Whether it is ${word}.`, rule)),
  expected('step', 'number', 'Its current step; 1 is the strongest.', '3.15'),
  expected('strength', 'number', 'Its strength points, or action points of an HQ.', '3.11'),
  expected('movement', 'number', 'Its current movement allowance.', '7.5.3'),
  expected('technology', 'number', 'Its level of technology.', '3.13'),
  expected('cost', 'number', 'Movement points spent, or points paid.', '7.5.3', '7.3'),
  expected(
    'left',
    'number',
    'The units or actions an activated HQ has left; the partisan battalions left to place.',
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
  expected('outcome', 'text', 'The winner of the game, or the result of a roll.', '7.11'),
  ...COLOURS.map((colour) => expected(colour, 'number', `${colour} points, earned, paid or in store.`, '7.3')),
  expected('partisans', 'number', 'The number of partisan battalions there.', '29.1'),
  expected('owner', 'text', 'The side that controls it.', '3.3'),
];
