import { flag, free, number, numberOrWord, option, question, reading, requiredNumber } from './attribute.js';
import { statement } from './statement.js';

const COST_LIMITS = { least: 0, most: 99, halves: true } as const;
const NO_ENTRY = { no: 'Units enter only along a line.' };

const TIMES_LIMITS = { least: 1, most: 9, halves: true } as const;
const SHIFT_LIMITS = { least: -9, most: 9 };

const DEFENDER = {
  times: number('The defence of units there is multiplied by this number.', TIMES_LIMITS),
  shift: number('Columns that an attack on units there shifts to the right; negative to the left.', SHIFT_LIMITS),
};

const DEFENDER_BEHIND = {
  times: number(
    'The defence is multiplied by this number if every adjacent attacker attacks across such a hexside.',
    TIMES_LIMITS,
  ),
  shift: number(
    'Columns that an attack shifts to the right, negative to the left, if every adjacent attacker attacks across such a hexside.',
    SHIFT_LIMITS,
  ),
};

export const terrain = statement({
  head: 'terrain',
  form: 'terrain NAME (cost 2, times 2, shift -1)',
  text: 'A kind of terrain. Classes of movement may have costs of their own: `(cost 2, tracked 3, wheeled = no)`.',
  example: 'terrain forest (cost 2, shift -1) [4.3]',
  in: 'ruleset',
  declares: 'terrain',
  attributes: {
    cost: { ...numberOrWord('Movement points to enter a hex.', NO_ENTRY, COST_LIMITS), isRequired: true },
    ...DEFENDER,
  },
  openKeys: 'class',
  occurs: 'by key',
  isRequired: true,
});

export const place = statement({
  head: 'place',
  form: 'place NAME SIDE (cost 1, times 2, shift -1)',
  text: 'A feature of hexes: a city, a fort. With a side, it helps only the defence of that side. The map says who controls it at the beginning of the game: `city Moscow at 1104 (owner Soviet)`.',
  example: 'place fort Soviet (shift -1) [7.1]',
  in: 'ruleset',
  declares: 'place',
  sides: 'optional',
  attributes: {
    cost: number('Movement points to enter, in addition to those of the terrain.', COST_LIMITS),
    ...DEFENDER,
    drawn: free('The word by which the map chooses how to draw a hex or feature of this kind. Default: its name.'),
  },
  openKeys: 'class',
  occurs: 'by key',
});

export const hexside = statement({
  head: 'hexside',
  form: 'hexside NAME (cost 1, shift -1)',
  text: 'A feature between two hexes: a river, a lake.',
  example: 'hexside river (cost 1) [7.1]',
  in: 'ruleset',
  declares: 'hexside',
  attributes: {
    cost: numberOrWord(
      'Movement points to cross the hexside, in addition to those of the hex.',
      {
        impassable: 'Nothing crosses the hexside: no move, attack, advance, retreat or line of supply.',
        no: 'Units cross the hexside only along a line with bridges.',
      },
      COST_LIMITS,
    ),
    impassable: flag('Nothing crosses the hexside: no move, attack, advance, retreat or line of supply.'),
    ...DEFENDER_BEHIND,
    zones: option('Do zones of control extend across an impassable hexside?', {
      yes: reading('Zones of control extend across an impassable hexside.'),
      no: reading('Zones of control do not extend across an impassable hexside.', 'PGG', 'BG'),
    }),
    drawn: free('The word by which the map chooses how to draw a hex or feature of this kind. Default: its name.'),
  },
  openKeys: 'class',
  occurs: 'by key',
});

export const line = statement({
  head: 'line',
  form: 'line NAME (rate 1, bridges = …)',
  text: 'A feature along a chain of hexes: a road, a railway. A step along it costs its rate instead of the cost of the hex.',
  example: 'line road (rate 0.5, bridges = yes)',
  in: 'ruleset',
  declares: 'line',
  attributes: {
    rate: number(
      'Movement points for a step along the line. Default: the step costs the same as without the line.',
      COST_LIMITS,
    ),
    bridges: question(
      'Does a step along the line also save the cost of the hexside?',
      {
        yes: reading('A step along the line does not pay for the hexside.', 'BG'),
        no: reading('A step along the line also pays for the hexside.', 'PGG'),
      },
      { ifGiven: 'rate' },
    ),
    drawn: free('The word by which the map chooses how to draw a hex or feature of this kind. Default: its name.'),
  },
  occurs: 'by key',
});

