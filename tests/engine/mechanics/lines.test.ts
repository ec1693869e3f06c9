import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE, type Board, type Cell } from '../../../engine/board/board.js';
import { createBoard } from '../../../engine/board/create-board.js';
import {
  LineCache,
  LineSearch,
  linksWhere,
  traceFirst,
  noLine,
  type LineRules,
} from '../../../engine/mechanics/lines.js';
import { GRIDS } from '../board/grids.js';

/**
 * Random obstacles for a search of lines, for example of supply lines. A line may not enter a cell that is `closed` or
 * `mined`, may not continue from `swamp`, and may not use a link that is `cut`.
 */
interface Ground {
  readonly closed: readonly boolean[];
  readonly mined: readonly boolean[];
  readonly swamp: readonly boolean[];
  readonly cut: readonly boolean[];
}

const seldom = fc.constantFrom(false, false, false, true);
const groundOn = ({ size, directions }: Board): fc.Arbitrary<Ground> => {
  const each = (length: number): fc.Arbitrary<boolean[]> => fc.array(seldom, { minLength: length, maxLength: length });
  return fc.record({ closed: each(size), mined: each(size), swamp: each(size), cut: each(size * directions) });
};

function courseOn(board: Board, { closed, mined, swamp, cut }: Ground): LineRules {
  const { directions } = board;
  const back = (at: number): number => {
    const from = Math.floor(at / directions);
    const to = board.neighbours[at];
    return to * directions + board.direction(to, from);
  };
  return {
    links: linksWhere(board, (at) => !cut[at] && !cut[back(at)]),
    open: Uint8Array.from(closed, (isClosed) => (isClosed ? 0 : 1)),
    isOpen: (cell) => !mined[cell],
    mayContinue: (cell) => !swamp[cell],
  };
}

/** Returns whether a line may enter a cell. This function does not use the code under test. */
const mayEnter = ({ open, isOpen }: LineRules, cell: Cell): boolean => open?.[cell] !== 0 && isOpen?.(cell) !== false;

/** Tries all lines up to a length. Returns the length of the shortest line to each cell, or -1 if there is none. */
function bruteForce(board: Board, course: LineRules, start: Cell, longest: number): number[] {
  const { links, mayContinue } = course;
  const shortest = new Array<number>(board.size).fill(-1);
  const walk = (cell: Cell, length: number): void => {
    if (shortest[cell] !== -1 && shortest[cell] <= length) return;
    shortest[cell] = length;
    if (length === longest || (length > 0 && mayContinue?.(cell) === false)) return;
    for (let direction = 0; direction < board.directions; direction++) {
      const to = links[cell * board.directions + direction];
      if (to !== NOWHERE && mayEnter(course, to)) walk(to, length + 1);
    }
  };
  walk(start, 0);
  return shortest;
}

