import { flag, number, oddsColumn, option, question, reading, words } from './attribute.js';
import { statement } from './statement.js';

export const odds = statement({
  head: 'odds',
  form: 'odds (fractions = …, multiples = …)',
  text: 'How strengths are computed. The odds are then rounded in favour of the defender.',
  example: 'odds (fractions = keep, multiples = multiply)',
  in: 'ruleset',
  attributes: {
    fractions: question('When are fractions of strengths dropped?', {
      each: reading('Fractions are dropped for each unit.', 'PGG', 'RTL'),
      total: reading('Fractions are dropped in the total.'),
      keep: reading('Fractions are kept.', 'BfM'),
    }),
    multiples: question('How do two multipliers combine, such as ×2 and ×2?', {
      multiply: reading('The multipliers are multiplied: ×4.', 'BfM'),
      add: reading('The amounts above 1 are added: ×3.', 'PGG'),
      best: reading('Only the best multiplier counts: ×2.', 'BG', 'TRC'),
    }),
  },
  occurs: 'once',
});

export const combat = statement({
  head: 'combat',
  form: 'combat (attack = …, declare = …, once = …, hexes = …, partial = …, reduce = …)',
  text: 'Who may and must attack whom.',
  example: 'combat (attack = optional, declare = all, once = both, hexes = one, partial = yes, reduce = no) [7]',
  in: 'ruleset',
  attributes: {
    attack: question('Must units attack?', {
      optional: reading('Units need not attack.', 'BfM', 'PGG'),
      targets: reading('Every enemy in the zones of the attacking side must be attacked.'),
      all: reading(
        'Every enemy in the zones of the attacking side must be attacked, and every unit in an enemy zone must attack.',
        'NaW',
        'BG',
        'AK',
        'TRC',
      ),
    }),
    declare: question('When are attacks declared?', {
      one: reading('Each attack is declared before it is fought.', 'PGG'),
      all: reading('All attacks are declared before the first is fought.', 'BfM'),
    }),
    once: question('What may happen only once in a phase?', {
      unit: reading('A unit attacks once.'),
      both: reading('A unit attacks once, and a hex is attacked once.', 'BfM', 'BG', 'PGG'),
    }),
    hexes: question('How many hexes may one attack have as its target?', {
      one: reading('An attack has one hex as its target.', 'BfM'),
      several: reading(
        'An attack may have several hexes as its target if every attacker is adjacent to all of them.',
        'PGG',
        'BG',
      ),
    }),
    partial: question('May units of one hex attack different hexes, and may some attack while others do not?', {
      yes: reading(
        'Units of one hex may attack different hexes, and some may attack while others do not.',
        'BfM',
        'PGG',
      ),
      no: reading('All units of a hex attack together.', 'BG'),
    }),
    result: option('What suffers the result of an attack on several hexes?', {
      together: reading('All defenders suffer the result together. This is the default.', 'PGG'),
      'per-hex': reading('The defenders of each hex suffer the result on their own.', 'PGG'),
    }),
    reduce: question('May the attacker choose a worse column before the roll?', {
      yes: reading('The attacker may choose a worse column.', 'BG'),
      no: reading('The attacker may not choose a worse column.', 'BfM', 'RTL'),
    }),
  },
  occurs: 'once',
});

const belowQuestions = {
  below: question(
    'What happens to an attack below the first column?',
    {
      refused: reading('The attack is refused.'),
      none: reading('The attack is made without effect.', 'BfM'),
      first: reading('The attack uses the first column.', 'NaW', 'BG', 'PGG'),
    },
    { or: 'result' },
  ),
  judge: question('Is an attack below the first column judged before or after the column shifts?', {
    raw: reading('The attack is judged before the column shifts.'),
    shifted: reading('The attack is judged after the column shifts.', 'BfM'),
  }),
  dice: number('The number of dice that are added. Default: 1.', { most: 9 }),
};

