import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { IMPASSABLE, UNREACHED } from '../../../engine/board/reach.js';
import { suggestPath, nearestAmong } from '../../../engine/mechanics/movement/path-fixes.js';
import { findFromRandomStart, randomWalk } from '../../../engine/mechanics/movement/random-walk.js';
import { movementOrders, groupByPath, type MovementRules } from '../../../engine/mechanics/movement/movement-orders.js';
import { writtenCellsOf, readWrittenPath } from '../../../engine/mechanics/movement/written-path.js';
import { pathSearchOn } from '../../../engine/mechanics/movement/path-search.js';
import {
  setCostsWithin,
  sumStepCosts,
  stepsOfPath,
  addEntryCost,
  WHOLE_ALLOWANCE,
} from '../../../engine/mechanics/movement/step-costs.js';
import type { OrderModel, Placed } from '../../../engine/model/orders.js';
import { isRefusal, type Answer } from '../../../engine/play/moment.js';

const board = createBoard({ ...PLAIN_GRID, columns: 8, rows: 6 });
const NO_SOURCE = { uri: '', start: 0, end: 0 } as never;
const at = (label: string): number => board.cell(label);
const cells = (line: string): number[] => line.split(' > ').filter(Boolean).map(at);
const labels = (path: Iterable<number>): string => Array.from(path, (cell) => board.label(cell)).join(' > ');
const placed = (line: string): Placed[] =>
  cells(line).map((cell, i) => ({ cell, source: { uri: '', start: i * 5, end: i * 5 + 4 } as never }));

/** Parts of an order in a test: its units, and the cells or paths after the verb, after `to` and after `via`. */
interface Written {
  readonly pieces?: readonly string[];
  readonly cells?: string;
  readonly path?: string;
  readonly to?: string;
  readonly toPath?: string;
  readonly via?: string;
}

function order({ pieces = [], cells: listed = '', path = '', to, toPath, via }: Written): OrderModel {
  const clause = (preposition: string, one = '', along = '') => ({
    preposition,
    pieces: [],
    cells: placed(one),
    path: placed(along),
    words: [],
    numbers: [],
    source: NO_SOURCE,
  });
  return {
    verb: 'go',
    pieces: pieces.map((name, i) => ({ name, source: { uri: name, start: i, end: i } as never })),
    cells: placed(listed),
    path: placed(path),
    clauses: [
      ...(to !== undefined || toPath !== undefined ? [clause('to', to, toPath)] : []),
      ...(via === undefined ? [] : [clause('via', '', via)]),
    ],
    rolls: [],
    attributes: {},
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
  };
}

describe('the path of an order', () => {
  const cases: readonly (readonly [string, Written, string, boolean])[] = [
    ['reads a cell after the verb', { cells: '0101' }, '0101', false],
    ['reads a cell after `to`', { to: '0203', cells: '0101' }, '0203', false],
    ['reads a path after the verb', { path: '0101 > 0102', to: '0103' }, '0101 > 0102', true],
    ['reads a path after `to`', { toPath: '0101 > 0102' }, '0101 > 0102', true],
    ['reads a path after `via`', { to: '0103', via: '0101 > 0102 > 0103' }, '0101 > 0102 > 0103', true],
    ['finds no cells in an order without any', {}, '', false],
  ];
  test.each(cases)('readWrittenPath %s', (_, written, way, isPath) => {
    const read = readWrittenPath(order(written));
    expect([labels(writtenCellsOf(read)), read.path.length > 0]).toEqual([way, isPath]);
  });
});

