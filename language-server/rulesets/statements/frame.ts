import { flag, number, option, question, range, reading, requiredWords } from './attribute.js';
import { statement } from './statement.js';

export const edition = statement({
  head: 'edition',
  form: 'edition 1',
  text: 'The edition of the statements, which fixes their meanings. Later versions of Sandtable play the game by the same edition.',
  example: 'edition 1',
  in: 'ruleset',
  number: { text: 'the edition', least: 1, most: 99, isRequired: true },
  attributes: {},
  occurs: 'once',
});

export const rule = statement({
  head: 'rule',
  form: 'rule NUMBER "TITLE" "TEXT"',
  text: 'A rule of the rulebook in the author’s words. Statements cite it: `[4.3]`. A rule that no statement cites is left to the players.',
  example: 'rule 4.3 "Terrain" "A forest hex costs two movement points, any other hex one."',
  in: 'ruleset',
  values: 'own',
  attributes: {},
  occurs: 'often',
});

export const sides = statement({
  head: 'sides',
  skeleton: '‹SIDE›, ‹OTHER SIDE›',
  form: 'sides SIDE, SIDE',
  text: 'The two sides, in the order of their turns.',
  example: 'sides German, Soviet',
  in: 'ruleset',
  sides: 'own',
  values: 'own',
  attributes: {},
  occurs: 'once',
  isRequired: true,
});

export const turns = statement({
  head: 'turns',
  form: 'turns NUMBER',
  text: 'The number of turns of a scenario that does not state its own.',
  example: 'turns 7 [1]',
  in: 'ruleset',
  number: { text: 'the number of turns', least: 1, most: 200, isRequired: true },
  attributes: {},
  occurs: 'once',
  isRequired: true,
});

export const turn = statement({
  head: 'turn',
  form: 'turn SIDE { PHASES }',
  text: 'The phases of the turn of a side, in their order. Without a side, the phases of each side that has no `turn` of its own.',
  example: 'turn {\n  phase movement (move)\n  phase combat (attack)\n}',
  in: 'ruleset',
  sides: 'each',
  attributes: {},
  body: 'phases',
  occurs: 'by key',
  isRequired: true,
});

export const phase = statement({
  head: 'phase',
  form: 'phase NAME (ACTION) { KINDS }',
  text: 'A phase. In braces, it lists the kinds of units that take part; without braces, all do. Marks such as “has moved” end with the phase.',
  example: 'turn German {\n  phase panzer movement (move, turns 2..7) { panzer corps }\n}',
  in: 'turn',
  attributes: {
    move: flag('Units move.'),
    ride: flag('Units move by rail.'),
    attack: flag('Units attack.'),
    fire: flag('Units fire at a distance.'),
    replace: flag('Lost steps are replaced.'),
    recover: flag('Units leave the states that results put them into.'),
    turns: range('The turns that have the phase. Default: all.'),
    start: option(
      'What must a unit be at the beginning of the phase in order to take part?',
      {
        'out-of-zone': reading('The unit must be in no enemy zone of control.'),
        supplied: reading('The unit must be supplied.'),
      },
      { or: 'state' },
    ),
    'out-of-zone': flag('In a phase of recovery: only units in no enemy zone of control recover.'),
    roll: number('In a phase of recovery: a unit recovers if one die shows this number or more.', { most: 6 }),
  },
  body: 'kinds',
  occurs: 'by key',
});

export const activation = statement({
  head: 'activation',
  skeleton:
    '‹FORMATION› (draw, cup = ‹common | own›, last = ‹played | left›, others = ‹none | any›) {\n  phase ‹NAME› (‹ACTION›)\n}',
  form: 'activation FORMATION (draw, cup = …, last = …, others = …) { PHASES }',
  text: 'After the phases in `turn`, markers are drawn at random. Each formation of the kind with a unit on the map, or with one that is due to arrive, has a marker. The formation of a drawn marker plays the phases in braces, each once, and the enemy only answers. Authors write its orders in the braces of `draw "NAME" { … }`. The turns of both sides last until the last activation.',
  example:
    'formation corps\nactivation corps (draw, cup = common, last = played, others = any) {\n  phase activated movement (move)\n  phase activated combat (attack)\n}',
  in: 'ruleset',
  names: 'formation',
  attributes: {
    draw: flag('The markers are drawn at random. This word must be written.'),
    cup: question('From which cup are the markers drawn?', {
      common: reading('The markers of both sides are in one cup.'),
      own: reading('The sides draw in turn, each from a cup of its own; the first side begins.', 'RTL'),
    }),
    last: question('Is the last marker played?', {
      played: reading('All markers are played.', 'RTL'),
      left: reading('The last marker in a cup stays there; its formation is not activated in this turn.'),
    }),
    others: question('Do units without such a formation act?', {
      none: reading('Units without such a formation do not act in these phases.'),
      any: reading('Each unit without such a formation may act with one marker of its side.'),
    }),
  },
  body: 'phases',
  occurs: 'once',
});

