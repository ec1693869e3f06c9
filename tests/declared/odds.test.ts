import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Odds, ResultsTable } from '../../engine/declared/declaration/combat.js';
import type { Change, Condition } from '../../engine/declared/modifier.js';
import { BED, type BedText } from './bed.js';
import { combatBed, modify, playBed, redAttacks, result, tableOf } from './combat-bed.js';

const HALF: Change = { how: 'over', amount: 2 };
const plus = (amount: number): Change => ({ how: 'plus', amount });
const fractions = (how: Odds['fractions']): Partial<Declaration> => ({ odds: { ...BED.odds, fractions: how } });
const multiples = (how: Odds['multiples']): Partial<Declaration> => ({ odds: { ...BED.odds, multiples: how } });

/** The test bed in which wood and cities double the defence. */
const DOUBLING: Partial<Declaration> = {
  terrain: BED.terrain.map((one) => (one.word === 'wood' ? { ...one, times: 2 } : one)),
  places: BED.places.map((one) => ({ ...one, times: 2 })),
};
const WOOD_AT_0402 = `|. . . . . . .
|. . . w . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`;
const COLUMNS = tableOf(['1-2', '1-1', '3-2', '2-1', '3-1', '4-1'], Array<string>(6).fill('NE'));

/** Three units next to X in 0402. */
const THREE: BedText = {
  red: 'infantry A 9-6\n infantry B 9-6\n infantry C 3-6',
  blue: 'infantry X 5-6',
  setup: 'setup Red { 0401: A 0302: B 0303: C }\nsetup Blue { 0402: X }',
  orders: redAttacks('attack 0402 with A, B, C'),
};
/** A alone next to X in 0402. */
const one = (attack: number, defence: number): BedText => ({
  red: `infantry A ${attack}-6`,
  blue: `infantry X ${defence}-6`,
  setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X }',
  orders: redAttacks('attack 0402 with A'),
});
const across = (...hexsides: string[]): Condition => ({ of: 'fight', is: 'across', hexsides });

interface Case extends BedText {
  readonly title: string;
  readonly game?: Partial<Declaration>;
  readonly table?: Partial<ResultsTable>;
  readonly facts: Readonly<Record<string, unknown>>;
}

const HALVED = { modifiers: [modify('attack', HALF)] };