export const combatTable = statement({
  head: 'table',
  then: 'combat',
  form: 'table combat GROUND (below = …, judge = …) { | COLUMNS | ROLL RESULTS … }',
  text: 'The combat results table. Its first row has the columns, from the worst to the best for the attacker; each other row has its roll and one result for each column. `table combat wood` is a second table, for attacks on hexes with this terrain or place. If several tables hold for an attack, the one in which the attack is in the leftmost column counts.',
  example:
    'table combat (below = none, judge = shifted) {\n  |    1-1 2-1\n  | 1  DR  DE\n  | 2  DR  DR\n  | 3  NE  DR\n  | 4  NE  NE\n  | 5  AL  NE\n  | 6  AL  AL\n}',
  in: 'ruleset',
  attributes: {
    ...belowQuestions,
    difference: flag('The columns are differences, such as -1 and +3, instead of odds.'),
  },
  body: 'table',
  occurs: 'by key',
});

export const fireTable = statement({
  head: 'table',
  then: 'fire',
  form: 'table fire NAME (below = …, judge = …) { | STRENGTHS | ROLL RESULTS … }',
  text: 'The table of fire. The head of a column is the least strength for which it is used, such as `1 4 8`. A table without a name is for all kinds that name no other table. `below` and `judge` are about fire with less strength than the first column.',
  example:
    'unit mortar\nfire mortar (range 2, once = both, ground = yes, table = light)\ntable fire light (below = first, judge = raw) {\n  |    2  5\n  | 1  NE NE\n  | 2  NE NE\n  | 3  NE NE\n  | 4  NE DL\n  | 5  DL DL\n  | 6  DL DL\n}\nresult DL "The defenders lose a step." { defender lose 1 }',
  in: 'ruleset',
  declares: 'table',
  attributes: belowQuestions,
  body: 'table',
  occurs: 'by key',
});

export const result = statement({
  head: 'result',
  skeleton: '‹CODE› "‹TEXT›" { ‹EFFECT› }',
  form: 'result CODE "TEXT" { EFFECTS }',
  text: 'What a result of the table does. The effects are carried out in their order, each completely before the next.',
  example: 'result DRL "The defender loses a step and retreats." [7.2] { defender lose 1, defender retreat }',
  in: 'ruleset',
  declares: 'result',
  values: 'own',
  attributes: {},
  body: 'effects',
  occurs: 'by key',
});

export const retreat = statement({
  head: 'retreat',
  form: 'retreat NUMBER (by = …, shape = …, friends = …, full = …, cannot = …, guest = …)',
  text: 'How units retreat, one after the other. Enemies, impassable hexsides and the edge of the map always close the way.',
  example: 'retreat 2 (by = enemy, shape = exact, friends = through, full = on, cannot = lost, guest = normal) [7.3]',
  in: 'ruleset',
  number: { text: 'the number of hexes', least: 1, most: 99, isRequired: true },
  attributes: {
    by: question('Who moves the retreating units?', {
      owner: reading('The owner moves his retreating units.', 'BG', 'RTL'),
      enemy: reading('The other side moves the retreating units.', 'BfM', 'NaW', 'AK', 'TRC', 'PGG'),
    }),
    shape: question('Which way does a retreat take?', {
      farther: reading('Each step leads farther from the hex where the retreat began.', 'DS'),
      exact: reading('A retreat of N hexes ends exactly N hexes from its start.', 'BfM'),
      path: reading('A retreat enters no hex twice and never the hex of the battle.', 'PGG', 'AK'),
    }),
    friends: question('May a unit retreat through hexes with friends?', {
      through: reading('A unit may retreat through hexes with friends.', 'BfM', 'RTL'),
      last: reading('A unit may retreat through a hex with friends only if no empty hex is open.', 'PGG', 'NaW', 'BG'),
      barred: reading('A unit may not retreat through hexes with friends.'),
    }),
    full: question('What if the last hex is full?', {
      lost: reading('The unit is lost.', 'PGG'),
      displace: reading('A friend in the full hex goes back one hex.', 'NaW', 'BG'),
      on: reading('The unit retreats farther.', 'BfM'),
    }),
    cannot: question('What happens to a unit that cannot retreat?', {
      lost: reading('A unit that cannot retreat is lost.', 'BfM'),
      lose: reading('A unit that cannot retreat loses a step for each hex instead.', 'PGG'),
      stay: reading('A unit that cannot retreat stays.'),
    }),
    guest: question('Does a unit that has retreated into a hex defend there in the same phase?', {
      silent: reading('The unit adds nothing to the defence, but suffers the results.', 'BG', 'PGG', 'RTL'),
      normal: reading('The unit defends there.', 'BfM'),
    }),
    edge: option('May units retreat off the map?', {
      exit: reading('Units may retreat off the map and are then out of the game.'),
    }),
    prefer: words('Which hexes are preferred, most important first?', {
      vacant: 'Hexes without friends.',
      'toward-supply':
        'Hexes that are no farther from the nearest source of supply than the hex where the retreat began.',
      farthest: 'Hexes as far as possible from the attackers.',
    }),
  },
  occurs: 'once',
});