export const movement = statement({
  head: 'movement',
  form: 'movement (minimum = …, fractions = …)',
  text: 'How units move. A unit may pass through hexes with friendly units, but not with enemies.',
  example: 'movement (minimum = one-hex, fractions = drop)',
  in: 'ruleset',
  attributes: {
    minimum: question('May a unit that has not moved enter one hex for which it has too few points?', {
      'one-hex': reading('A unit that has not moved may always enter one hex.', 'BfM'),
      none: reading('A unit never enters a hex for which it has too few points.', 'RTL'),
    }),
    fractions: question('What becomes of a fraction of a movement allowance?', {
      drop: reading('A fraction of a movement allowance is dropped.'),
      keep: reading('A fraction of a movement allowance is kept: 2½ points.', 'RTL'),
    }),
  },
  occurs: 'once',
  isRequired: true,
});

export const rail = statement({
  head: 'rail',
  form: 'rail LINE SIDE (length 20, zones = …)',
  text: 'The units of a side move by rail in phases with `(ride)`; without a side, the units of both. A unit starts and stays on connected hexes of the line. It may move again in the next phase.',
  example: 'line railway\nrail railway Soviet (length 20, zones = barred)',
  in: 'ruleset',
  names: 'line',
  sides: 'optional',
  attributes: {
    length: {
      ...numberOrWord('How far may a unit ride, in hexes?', { any: 'Any distance.' }, { most: 999 }),
      isRequired: true,
    },
    zones: question('May a unit ride through enemy zones of control?', {
      barred: reading('A unit may not ride into, through or out of enemy zones.'),
      stop: reading('A unit may ride into an enemy zone and stops there.', 'BfM'),
    }),
    units: number('Units that may ride in one turn. Default: all.', { most: 500 }),
  },
  occurs: 'by key',
});

export const arrival = statement({
  head: 'arrival',
  form: 'arrival (when = …, cost = …, column = …, zones = …, blocked = …)',
  text: 'How units that a scenario brings into play later arrive.',
  example: 'arrival (when = start, cost = yes, column = no, zones = no, blocked = wait)',
  in: 'ruleset',
  attributes: {
    when: question('When do units arrive?', {
      start: reading('Units arrive before the first phase of their side and are placed on the map.'),
      move: reading('Units arrive in any movement phase, with the order `enter`.'),
    }),
    cost: question('Does a unit pay for the hex in which it arrives?', {
      yes: reading('A unit pays for the hex in which it arrives.'),
      no: reading('A unit does not pay for the hex in which it arrives.'),
    }),
    column: question('Do units that arrive at one hex pay as a column?', {
      yes: reading('The second unit that arrives at a hex pays twice, the third three times.', 'BG'),
      no: reading('Each unit that arrives at a hex pays once.'),
    }),
    zones: question('May units arrive in enemy zones of control?', {
      yes: reading('Units may arrive in enemy zones.', 'BG'),
      no: reading('Units may not arrive in enemy zones.', 'NaW'),
    }),
    blocked: question('What happens if all hexes of arrival are closed?', {
      wait: reading('The unit waits, and each turn reports it.'),
      nearest: reading('The unit arrives at the nearest open hex.'),
      lost: reading('The unit is lost.'),
    }),
  },
  occurs: 'once',
});

export const exit = statement({
  head: 'exit',
  form: 'exit SIDE AREA (cost 1)',
  text: 'Units of a side may leave the map for good from an area. They do not count as lost. The order `exit UNITS` includes the move to the area.',
  example: 'exit German East (cost 1)',
  in: 'ruleset',
  sides: 'own',
  values: 'own',
  attributes: { cost: requiredNumber('Movement points to leave the map.', COST_LIMITS) },
  occurs: 'by key',
});

export const GROUND = [terrain, place, hexside, line, movement, rail, arrival, exit];