test.each<Case>([
  {
    title: 'three halved units attack with 4+4+1 where fractions are dropped unit by unit',
    game: { ...fractions('each'), ...HALVED },
    ...THREE,
    facts: { attack: 9, odds: '3-2' },
  },
  {
    title: 'three halved units attack with 10 where the fraction is dropped in the total',
    game: { ...fractions('total'), ...HALVED },
    ...THREE,
    facts: { attack: 10, odds: '2-1' },
  },
  {
    title: 'three halved units attack with 10½ where fractions are kept',
    game: { ...fractions('keep'), ...HALVED },
    ...THREE,
    facts: { attack: 10.5, odds: '2-1' },
  },
  {
    title: 'a fraction dropped in the total leads to 1-1',
    game: { ...fractions('total'), ...HALVED },
    ...one(3, 1),
    facts: { attack: 1, odds: '1-1' },
  },
  {
    title: 'a fraction that is kept leads to 3-2',
    game: { ...fractions('keep'), ...HALVED },
    ...one(3, 1),
    facts: { attack: 1.5, odds: '3-2' },
  },
  {
    title: 'two doublings that multiply make four times the defence',
    game: { ...DOUBLING, ...multiples('multiply') },
    ...one(24, 4),
    terrain: WOOD_AT_0402,
    map: 'city Fort at 0402',
    facts: { defence: 16, odds: '3-2' },
  },
  {
    title: 'two doublings that add make three times the defence',
    game: { ...DOUBLING, ...multiples('add') },
    ...one(24, 4),
    terrain: WOOD_AT_0402,
    map: 'city Fort at 0402',
    facts: { defence: 12, odds: '2-1' },
  },
  {
    title: 'of two doublings only the best counts',
    game: { ...DOUBLING, ...multiples('best') },
    ...one(24, 4),
    terrain: WOOD_AT_0402,
    map: 'city Fort at 0402',
    facts: { defence: 8, odds: '3-1' },
  },
  {
    title: 'a modifier that doubles the defence combines with the terrain in the best multiple',
    game: {
      ...DOUBLING,
      ...multiples('best'),
      modifiers: [modify('defence', { how: 'times', amount: 3 }, { of: 'fight', is: 'into', ground: ['wood'] })],
    },
    ...one(24, 4),
    terrain: WOOD_AT_0402,
    facts: { defence: 12, odds: '2-1' },
  },
  {
    title: 'a river does not shift the column while one of two attackers does not cross it',
    game: { modifiers: [modify('shift', plus(-1), across('river'))] },
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0401: A 0302: B }\nsetup Blue { 0402: X }',
    map: 'river "River" 0401/0402',
    orders: redAttacks('attack 0402 with A, B'),
    facts: { shift: 0, odds: '2-1' },
  },
  {
    title: 'a river shifts the column if both attackers cross it',
    game: { modifiers: [modify('shift', plus(-1), across('river'))] },
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0401: A 0302: B }\nsetup Blue { 0402: X }',
    map: 'river "River" 0401/0402 0302/0402',
    orders: redAttacks('attack 0402 with A, B'),
    facts: { shift: -1, odds: '3-2' },
  },
  {
    title: 'a river across which a unit attacks halves only this unit',
    game: { modifiers: [modify('attack', HALF, { of: 'unit', is: 'across', hexsides: ['river'] })] },
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0401: A 0302: B }\nsetup Blue { 0402: X }',
    map: 'river "River" 0401/0402',
    orders: redAttacks('attack 0402 with A, B'),
    facts: { attack: 6, odds: '3-2' },
  },
  {
    title: 'terrain shifts the column for the defender',
    game: { terrain: BED.terrain.map((each) => (each.word === 'wood' ? { ...each, shift: -1 } : each)) },
    ...one(8, 4),
    terrain: WOOD_AT_0402,
    facts: { shift: -1, odds: '3-2' },
  },
  {
    title: 'a place of the other side does not help the defender',
    game: { places: BED.places.map((each) => ({ ...each, side: 'Red', shift: -1 })) },
    ...one(8, 4),
    map: 'city Fort at 0402',
    facts: { shift: 0, odds: '2-1' },
  },
  {
    title: 'a place of the defender helps him',
    game: { places: BED.places.map((each) => ({ ...each, side: 'Blue', shift: -1 })) },
    ...one(8, 4),
    map: 'city Fort at 0402',
    facts: { shift: -1, odds: '3-2' },
  },
  {
    title: 'shifts are summed before the column is limited to the table',
    game: { modifiers: [modify('shift', plus(5)), modify('shift', plus(-4))] },
    ...one(16, 4),
    facts: { shift: 1, odds: '4-1' },
  },
  {
    title: 'a cap limits the sum of the shifts',
    game: {
      modifiers: [modify('shift', { how: 'most', amount: 1 }), modify('shift', plus(1)), modify('shift', plus(2))],
    },
    ...one(4, 4),
    facts: { shift: 1, odds: '3-2' },
  },
  {
    title: 'an attack is halved before strength is added, whatever the order of the statements',
    game: { modifiers: [modify('attack', plus(2)), modify('attack', HALF)] },
    ...one(4, 4),
    facts: { attack: 4 },
  },
  {
    title: 'an attack is set exactly, doubled, increased and limited in this order',
    game: {
      modifiers: [
        modify('attack', { how: 'most', amount: 6 }),
        modify('attack', plus(2)),
        modify('attack', { how: 'times', amount: 2 }),
        modify('attack', { how: 'exactly', amount: 3 }),
      ],
    },
    ...one(9, 4),
    facts: { attack: 6 },
  },
  {
    title: 'a defence of 0 leads to the last column',
    ...one(1, 0),
    facts: { odds: '4-1' },
  },
  {
    title: 'the odds 13 to 4 are rounded to 3-1',
    ...one(13, 4),
    facts: { odds: '3-1' },
  },
  {
    title: 'odds above the table use the last column',
    ...one(40, 4),
    facts: { odds: '4-1' },
  },
  {
    title: 'an attack below the table is made without effect and without a roll',
    table: { printed: tableOf(['1-1'], ['NE']).printed, below: 'none' },
    ...one(3, 8),
    facts: { odds: 'below 1-1', attack: 3, defence: 8 },
  },
  {
    title: 'an attack below the table uses the first column',
    table: { printed: tableOf(['1-1'], ['NE']).printed, below: 'first' },
    ...one(3, 8),
    facts: { odds: '1-1', result: 'NE' },
  },
  {
    title: 'an attack below the table has a result without a roll',
    table: { printed: tableOf(['1-1'], ['NE']).printed, below: { result: 'NE' } },
    ...one(3, 8),
    facts: { odds: 'below 1-1', result: 'NE' },
  },
  {
    title:
      'an attack that only a shift takes below the table does not count as below it if this is judged before the shift',
    game: { modifiers: [modify('shift', plus(-1))] },
    table: { printed: tableOf(['1-1', '2-1'], ['NE', 'NE']).printed, below: 'none', belowJudged: 'raw' },
    ...one(4, 4),
    facts: { odds: '1-1', result: 'NE' },
  },
  {
    title: 'an attack that a shift takes below the table counts as below it if this is judged after the shift',
    game: { modifiers: [modify('shift', plus(-1))] },
    table: { printed: tableOf(['1-1', '2-1'], ['NE', 'NE']).printed, below: 'none', belowJudged: 'shifted' },
    ...one(4, 4),
    facts: { odds: 'below 1-1', shift: -1 },
  },
  {
    title: 'the difference of the strengths leads to the best column that is not above it',
    table: {
      printed: tableOf(['-1', '0', '+1', '+3'], ['NE', 'NE', 'NE', 'NE']).printed,
      columnsAre: 'difference',
    },
    ...one(7, 5),
    facts: { odds: '+1' },
  },
  {
    title: 'the sum of two dice with a modifier is limited to the rows of the table',
    game: { modifiers: [modify('die', plus(9))], results: [result('NE'), result('LAST')] },
    table: {
      dice: 2,
      printed: {
        columns: ['1-1'],
        results: ['NE', 'LAST'],
        sides: 6,
        rows: [...Array.from({ length: 10 }, () => ['NE']), ['LAST']],
      },
    },
    ...one(4, 4),
    facts: { modifier: 9, result: 'LAST' },
  },
])('$title', async ({ game = {}, table = {}, facts, ...text }) => {
  const played = await playBed(combatBed({ table: { ...COLUMNS, ...table } }, game), text);
  expect(played.findings).toEqual([]);
  expect(played.facts).toMatchObject(facts);
});

