import { expect, test } from 'vitest';
import type { MomentItem } from '../../preview/contract/moments.js';
import { groupsOf, numberOf } from '../../preview/webview/record/rows.js';

function moment(number: number, change: Partial<MomentItem>): MomentItem {
  return {
    number,
    address: String(number),
    kind: 'decision',
    turn: 1,
    phase: 'combat',
    side: 'Red',
    rule: '1',
    prompt: '?',
    answer: '',
    by: 'default',
    events: [],
    said: {},
    stretch: { side: 'Red', name: 'combat' },
    units: [],
    ...change,
  };
}

const led = (number: number, unit: string, to: string): MomentItem =>
  moment(number, { said: { who: [unit], rest: ` retreat → ${to}` }, units: [unit] });
const passes = (number: number, name: string): MomentItem =>
  moment(number, { said: { rest: 'passes' }, passes: true, stretch: { side: 'Red', name } });

const game = [
  passes(0, 'supply'),
  passes(1, 'movement'),
  moment(2, { by: 'order', said: { head: 'attack 0101' }, units: ['1'] }),
  moment(3, { kind: 'dice', by: 'seed', said: { head: '6 : 3' }, battle: true, units: ['1', '9'] }),
  led(4, '9', '0202'),
  led(5, '8', '0202'),
  led(6, '7', '0303'),
  passes(7, 'combat'),
];

const numbers = (...[filter, unit]: readonly ['all' | 'happened' | 'battles' | 'unit', string?]): string[][] =>
  groupsOf(game, { filter, unit }).map(({ rows }) => rows.map(numberOf));

test('the record merges equal moments into a row, and idle phases into a group', () => {
  const [idle, combat] = groupsOf(game);
  expect(idle).toMatchObject({ title: 'Turn 1 · Red', moments: 2, isIdle: true });
  expect(combat).toMatchObject({ title: 'Turn 1 · Red combat', moments: 6, isIdle: false });
  expect(combat.rows.map(numberOf)).toEqual(['3', '4', '5–6', '7', '8']);
  expect(combat.rows[2].who).toEqual(['9', '8']);
});

test('the record does not merge moves that were ordered, even if their summaries are equal', () => {
  const ordered = game.map((each) => (each.number === 4 || each.number === 5 ? { ...each, by: 'order' } : each));
  expect(groupsOf(ordered)[1].rows.map(numberOf)).toEqual(['3', '4', '5', '6', '7', '8']);
});

test('the record merges idle phases only within a turn and a side', () => {
  const [first, second] = [passes(0, 'supply'), passes(1, 'movement')];
  const next = { ...second, turn: 2 };
  const other = { ...second, stretch: { side: 'Blue', name: 'movement' } };
  expect([second, next, other].map((each) => groupsOf([first, each]).length)).toEqual([1, 2, 2]);
});

test('the record that shows only events omits a pass, even if a side passes by an order', () => {
  const ordered = { ...passes(0, 'supply'), by: 'order' };
  expect(groupsOf([ordered], { filter: 'happened' })).toEqual([]);
  const { passes: _, ...event } = ordered;
  expect(groupsOf([event], { filter: 'happened' })).toHaveLength(1);
});

test('the record names units by their formation if all units of the formation are listed', () => {
  const rows = groupsOf(game, { named: (names) => (names.length > 1 ? ['2nd Corps'] : names) })[1].rows;
  expect(rows[2].who).toEqual(['2nd Corps']);
});

test('the record can be filtered by events, battles or one unit', () => {
  expect(numbers('happened')).toEqual([['3', '4']]);
  expect(numbers('battles')).toEqual([['4']]);
  expect(numbers('unit', '9')).toEqual([['4', '5']]);
  expect(numbers('unit')).toEqual([]);
});

test('the record titles each group of moments with the turn name of the game, also before the first turn', () => {
  const [before, after] = groupsOf([
    moment(0, { turn: 0, stretch: { name: 'setup' } }),
    moment(1, { turnName: '13AM', stretch: { side: 'Red', name: 'Red draw 1' } }),
  ]);
  expect(before.title).toBe('Before turn 13AM · setup');
  expect(after.title).toBe('Turn 13AM · Red draw 1');
});

test.each([
  [0, 0, '1'],
  [13, 15, '14–16'],
  [98, 100, '99–101'],
  [103, 106, '104–7'],
  [1203, 1209, '1204–10'],
])('the moments with the indices %i to %i are written like a page range: %s', (first, last, cited) => {
  expect(numberOf({ first, last })).toBe(cited);
});