describe.each(Object.entries(GRIDS))('%s', (_name, grid) => {
  const board = createBoard(grid);
  const search = new LineSearch(board);
  const cell = fc.integer({ min: 0, max: board.size - 1 });
  const sketch = fc.record({
    ground: groundOn(board),
    start: cell,
    end: cell,
    longest: fc.integer({ min: 0, max: 9 }),
  });

  test('LineSearch finds an end at the smallest distance along a legal line, and returns a shortest line to it', () => {
    fc.assert(
      fc.property(sketch, fc.array(cell), ({ ground, start, longest }, ends) => {
        const course = courseOn(board, ground);
        const lengths = bruteForce(board, course, start, longest);
        const found = search.nearest(course, [start], (at) => ends.includes(at), longest);
        const reached = ends.map((end) => lengths[end]).filter((length) => length >= 0);
        if (reached.length === 0) expect([found, search.line(found)]).toEqual([NOWHERE, []]);
        else {
          const line = search.line(found);
          expect([line[0], line.at(-1), search.back(found)]).toEqual([start, found, line.toReversed()]);
          expect([line.length - 1, search.length(found)]).toEqual([Math.min(...reached), Math.min(...reached)]);
          line.slice(1).forEach((to, i) => {
            expect(course.links.subarray(line[i] * board.directions, (line[i] + 1) * board.directions)).toContain(to);
            expect(mayEnter(course, to)).toBe(true);
          });
          for (const through of line.slice(1, -1)) expect(course.mayContinue?.(through)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('LineSearch finds every cell of a network, and `leads` returns whether an end cell is among them', () => {
    fc.assert(
      fc.property(sketch, ({ ground, start, end }) => {
        const course = courseOn(board, ground);
        const lengths = bruteForce(board, course, start, Infinity);
        const network = [...search.network(course, [start])];
        expect(network.toSorted((a, b) => a - b)).toEqual(Array.from(lengths.keys()).filter((at) => lengths[at] >= 0));
        expect([search.count, search.hasReached(end)]).toEqual([network.length, lengths[end] >= 0]);
        const order = Array.from({ length: board.directions }, (_, direction) => direction);
        expect(search.leads(course, start, (at) => at === end, order)).toBe(lengths[end] >= 0);
      }),
      { numRuns: 30 },
    );
  });

  test('`spread` from an end reaches exactly the cells from which `nearest` finds a line to that end', () => {
    fc.assert(
      fc.property(sketch, ({ ground, end, longest }) => {
        const but = (cells: readonly boolean[]): boolean[] => cells.map((is, at) => is && at !== end);
        const course = courseOn(board, { ...ground, closed: but(ground.closed), mined: but(ground.mined) });
        const spread = new Set(search.spread(course, [end], longest));
        for (let start = 0; start < board.size; start++) {
          const hasLine = search.nearest(course, [start], (at) => at === end, longest) === end;
          expect([start, spread.has(start)]).toEqual([start, hasLine]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

test('LineSearch begins a line at the nearest of several starts, and forgets the line of the previous search', () => {
  const board = createBoard(GRIDS['flat, even lower']);
  const search = new LineSearch(board);
  const course: LineRules = { links: board.neighbours, isOpen: () => true };
  const [west, east, middle] = ['0101', '0901', '0301'].map((label) => board.cell(label)) as [Cell, Cell, Cell];
  const isMiddle = (cell: Cell): boolean => cell === middle;
  expect(search.hasReached(middle)).toBe(false);
  expect(search.nearest(course, [west, east], isMiddle)).toBe(middle);
  expect(search.line(middle).map((cell) => board.label(cell))).toEqual(['0101', '0201', '0301']);
  expect(search.nearest(course, [west], isMiddle, 1)).toBe(NOWHERE);
  expect(search.line(middle)).toEqual([]);
  expect(search.network({ ...course, isOpen: () => false }, [west, west])).toEqual(Int32Array.of(west));
});

test('LineCache has the same answers as a new computation, after any changes', () => {
  const board = createBoard(GRIDS['flat, even lower']);
  const search = new LineSearch(board);
  const change = fc.record({ cell: fc.integer({ min: 1, max: board.size - 1 }), closes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.oneof(change, fc.constantFrom('ask', 'survey')), { minLength: 4 }), (steps) => {
      const closed = new Set<Cell>();
      const memory = new LineCache(board);
      const course: LineRules = { links: board.neighbours, isOpen: (cell) => !closed.has(cell) };
      const fresh = (from: Cell): boolean => search.nearest(course, [from], (cell) => cell === 0, 6) === 0;
      let changes = 1;
      for (const step of steps) {
        if (step === 'survey') {
          memory.setAllToNo(changes);
          memory.setToYes(search.spread(course, [0], 6));
        } else if (step === 'ask') {
          for (let cell = 0; cell < board.size; cell++)
            expect([cell, memory.get(cell, changes, fresh)]).toEqual([cell, fresh(cell)]);
        } else if (typeof step !== 'string' && step.closes !== closed.has(step.cell)) {
          changes++;
          if (step.closes) closed.add(step.cell);
          else closed.delete(step.cell);
        }
      }
    }),
  );
});

describe('traceFirst', () => {
  const ledgerOf = (text: string) => [{ text }];
  const way = (name: string, line: readonly Cell[]) => ({
    line: () => line,
    why: (found: readonly Cell[]) => ledgerOf(`${name} of ${found.length}`),
    whyNot: () => ledgerOf(`no ${name}`),
  });
  test.each([
    [
      'traceFirst uses the first option that has a line',
      [way('road', [1, 2]), way('track', [1])],
      true,
      [1, 2],
      ['road of 2'],
    ],
    [
      'traceFirst uses a later option if the first has no line',
      [way('road', []), way('track', [1])],
      true,
      [1],
      ['track of 1'],
    ],
    [
      'traceFirst returns the reasons of all options if none has a line',
      [way('road', []), way('track', [])],
      false,
      [],
      ['no road', 'no track'],
    ],
  ] as const)('%s', (_name, ways, value, line, texts) => {
    const found = traceFirst(...ways);
    expect(found).toMatchObject({ value, line });
    expect(found.ledger.map(({ text }) => text)).toEqual(texts);
  });
  test('noLine returns the given value with an empty list of cells', () => {
    expect(noLine(true, { text: 'needs none' })).toEqual({ value: true, line: [], ledger: ledgerOf('needs none') });
  });
});
