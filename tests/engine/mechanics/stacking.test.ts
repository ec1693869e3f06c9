import { describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../engine/mechanics/checks/stacks.js';
import { enemiesMustNotShareACell, type PlacedPart, type PlacedUnit } from '../../../engine/mechanics/checks/placed.js';
import { stackExcess, stackLimitText, type StackLimit } from '../../../engine/mechanics/stacking.js';
import type { MapModel } from '../../../engine/model/map.js';
import type { PlacedItem } from '../../../engine/model/statements.js';
import { createReport, type Report } from '../../../engine/play/checks.js';

const board = createBoard({ ...PLAIN_GRID, columns: 9, rows: 9 });

/** The limit of three units in a stack, or four if a chief is among them. */
const limit = (owner: string, units: readonly Unit[]): StackLimit => {
  const value = units.some(({ item }) => item.name === 'Chief') ? 4 : 3;
  return { value, ledger: [{ text: `${value} units` }], rule: '7.1', owner };
};

interface Unit extends PlacedUnit {
  readonly number: number;
}

const stacking: SetupStacking<Unit, string> = {
  noun: ['box', 'boxes'],
  limit,
  named: ({ name = '' }) => name,
  // The last unit, then the last two units, and so on.
  leaving: (units) => units.map((_, from) => units.slice(units.length - 1 - from)),
  mayExceed: ({ citations }) => citations.length > 0,
};

const at = (start: number) => ({ file: 'x', start, end: start + 1 });
let written = 0;

/** Reads a placement of one side: `Red 0505: A, B`. `3 C` is one item with three units; `[5.0]` cites a rule. */
function placed(line: string): PlacedPart<Unit> {
  const [, side, cells, items, cited] = /^(\w+) ([\d ]+): ([^[]*)(\[.*\])?$/.exec(line) ?? [];
  const each = items.split(',').flatMap((text) => {
    const [, number = '1', name] = /(?:(\d) )?(\w+)/.exec(text) ?? [];
    const item: PlacedItem = { name, drawn: [], attributes: {}, source: at(++written) };
    return Array.from({ length: Number(number) }, (_, index): Unit => ({ item, number: index }));
  });
  return {
    side,
    units: each,
    placement: {
      cells: cells
        .trim()
        .split(' ')
        .map((label) => board.cell(label)),
      cellsSource: at(++written),
      items: [...new Set(each.map(({ item }) => item))],
      citations: cited === undefined ? [] : [{ rule: '5.0', source: at(++written) }],
      source: at(++written),
    },
  };
}

type Found = Parameters<Report>[0];

const judged = (lines: readonly string[]): Found[] => {
  const found: Found[] = [];
  stackMustNotExceedItsLimit(
    board,
    lines.map(placed),
    stacking,
    createReport((finding) => void found.push(finding)),
  );
  return found;
};

describe('stacking at set-up', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['a full stack has no finding', ['Red 0505: 3 A'], [], []],
    [
      'a fix moves a surplus unit to the nearest cell with room',
      ['Red 0505: A, B, C', 'Red 0505: D'],
      ['4 units in 0505; Red may stack 3 [7.1]. Nearest free box: 0504.'],
      ['Set up D in 0504'],
    ],
    [
      'a fix moves a surplus unit neither to an enemy nor to a full cell',
      ['Red 0505: A, B, C, D', 'Blue 0504: E', 'Red 0604: 3 F'],
      ['4 units in 0505; Red may stack 3 [7.1]. Nearest free box: 0605.'],
      ['Set up D in 0605'],
    ],
    ['a stack with a chief may have a fourth unit', ['Red 0505: 3 A, Chief'], [], []],
    [
      'a fix that moves a chief moves the unit above the lower limit, too',
      ['Red 0505: 4 A, Chief'],
      ['5 units in 0505; Red may stack 4 [7.1]. Nearest free box: 0504.'],
      ['Set up A, Chief in 0504'],
    ],
    ['a placement that may exceed the limit has no finding', ['Red 0505: 4 A [5.0]'], [], []],
    ['units spread over several cells do not count for one cell', ['Red 0505 0506: 4 A'], [], []],
    ['enemies in the cell do not count', ['Red 0505: 3 A', 'Blue 0505: B'], [], []],
  ])('%s', (_name, lines, messages, fixes) => {
    const found = judged(lines);
    expect(found.map(({ message }) => message)).toEqual(messages);
    expect(found.flatMap((finding) => finding.fixes ?? []).map(({ title }) => title)).toEqual(fixes);
    for (const { why, slug, rule } of found) expect([slug, rule, why?.length]).toEqual(['stack-limit', '7.1', 1]);
  });

  test('the finding about an overstacked cell names no free cell and has no fix if no cell nearby is free', () => {
    const full = Array.from({ length: board.size }, (_, cell) => `Red ${board.label(cell)}: 3 A`);
    const [{ message, fixes }] = judged(['Red 0505: B', ...full]);
    expect(message).toBe('4 units in 0505; Red may stack 3 [7.1].');
    expect(fixes).toEqual([]);
  });

  test('the finding about an overstacked cell refers to each other unit of the cell once', () => {
    const [{ related }] = judged(['Red 0505: 2 A, B, C, D']);
    expect(related?.map(({ message }) => message)).toEqual(['A', 'B', 'D']);
  });
});