export const weather = statement({
  head: 'weather',
  form: 'weather NAME (turns 3..4)',
  text: 'Names the weather of some turns, so that conditions can refer to it. With `(roll)` instead of a name, a table gives the weather of each turn.',
  example: 'weather mud (turns 3..4)',
  in: 'ruleset',
  declares: 'weather',
  attributes: {
    turns: range('The turns that have this weather.'),
    roll: flag('A die gives the weather at the beginning of each turn, by `table weather`.'),
  },
  occurs: 'by key',
});

export const weatherTable = statement({
  head: 'table',
  then: 'weather',
  form: 'table weather { TURN: NAME = ROLLS, … }',
  text: 'The weather of each turn by the roll of a die. A row holds from its turn until the next row.',
  example: 'weather clear\nweather mud\nweather (roll)\ntable weather {\n  1: clear = 1-3, mud = 4-6\n}',
  in: 'ruleset',
  attributes: {},
  body: 'cells',
  occurs: 'once',
});

export const control = statement({
  head: 'control',
  form: 'control (pass = …, by "…")',
  text: 'Who controls a place: the side whose unit entered it last. Empty places keep their side.',
  example: 'control (pass = yes, by "move, advance")',
  in: 'ruleset',
  attributes: {
    pass: question('Does a unit take control of a place that it only passes through?', {
      yes: reading('A unit takes control of every place that it enters.', 'BfM', 'PGG', 'BG'),
      no: reading('Only a unit that ends its move in a place takes control of it.'),
    }),
    by: requiredWords(
      'How does a unit take control of a place?',
      {
        move: 'A unit takes control by moving to the place.',
        advance: 'A unit takes control by an advance to the place after combat.',
        retreat: 'A unit takes control by a retreat to the place.',
      },
      { games: { 'move, advance': ['BfM'] } },
    ),
    zones: option('Do zones of control take control of places?', {
      uncontested: reading('A zone takes control of places where no enemy zone overlaps it.', 'RTL'),
    }),
  },
  occurs: 'once',
});

export const hand = statement({
  head: 'hand',
  form: 'hand',
  text: 'Players may change the position by hand, with `put`, `reduce`, `restore` and `remove`, for rules that no statement can express.',
  example: 'hand',
  in: 'ruleset',
  attributes: {},
  occurs: 'once',
});

export const ruling = statement({
  head: 'ruling',
  form: 'ruling STATEMENT.ATTRIBUTE "QUESTION" { READING "MEANING", … }',
  text: 'A question that a scenario answers. An attribute that depends on the answer has the value `ruling`; the first reading is the default.',
  example:
    'ruling zone.enter "Does a unit that enters an enemy zone stop?" {\n  stop "It stops."\n  free "It goes on."\n}',
  in: 'ruleset',
  values: 'own',
  attributes: {},
  body: 'values',
  occurs: 'by key',
});

export const without = statement({
  head: 'without',
  form: 'without STATEMENT NAME',
  text: 'Removes a statement that the ruleset inherits from the one it extends.',
  example: 'without terrain swamp',
  in: 'ruleset',
  values: 'own',
  attributes: {},
  occurs: 'often',
});

export const demoralization = statement({
  head: 'demoralization',
  form: 'demoralization SIDE NUMBER (count = …)',
  text: 'The side is demoralized, for good, as soon as it has lost this much; without a side, each side that has no `demoralization` of its own. `modify … (demoralized SIDE)` says what follows.',
  example: 'demoralization Soviet 40 (count = printed)',
  in: 'ruleset',
  sides: 'each',
  number: { text: 'the losses', least: 1, most: 9999, isRequired: true },
  attributes: {
    count: question('What counts as losses?', {
      printed: reading('The printed attack strength of the steps that are lost.', 'NaW'),
      steps: reading('The number of steps that are lost.'),
    }),
  },
  occurs: 'by key',
});

export const FRAME = [
  edition,
  rule,
  sides,
  turns,
  turn,
  phase,
  activation,
  weather,
  weatherTable,
  control,
  hand,
  ruling,
  without,
  demoralization,
];