describe('orders to move', () => {
  const NAMES = ['A', 'B', 'C'];
  const start = () => ({
    cell: Int32Array.from(cells('0101 > 0101 > 0303')),
    muster: { byName: new Map(NAMES.map((name, i) => [name, i])), formations: new Map([['all', [0, 1, 2]]]) },
    isOnMap: (piece: number) => piece !== 2,
  });
  type State = ReturnType<typeof start>;
  const rules: MovementRules<State> = {
    verb: 'go',
    rule: '7.1',
    lacks: {
      units: ['no-units', 'Nobody is named.'],
      way: ['no-way', 'No cell is named.'],
      oneCell: ['no-way', 'Write one cell.'],
      all: ['no-units', 'Name units and cells.'],
    },
    units: () => [0, 1, 2],
    barFor: (_, piece) =>
      piece === 1 ? { rule: '7.2', slug: 'held', text: () => 'B stays.', more: undefined } : undefined,
    hasMoved: ({ cell }) => new Uint8Array(cell.length),
    destinations: ({ cell }, piece) => board.ring(cell[piece], 1),
    randomPath: ({ cell }, piece, random) => [board.ring(cell[piece], 1)[random(2)]],
    whyNot: (_, piece, going) =>
      going.cells[0] === at('0606')
        ? ({ refused: true, rule: '7.3', slug: 'far', message: `${NAMES[piece]} is far.`, why: [] } as const)
        : undefined,
    whyNotTogether: (_, { pieces }) =>
      pieces.length > 1
        ? ({ refused: true, rule: '7.4', slug: 'many', message: 'Too many.', why: [] } as const)
        : undefined,
    refusalDetails: (_, piece, { verb }) => ({ fixes: [{ title: `${verb} nowhere with ${NAMES[piece]}`, edits: [] }] }),
    perform: () => undefined,
  };
  const going = movementOrders(rules);

  const refused: readonly (readonly [string, Written, string])[] = [
    ['no units', { to: '0102' }, 'no-units: Nobody is named [7.1].'],
    ['units off the map', { pieces: ['nobody'], to: '0102' }, 'no-units: Nobody is named [7.1].'],
    ['no cell', { pieces: ['A'] }, 'no-way: No cell is named [7.1].'],
    ['several cells', { pieces: ['A'], to: '0102 > 0103' }, 'no-way: Write one cell [7.1].'],
    ['a unit that may not move', { pieces: ['A', 'B'], to: '0102' }, 'held: B stays [7.2].'],
    ['a goal out of reach', { pieces: ['A'], to: '0606' }, 'far: A is far.'],
    ['units that may move alone but not together', { pieces: ['A', 'C'], to: '0102' }, 'many: Too many.'],
  ];
  test.each(refused)('movementOrders refuses an order with %s', (_, written, message) => {
    const read = going.read(start(), order(written));
    expect(isRefusal(read) && `${read.slug}: ${read.message}`).toBe(message);
  });

  test('an order to a formation moves its units on the map, or only the units that the game selects', () => {
    const named = (isMeantUnit?: MovementRules<State>['isMeantUnit']): readonly number[] | undefined => {
      const orders = movementOrders<State>({
        ...rules,
        ...(isMeantUnit && { isMeantUnit }),
        barFor: () => undefined,
        whyNotTogether: () => undefined,
      });
      return (orders.read(start(), order({ pieces: ['all'], to: '0102' })) as Answer).pieces;
    };
    expect(named()).toEqual([0, 1]);
    expect(named((_, piece) => piece === 2)).toEqual([2]);
  });

  test('an order moves only the units that the rules select, and its answer says why the other units stay', () => {
    const partly = { refused: true, rule: '7.5', slug: 'rest', message: 'C stays.', why: [] } as const;
    const orders = movementOrders<State>({
      ...rules,
      selectMovers: () => ({ pieces: [0], cells: cells('0101 > 0102'), partly }),
    });
    const answer = orders.read(start(), order({ pieces: ['A', 'C'], to: '0102' }));
    expect(answer).toMatchObject({ verb: 'go', pieces: [0], cells: cells('0101 > 0102'), partly });
  });

  test('the refusal of a move contains the quick fix that the game adds', () => {
    const read = going.read(start(), order({ pieces: ['A'], to: '0606' }));
    expect(isRefusal(read) && read.fixes?.[0]?.title).toBe('go nowhere with A');
  });

  test('movementOrders lists an answer for each destination of each unit that can move, and picks from this list', () => {
    const state = start();
    const listed = going.legal(state).map((answer) => JSON.stringify(answer));
    expect(listed).toHaveLength(board.ring(at('0101'), 1).length + 6);
    for (let n = 0; n < 12; n++) {
      const picked = going.pick(state, (of) => n % of);
      expect(listed).toContain(JSON.stringify(picked));
    }
  });
});

describe('groupByPath', () => {
  test('groupByPath groups units with the same path', () => {
    const ways = [cells('0101 > 0102'), cells('0201 > 0102'), cells('0101 > 0102')];
    expect(groupByPath([0, 1, 2], (piece) => ways[piece])).toEqual([
      { pieces: [0, 2], way: ways[0] },
      { pieces: [1], way: ways[1] },
    ]);
    expect(groupByPath([1], (piece) => ways[piece])).toEqual([{ pieces: [1], way: ways[1] }]);
  });
});

