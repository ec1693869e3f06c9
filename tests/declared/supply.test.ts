import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Supply } from '../../engine/declared/declaration/supply.js';
import { BED, expectFindings, ZONE, type BedCase } from './bed.js';

const SUPPLY: Supply = {
  sources: { Red: ['West'], Blue: ['East'] },
  length: Infinity,
  inPoints: false,
  judged: 'turn',
  arrivals: 'normal',
  endsIn: [],
  lostAfterTurns: undefined,
  rule: '8',
};
const supply = (changes: Partial<Supply>, more: Partial<Declaration> = {}): Partial<Declaration> => ({
  supply: { ...SUPPLY, ...changes },
  ...more,
});
const AREAS = 'area West 0101\narea East 0701';
const WALL = 'lake "Lake" 0101/0102 0101/0201';
const after = (what: string): string => `expect after turn 1 Red { ${what} }`;

test.each<BedCase>([
  { title: 'a unit with an open line to a source is supplied', orders: after('not A (isolated)') },
  { title: 'no line of supply leads across impassable hexsides', map: WALL, orders: after('A (isolated)') },
  {
    title: 'the source counts towards the length of a line, and the unit does not',
    game: supply({ length: 2 }),
    setup: 'setup Red { 0301: A }\nsetup Blue { 0706: X }',
    orders: after('not A (isolated)'),
  },
  {
    title: 'a line of supply is not longer than the game allows',
    game: supply({ length: 2 }),
    setup: 'setup Red { 0401: A }\nsetup Blue { 0706: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'a source under an enemy is closed',
    setup: 'setup Red { 0501: A }\nsetup Blue { 0101: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'a source in an enemy zone is closed',
    game: supply({}, { zones: [ZONE] }),
    setup: 'setup Red { 0501: A }\nsetup Blue { 0102: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'zones that do not block supply leave a source open',
    game: supply({}, { zones: [{ ...ZONE, supply: 'free' }] }),
    setup: 'setup Red { 0501: A }\nsetup Blue { 0102: X }',
    orders: after('not A (isolated)'),
  },
  {
    title: 'a friend in a zone hex opens it to a line of supply where friends cancel zones for supply',
    game: supply({}, { zones: [{ ...ZONE, cancelledByFriends: ['supply'] }] }),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0201: A  0101: B }\nsetup Blue { 0102: X }',
    orders: after('not A (isolated)'),
  },
  {
    title: 'a friend in a zone hex does not open it to a line of supply where friends cancel nothing',
    game: supply({}, { zones: [ZONE] }),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0201: A  0101: B }\nsetup Blue { 0102: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'supply that is judged each turn holds until the next own turn although the unit is cut off',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0301: X }',
    orders: `orders turn 1 Blue { move X to 0101 }
      expect after turn 1 Blue { not A (isolated) }
      expect after turn 2 Red movement { A (isolated) }`,
  },
  {
    title: 'supply that is judged at each moment ends when the unit is cut off',
    game: supply({ judged: 'moment' }),
    setup: 'setup Red { 0202: A }\nsetup Blue { 0301: X }',
    orders: `orders turn 1 Blue { move X to 0101 }
      expect after turn 1 Blue movement { A (isolated) }`,
  },
  {
    title: 'a line measured in points pays for the terrain',
    game: supply({ inPoints: true, length: 2 }),
    terrain: '|. w . . . . .\n|. . . . . . .\n|. . . . . . .\n|. . . . . . .\n|. . . . . . .\n|. . . . . . .',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'a line of supply may enter but not leave the terrain in which lines end',
    game: supply({ endsIn: ['wood'] }),
    terrain: '|. w . . . . .\n|w w . . . . .\n|. . . . . . .\n|. . . . . . .\n|. . . . . . .\n|. . . . . . .',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0706: X }',
    orders: after('A (isolated)'),
  },
  {
    title: 'units without supply are lost when supply is judged where the game allows no turn without supply',
    game: supply({ lostAfterTurns: 0 }),
    map: WALL,
    orders: after('A (eliminated)'),
  },
  {
    title: 'units are lost after two own turns that they begin and end without supply',
    game: supply({ lostAfterTurns: 2 }),
    map: WALL,
    orders: 'expect after turn 2 Red movement { not A (eliminated) }\nexpect after turn 2 Red { A (eliminated) }',
  },
  {
    title: 'a unit that regains supply before the end of its turn does not count the turn',
    game: supply({ lostAfterTurns: 1, length: 2 }),
    setup: 'setup Red { 0401: A }\nsetup Blue { 0706: X }',
    orders: `orders turn 1 Red { move A to 0201 }
      expect after turn 1 Red { not A (eliminated) }`,
  },
  {
    title: 'a unit that begins and ends one turn without supply is lost where one such turn is enough',
    game: supply({ lostAfterTurns: 1, length: 2 }),
    setup: 'setup Red { 0401: A }\nsetup Blue { 0706: X }',
    orders: `orders turn 1 Red { move A to 0402 }
      expect after turn 1 Red { A (eliminated) }`,
  },
])('$title', ({ map = '', game = supply({}), ...one }) =>
  expectFindings({ ...one, game: { ...BED, ...game }, map: `${AREAS}\n${map}` }),
);