test.each([
  [['Red 0505 0506: 6 A'], []],
  [['Red 0505 0506: 7 A'], ['7 units for 2 boxes that have room for 6; Red may stack 3 in each.']],
  [['Red 0505: 2 A', 'Red 0505 0506: 5 B'], ['5 units for 2 boxes that have room for 4; Red may stack 3 in each.']],
])(
  'spreadMustFindRoom reports the set-up %j only if its units need more room than its boxes have',
  (lines, messages) => {
    const found: string[] = [];
    const room = (_: PlacedPart<Unit>, fixed: readonly (readonly Unit[])[]): number =>
      fixed.reduce((sum, units) => sum + 3 - units.length, 0);
    spreadMustFindRoom(
      lines.map(placed),
      stacking,
      room,
      createReport(({ message }) => void found.push(message)),
    );
    expect(found).toEqual(messages);
  },
);

test.each([
  [['Red 0505: A', 'Blue 0506: B'], []],
  [['Red 0505: A', 'Red 0505: B'], []],
  [['Red 0505: A', 'Blue 0505: B'], ['Blue and Red units begin in 0505; enemies never share a box.']],
  [['Red 0505 0506: A', 'Blue 0505: B'], []],
])('enemiesMustNotShareACell reports units of both sides in one cell of the set-up %j', (lines, messages) => {
  const found: string[] = [];
  enemiesMustNotShareACell(
    { map: { board } as MapModel },
    lines.map(placed),
    { rule: '7.1', noun: 'box' },
    createReport(({ message, slug }) => {
      expect(slug).toBe('enemies-in-box');
      found.push(message);
    }),
  );
  expect(found).toEqual(messages);
});

test('if some units count more than one, the finding names the first excess unit and the fix moves enough units', () => {
  const found: string[] = [];
  const counts = ({ item: { name } }: Unit): number => ({ Gun: 2, Staff: 0 })[name ?? ''] ?? 1;
  const points = (owner: string): StackLimit => ({ ...limit(owner, []), counted: 'stacking point' });
  stackMustNotExceedItsLimit(
    board,
    ['Red 0505: Gun', 'Red 0505: A, Gun, Staff'].map(placed),
    { ...stacking, counts, limit: points },
    createReport(({ message, related, fixes }) => {
      found.push(message, ...(related ?? []).map((one) => one.message), ...(fixes ?? []).map(({ title }) => title));
    }),
  );
  expect(found).toEqual([
    '5 stacking points in 0505; Red may stack 3 [7.1]. Nearest free box: 0504.',
    'Gun',
    'A',
    'Staff',
    'Set up Gun, Staff in 0504',
  ]);
  const room = (_: PlacedPart<Unit>, fixed: readonly (readonly Unit[])[]): number => fixed.length * 3;
  const spread: string[] = [];
  const report = createReport(({ message }) => void spread.push(message));
  const judge = (line: string): void => {
    spreadMustFindRoom([placed(line)], { ...stacking, counts, limit: points }, room, report);
  };
  judge('Red 0505 0506: Gun, Gun, Gun, Staff');
  judge('Red 0505 0506: Gun, Gun, Gun, A');
  expect(spread).toEqual(['7 stacking points for 2 boxes that have room for 6; Red may stack 3 in each.']);
});

test('stackExcess returns by how much a stack is too large, and stackLimitText the message', () => {
  const three = limit('Soviet', []);
  expect([2, 3, 5].map((units) => stackExcess(three, units))).toEqual([0, 0, 2]);
  expect(stackLimitText(three, 4, '2216')).toBe('4 units in 2216; Soviet may stack 3 [7.1].');
});