const REFUSED: Partial<ResultsTable> = { printed: tableOf(['1-1'], ['NE']).printed, below: 'refused' };

test.each<Omit<Case, 'facts'> & { readonly finding: string }>([
  {
    title: 'an attack below the table is refused',
    table: REFUSED,
    ...one(3, 8),
    finding: 'bed/7/odds: 3 to 8 against 0402 is below 1-1; such an attack is not allowed [7].',
  },
  {
    title: 'an attack without strength is refused',
    ...one(0, 4),
    finding: 'bed/7/no-attack: A has no attack strength [7].',
  },
  {
    title: 'an attack across a lake is refused',
    ...one(4, 4),
    map: 'lake "Lake" 0401/0402',
    finding: 'bed/1/impassable-hexside: A in 0401 may not attack 0402 across lake [1].',
  },
  {
    title: 'an attack on a hex that is not adjacent is refused',
    ...one(4, 4),
    setup: 'setup Red { 0201: A }\nsetup Blue { 0402: X }',
    finding:
      'bed/7/not-adjacent: A in 0201 is 2 hexes from 0402; attackers are next to every hex that they attack [7].',
  },
  {
    title: 'a second attack of a unit is refused',
    ...one(4, 4),
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0301: Y }',
    orders: redAttacks('attack 0402 with A', 'attack 0301 with A'),
    finding: 'bed/7/attacked-already: A has attacked in this phase already [7].',
  },
  {
    title: 'a second attack on a hex is refused',
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0401: A 0302: B }\nsetup Blue { 0402: X }',
    orders: redAttacks('attack 0402 with A', 'attack 0402 with B'),
    finding: 'bed/7/attacked-already: 0402 has been attacked in this phase already [7].',
  },
])('$title', async ({ game = {}, table = {}, finding, ...text }) => {
  const played = await playBed(combatBed({ table: { ...COLUMNS, ...table } }, game), text);
  expect(played.findings).toEqual([finding]);
});
