import { flag, free, number, option, question, reading, requiredNumber, requiredWords, words } from './attribute.js';
import { statement } from './statement.js';

/** The functions of units for which there is a symbol. */
export const FUNCTIONS = [
  'infantry',
  'armour',
  'motorized infantry',
  'mechanized infantry',
  'cavalry',
  'artillery',
  'headquarters',
  'engineer',
  'reconnaissance',
  'anti-tank',
  'air defence',
] as const;

const SIZES = ['company', 'battalion', 'regiment', 'brigade', 'division', 'corps', 'army', 'army group'] as const;

export const unit = statement({
  head: 'unit',
  form: 'unit NAME SIDE (symbol "infantry", size "corps")',
  text: 'A kind of unit. Without a side, both sides have it.',
  example: 'unit panzer corps German (symbol "armour", size "corps") [4.1]',
  in: 'ruleset',
  declares: 'unit',
  sides: 'optional',
  attributes: {
    symbol: free('The symbol on its counters. Default: infantry.', FUNCTIONS),
    size: free('The size above the symbol.', SIZES),
    class: free('Its class of movement, for which terrain may have costs of its own: `class = tracked`.'),
    zone: option('Does a unit of this kind have a zone of control?', {
      yes: reading('A unit of this kind has a zone of control.'),
      no: reading('A unit of this kind has no zone of control.'),
    }),
  },
  occurs: 'by key',
  isRequired: true,
});

export const formation = statement({
  head: 'formation',
  form: 'formation NAME',
  text: 'A kind of group to which units belong: `division`.',
  example: 'formation division',
  in: 'ruleset',
  declares: 'formation',
  attributes: {},
  occurs: 'by key',
});

export const faces = statement({
  head: 'faces',
  form: 'faces attack defence movement',
  text: 'The numbers on a counter, in printed order. Default: `strength movement`, where the strength is attack and defence.',
  example: 'faces attack defence movement',
  in: 'ruleset',
  values: 'own',
  attributes: {},
  occurs: 'once',
});

const stackQuestions = {
  judged: question('When does the limit hold?', {
    'phase-end': reading(
      'The limit holds at the end of each phase; units may exceed it during the phase.',
      'BfM',
      'NaW',
      'PGG',
      'TRC',
    ),
    always: reading('The limit holds after every order.', 'PGG'),
  }),
  excess: question('What happens to units above the limit?', {
    refused: reading('The phase cannot end while a move can correct the excess; otherwise the owner removes units.'),
    lost: reading('The owner removes units.', 'PGG', 'TRC', 'DS'),
  }),
};

export const stack = statement({
  head: 'stack',
  form: 'stack NUMBER (judged = …, excess = …)',
  text: 'How many units of a side may be in a hex. `stack points 9 (leader 0)` counts points: 1 for each unit whose kind has no other value.',
  example: 'stack 1 (judged = phase-end, excess = refused) [2]',
  in: 'ruleset',
  number: { text: 'the limit', least: 1, most: 99, isRequired: true },
  attributes: {
    ...stackQuestions,
    reduced: option('With points: what does a reduced unit count?', {
      half: reading('A reduced unit counts half of its points.'),
    }),
  },
  openKeys: 'unit',
  occurs: 'once',
  isRequired: true,
});

export const zone = statement({
  head: 'zone',
  form: 'zone KIND (enter = …, leave = …, chain = …, retreat = …, supply = …, friends = …)',
  text: 'Units have a zone of control in the hexes around them. With a kind, the statement holds for moving units of this kind. A game without the statement has no zones of control.',
  example: 'zone (enter = stop, leave = free, chain = free, retreat = barred, supply = blocked, friends = none) [5]',
  in: 'ruleset',
  names: 'unit',
  attributes: {
    enter: question('May a unit that enters an enemy zone go on?', {
      stop: reading('The unit stops.', 'BfM', 'NaW', 'BG', 'PGG', 'TRC', 'AK'),
      free: reading('The unit may go on.', 'BITE', 'RTL'),
    }),
    leave: question('May a unit leave an enemy zone?', {
      free: reading('A unit may leave an enemy zone.', 'BfM', 'TRC', 'AK'),
      locked: reading('A unit leaves an enemy zone only by combat.', 'NaW', 'BG', 'PGG'),
    }),
    chain: question(
      'May a unit go from one hex of enemy zones directly into another?',
      {
        free: reading('A unit may go directly into another hex of enemy zones.', 'BfM'),
        barred: reading('A unit may not go directly into another hex of enemy zones.', 'TRC'),
        'same-unit': reading(
          'A unit may not go directly from one hex to another in the zone of the same enemy unit.',
          'AK',
        ),
      },
      { unless: { key: 'leave', is: 'locked' } },
    ),
    retreat: question('May units retreat into enemy zones?', {
      barred: reading('Units may not retreat into enemy zones.', 'NaW', 'BG', 'PGG', 'TRC', 'AK'),
      'no-end': reading('Units may retreat through enemy zones, but not end there.', 'RTL'),
      lose: reading('Units that retreat into enemy zones lose a step there.', 'FDA'),
      free: reading('Units may retreat into enemy zones.'),
    }),
    supply: question('Do enemy zones block lines of supply?', {
      blocked: reading('Enemy zones block lines of supply.', 'BfM', 'PGG', 'BG'),
      free: reading('Enemy zones do not block lines of supply.'),
    }),
    friends: requiredWords(
      'In which cases does a friendly unit cancel enemy zones in its hex?',
      {
        movement: 'The unit cancels enemy zones for movement.',
        retreat: 'The unit cancels enemy zones for retreats.',
        supply: 'The unit cancels enemy zones for lines of supply.',
      },
      {
        none: 'The unit cancels no enemy zones.',
        games: { none: ['BG'], 'retreat, supply': ['PGG', 'RTL'], 'movement, retreat, supply': ['DS'] },
      },
    ),
    cost: number('Movement points to enter a hex in enemy zones, in addition to those of the hex.', {
      least: 0,
      halves: true,
    }),
    'exit-cost': number('Movement points to leave a hex in enemy zones.', { least: 0, halves: true }),
    rates: option('May a step from one hex in enemy zones into another cost the rate of a line?', {
      yes: reading('The step costs the rate of the line. This is the default.'),
      no: reading('The step costs the points of the hex.', 'RTL'),
    }),
    who: option('Which units have a zone?', { attackers: reading('Only units with an attack strength have a zone.') }),
    'not-into': words('Terrain and places into and out of which zones do not extend.', ['terrain', 'place']),
  },
  occurs: 'by key',
});