describe('step costs', () => {
  const steps = (): Uint8Array => new Uint8Array(board.size * board.directions).fill(2);

  test('step costs add up along a path; a path with an impassable step or a gap has no cost', () => {
    const table = steps();
    expect(sumStepCosts(board, table, cells('0202 > 0203 > 0204'))).toBe(4);
    expect(sumStepCosts(board, table, cells('0202'))).toBe(0);
    expect(sumStepCosts(board, table, cells('0202 > 0204'))).toBeUndefined();
    table[at('0203') * board.directions + board.direction(at('0203'), at('0204'))] = IMPASSABLE;
    expect(sumStepCosts(board, table, cells('0202 > 0203 > 0204'))).toBeUndefined();
  });

  test('addEntryCost changes the cost of every step into a cell and of no other step, and can be reversed', () => {
    fc.assert(
      fc.property(fc.nat({ max: board.size - 1 }), fc.nat({ max: board.size - 1 }), (cell, blocked) => {
        const table = steps();
        addEntryCost(board, table, blocked, IMPASSABLE - 2);
        const before = table.slice();
        addEntryCost(board, table, cell, 3);
        board.neighbours.forEach((to, step) => {
          const dearer = to === cell && before[step] !== IMPASSABLE ? 3 : 0;
          expect(table[step] - before[step]).toBe(dearer);
        });
        addEntryCost(board, table, cell, -3);
        expect(table).toEqual(before);
      }),
    );
  });

  test('stepsOfPath returns each step of a path with its direction', () => {
    expect(stepsOfPath(board, cells('0202 > 0203 > 0205'))).toEqual([
      { from: at('0202'), to: at('0203'), direction: 3, first: true, last: false },
      { from: at('0203'), to: at('0205'), direction: -1, first: false, last: true },
    ]);
    expect(stepsOfPath(board, cells('0202'))).toEqual([]);
  });
});

describe('PathSearch', () => {
  const steps = new Uint8Array(board.size * board.directions).fill(1);
  const marks = new Uint8Array(board.size);
  const search = pathSearchOn(board);
  const look = (from: string, points: number) => () => search.run(at(from), points, steps, marks);

  test('each board has a single PathSearch', () => {
    expect(pathSearchOn(board)).toBe(search);
    expect(pathSearchOn(createBoard({ ...PLAIN_GRID, columns: 3, rows: 3 }))).not.toBe(search);
  });

  test('PathSearch searches again only for a different key, or after another search', () => {
    let made = 0;
    const of = (...key: unknown[]) =>
      search.searchCached(key, () => {
        made++;
        look('0303', 2)();
      });
    of('unit', 1);
    of('unit', 1);
    expect(made).toBe(1);
    of('unit', 2);
    expect(made).toBe(2);
    look('0101', 1)();
    expect(search.cost[at('0303')]).toBe(UNREACHED);
    expect(of('unit', 2).cost[at('0303')]).toBe(0);
    expect(made).toBe(3);
  });
});

describe('costs within an area', () => {
  const marks = new Uint8Array(board.size);
  const search = pathSearchOn(board);
  const zone = new Set(cells('0202 > 0203 > 0204'));
  const within = (cell: number): boolean => zone.has(cell);
  const step = (from: string, to: string): number => at(from) * board.directions + board.direction(at(from), at(to));
  /** Returns the costs of a map with a road of cost 1 through terrain of cost 3. */
  const roads = (cost: (step: number, to: number) => number): Uint8Array => {
    const steps = new Uint8Array(board.size * board.directions).fill(3);
    for (const [from, to] of [
      ['0201', '0202'],
      ['0202', '0203'],
      ['0203', '0204'],
      ['0204', '0205'],
    ])
      steps[step(from, to)] = steps[step(to, from)] = 1;
    steps[step('0203', '0202')] = IMPASSABLE;
    setCostsWithin(board, steps, zone, within, cost);
    return steps;
  };

  test('setCostsWithin changes only the costs of passable steps within the area', () => {
    const steps = roads(() => 3);
    const costs = (path: string): number | undefined => sumStepCosts(board, steps, cells(path));
    expect(
      ['0201 > 0202', '0202 > 0203', '0203 > 0204', '0204 > 0205', '0203 > 0202', '0201 > 0202 > 0203'].map(costs),
    ).toEqual([1, 3, 3, 1, undefined, 4]);
  });

  test.each([
    ['0202', 4, '0203', 4],
    ['0202', 1, '0203', 1],
    ['0202', 0, '0203', 'unreached'],
    ['0202', 999, '0203', 6], // round the zone is cheaper
    ['0201', 5, '0202', 1],
    ['0201', 5, '0203', 'unreached'], // a point is spent
    ['0202', 4, '0204', 'unreached'],
    ['0203', 4, '0202', 'unreached'],
  ])(
    'if each step takes the whole allowance, the path cost from %s with %i points to %s is %s',
    (from, points, to, cost) => {
      const steps = roads(() => WHOLE_ALLOWANCE);
      const before = steps.slice();
      search.run(at(from), points, steps, marks);
      expect(search.cost[at(to)]).toBe(cost === 'unreached' ? UNREACHED : cost);
      expect(steps).toEqual(before);
    },
  );

  test('PathSearch finds the same cost of a path as sumStepCosts', () => {
    const steps = roads(() => WHOLE_ALLOWANCE);
    fc.assert(
      fc.property(fc.nat({ max: board.size - 1 }), fc.integer({ min: 0, max: 12 }), (start, points) => {
        search.run(start, points, steps, marks);
        for (const cell of search.cells.subarray(0, search.count))
          expect(sumStepCosts(board, steps, search.path(cell), points)).toBe(search.cost[cell]);
      }),
    );
  });

  test('addEntryCost does not change a step that needs the whole allowance', () => {
    const steps = roads(() => WHOLE_ALLOWANCE);
    addEntryCost(board, steps, at('0203'), 1);
    expect(steps[step('0202', '0203')]).toBe(WHOLE_ALLOWANCE);
    expect(steps[step('0303', '0203')]).toBe(4);
  });
});