export const advance = statement({
  head: 'advance',
  form: 'advance NUMBER (units = …, who = …)',
  text: 'After combat, units that took part may enter adjacent hexes that the enemy has left. A game without the statement has no advance.',
  example: 'advance 1 (units = one, who = attacker) [7.4]',
  in: 'ruleset',
  number: { text: 'the number of hexes', least: 1, most: 99, isRequired: true },
  attributes: {
    units: question('How many units may advance?', {
      one: reading('One unit may advance.', 'BfM', 'NaW', 'BG'),
      all: reading('All units may advance.', 'PGG', 'RTL'),
    }),
    who: question('Which side may advance?', {
      attacker: reading('Only the attacker may advance.', 'BfM'),
      both: reading('The side whose enemy left its hex may advance.', 'NaW', 'PGG'),
    }),
    onto: words('Terrain and places into which units may advance. Default: all.', ['terrain', 'place']),
    must: flag('The units must advance.'),
    along: flag('The units follow the way of the retreat.'),
  },
  occurs: 'once',
});

export const overrun = statement({
  head: 'overrun',
  form: 'overrun (cost 3, attack = half, from = same-hex, fail = stop)',
  text: 'A stack attacks an adjacent hex while it moves, regardless of zones: `overrun 0304 with A, B`. It enters the hex if no enemy is left there, and moves on with the points that it has left. Without a cost, units around a hex can only eliminate the target at the odds given, and end their movement.',
  example: 'overrun (cost 3, attack = half, from = same-hex, fail = stop)',
  in: 'ruleset',
  attributes: {
    cost: number('Movement points of the overrun.', { least: 0, halves: true }),
    'plus-terrain': flag('The points for entering the hex are paid in addition.'),
    attack: question(
      'With what strength does the stack attack?',
      {
        full: reading('The stack attacks with its whole strength.'),
        half: reading('The stack attacks with half of its strength.', 'PGG'),
      },
      { ifGiven: 'cost' },
    ),
    from: question(
      'Where must the units of the stack begin their move?',
      {
        'same-hex': reading('The units of the stack begin their move in one hex.', 'PGG'),
        any: reading('The units of the stack begin their move anywhere.'),
      },
      { ifGiven: 'cost' },
    ),
    fail: question(
      'What happens after an overrun that does not empty the hex?',
      {
        stop: reading('The stack stops.', 'PGG'),
        'go-on': reading('The stack may go on with the points that are left.'),
      },
      { ifGiven: 'cost' },
    ),
    odds: oddsColumn('At these odds or better, before column shifts, the target is eliminated without a roll.'),
    roll: option('Is a die rolled at these odds?', {
      no: reading('The target is eliminated without a roll.', 'AK', 'TRC'),
    }),
  },
  occurs: 'once',
});

export const COMBAT = [odds, combat, combatTable, fireTable, result, retreat, advance, overrun];