export const state = statement({
  head: 'state',
  form: 'state NAME (attack = no, move = no, zone = no, twice = lost)',
  text: 'A state that results put units into. Units leave it in a phase with `(recover)`, not in the phase in which it began.',
  example: 'state disrupted (attack = no, zone = no)',
  in: 'ruleset',
  declares: 'state',
  attributes: {
    attack: option('May a unit in the state attack or fire?', {
      yes: reading('A unit in the state may attack and fire.'),
      no: reading('A unit in the state may neither attack nor fire.'),
    }),
    move: option('May a unit in the state move?', {
      yes: reading('A unit in the state may move.'),
      no: reading('A unit in the state may not move.'),
    }),
    zone: option('Does a unit in the state have a zone of control?', {
      yes: reading('A unit in the state has a zone of control.'),
      no: reading('A unit in the state has no zone of control.'),
    }),
    twice: option('What happens to a unit that would enter the state again?', { lost: reading('The unit is lost.') }),
  },
  occurs: 'by key',
});

export const bombard = statement({
  head: 'bombard',
  form: 'bombard KIND (range 2)',
  text: 'Units of a kind attack at a distance, alone or together with adjacent attackers. They suffer no results then.',
  example: 'unit artillery\nbombard artillery (range 2)',
  in: 'ruleset',
  names: 'unit',
  attributes: {
    range: requiredNumber('The distance in hexes. The hex of the target counts.'),
    immune: flag('Has no effect. It states for clarity that bombarding units suffer no results.'),
  },
  occurs: 'by key',
});

export const fire = statement({
  head: 'fire',
  skeleton: '‹KIND›',
  form: 'fire KIND (range 3, once = …, ground = …)',
  text: 'Units of a kind fire at enemies in phases with `(fire)`: `fire 0304 with A, B`. Fire is no attack: the sum of their attack strengths finds the column in `table fire`, the result holds for all units in the hex, the firing units suffer nothing, and no unit advances. Units of one statement may fire together. `modify attack` changes their strength; `modify shift` and `modify die` need the condition `firing`. Lines of sight are left to the players.',
  example:
    'unit howitzer\nfire howitzer (range 3, once = unit, ground = no)\ntable fire (below = refused, judge = raw) {\n  |    1  4  8\n  | 1  NE NE DL\n  | 2  NE NE DL\n  | 3  NE DL DL\n  | 4  NE DL DL\n  | 5  DL DL DL\n  | 6  DL DL DL\n}\nresult DL "The defenders lose a step." { defender lose 1 }',
  in: 'ruleset',
  names: 'unit',
  attributes: {
    range: requiredNumber('The distance in hexes. The hex of the target counts.'),
    once: question('What may happen only once in a phase?', {
      unit: reading('A unit fires once.'),
      both: reading('A unit fires once, and each hex is fired at only once.'),
    }),
    ground: question('Do the column shifts of the ground of the target apply?', {
      yes: reading('The column shifts of the ground apply.'),
      no: reading('The column shifts of the ground do not apply.'),
    }),
    table: option('A table of its own: `table fire NAME`. Default: `table fire`.', {}, { or: 'table' }),
  },
  occurs: 'by key',
});

export const UNITS = [unit, formation, faces, stack, zone, state, bombard, fire];