describe('random moves', () => {
  test('findFromRandomStart tries all units, beginning with a random one', () => {
    const from = (first: number, units: readonly number[] = [4, 5, 6]): number | undefined => {
      const but4 = (piece: number): number | undefined => (piece === 4 ? undefined : piece);
      return findFromRandomStart(units, () => first, but4);
    };
    expect([from(0), from(1), from(2)]).toEqual([5, 5, 6]);
    expect([from(0, [4]), from(0, [])]).toEqual([undefined, undefined]);
  });

  test('a random walk takes the first legal step clockwise from its direction until it ends', () => {
    const path = randomWalk(board, at('0303'), {
      firstDirection: () => 2,
      mayStep: (to) => to !== at('0403'),
      stopsAfter: (_, at, way) => at >= 0 && way.length === 4,
    });
    expect(labels(path)).toBe('0303 > 0304 > 0404 > 0505');
  });

  test('a random walk without a legal step stays at its start', () => {
    const stay = { firstDirection: () => 0, mayStep: () => false, stopsAfter: () => false };
    expect(randomWalk(board, at('0303'), stay)).toEqual([at('0303')]);
  });

  test('a random walk takes only legal steps, and every legal first step occurs', () => {
    const firstSteps = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const random = (n: number): number => (numbers.next().value ?? 0) % n;
        const path = randomWalk(board, at('0303'), {
          firstDirection: () => random(6),
          mayStep: (to) => to % 3 !== 0,
          stopsAfter: () => random(2) === 0,
        });
        for (const { to, direction } of stepsOfPath(board, path)) {
          expect(direction).toBeGreaterThanOrEqual(0);
          expect(to % 3).not.toBe(0);
        }
        firstSteps.add(labels(path.slice(0, 2)));
      }),
      { numRuns: 300 },
    );
    expect(firstSteps.size).toBe(board.ring(at('0303'), 1).filter((cell) => cell % 3 !== 0).length);
  });
});

describe('suggestPath', () => {
  const open = cells('0201 > 0402 > 0602');
  const wayTo = (cell: number): number[] => (open.includes(cell) ? [at('0101'), cell] : []);

  test('nearestAmong returns the nearest cell of a list, and the first of several equally near cells', () => {
    expect(nearestAmong(board, open, at('0603'))).toBe(at('0602'));
    expect(nearestAmong(board, open, at('0501'))).toBe(at('0402'));
    expect(nearestAmong(board, [], at('0501'))).toBeUndefined();
  });

  const cases: readonly (readonly [string, Written, string, string | undefined])[] = [
    ['shortens the move to a goal that cannot be reached', { to: '0604' }, '0604', 'Go as far as 0602'],
    ['keeps a goal that can be reached', { to: '0402' }, '0402', 'Take the path 0402'],
    ['shortens a path whose goal cannot be reached', { path: '0101 > 0604' }, '0604', 'Go as far as 0101 > 0602'],
    [
      'replaces an illegal path by a legal path to the same cell',
      { path: '0101 > 0102 > 0402' },
      '0402',
      'Take the path 0101 > 0402',
    ],
    ['has no suggestion for an order without cells', {}, '0402', undefined],
  ];
  test.each(cases)('suggestPath %s', (_, written, cell, title) => {
    expect(suggestPath(board, order(written), at(cell), open, wayTo).at(0)?.title).toBe(title);
  });

  test('suggestPath offers a fix that replaces the whole path of the order', () => {
    const [fix] = suggestPath(board, order({ path: '0101 > 0102 > 0402' }), at('0402'), open, wayTo);
    expect(fix.edits).toMatchObject([{ source: { start: 0, end: 14 }, text: '0101 > 0402' }]);
  });
});
