import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE, type Board } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { findNearestCell } from '../../../engine/board/nearest.js';
import { GRIDS } from './grids.js';

const boards = Object.entries(GRIDS).map(([name, grid]) => [name, createBoard(grid)] as const);
const cellOf = (board: Board) => fc.integer({ min: 0, max: board.size - 1 });
const labels = (board: Board, cells: readonly number[]) => cells.map((cell) => board.label(cell)).join(' ');
const cells = (board: Board, text: string) => text.split(' ').map((label) => board.cell(label));

describe.each(boards)('%s', (_name, board) => {
  test('a board has exactly one label for each cell and one cell for each label', () => {
    const labels = new Set<string>();
    for (let cell = 0; cell < board.size; cell++) {
      expect(board.cell(board.label(cell))).toBe(cell);
      labels.add(board.label(cell));
    }
    expect(labels.size).toBe(board.size);
    const missing = board.grid.missing.filter((label) => label !== '9999');
    expect(board.size).toBe(board.grid.columns * board.grid.rows - missing.length);
    for (const label of [...board.grid.missing, '', '1', '00000', 'x101', '-101', 'a1'])
      expect(board.cell(label)).toBe(NOWHERE);
  });

  test('two cells are each other’s neighbours in opposite directions, one step apart in the drawing', () => {
    for (let cell = 0; cell < board.size; cell++) {
      for (let direction = 0; direction < board.directions; direction++) {
        const next = board.neighbour(cell, direction);
        if (next === NOWHERE) continue;
        expect(board.neighbour(next, (direction + board.directions / 2) % board.directions)).toBe(cell);
        expect(board.direction(cell, next)).toBe(direction);
        expect(board.distance(cell, next)).toBe(1);
        const [a, b] = [board.centre(cell), board.centre(next)];
        const diagonal = board.directions === 8 && direction % 2 === 1;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(diagonal ? Math.SQRT2 : 1);
      }
    }
  });

  test('the centres of neighbouring cells are one unit apart', () => {
    for (let a = 0; a < board.size; a++) {
      for (let b = 0; b < board.size; b++) {
        const [p, q] = [board.centre(a), board.centre(b)];
        const touching = Math.abs(Math.hypot(p.x - q.x, p.y - q.y) - 1) < 1e-6;
        if (touching) expect(board.direction(a, b)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('the directions of a board run clockwise from the north', () => {
    const middle = board.cell(board.label(Math.floor(board.size / 2)));
    const angles = Array.from({ length: board.directions }, (_, direction) => board.neighbour(middle, direction))
      .filter((next) => next !== NOWHERE)
      .map((next) => {
        const [a, b] = [board.centre(middle), board.centre(next)];
        return (Math.atan2(b.x - a.x, a.y - b.y) + 2 * Math.PI) % (2 * Math.PI);
      });
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    expect(angles[0]).toBeLessThan(Math.PI / 2);
  });

  test('the edge of a cell in a direction lies between the two corners of that direction', () => {
    const sides = board.directions === 8 ? [0, 2, 4, 6] : Array.from({ length: board.directions }, (_, d) => d);
    for (let cell = 0; cell < board.size; cell++) {
      const corners = board.corners(cell);
      sides.forEach((direction, side) => {
        const next = board.neighbour(cell, direction);
        if (next === NOWHERE) return;
        const [a, b] = [corners[side], corners[(side + 1) % corners.length]];
        const [p, q] = [board.centre(cell), board.centre(next)];
        expect((a.x + b.x) / 2).toBeCloseTo((p.x + q.x) / 2);
        expect((a.y + b.y) / 2).toBeCloseTo((p.y + q.y) / 2);
      });
    }
  });

  test('the distances between cells are a metric', () => {
    fc.assert(
      fc.property(cellOf(board), cellOf(board), cellOf(board), (a, b, c) => {
        expect(board.distance(a, a)).toBe(0);
        expect(board.distance(a, b)).toBe(board.distance(b, a));
        if (a !== b) expect(board.distance(a, b)).toBeGreaterThan(0);
        expect(board.distance(a, c)).toBeLessThanOrEqual(board.distance(a, b) + board.distance(b, c));
      }),
    );
  });

  test('a ring contains exactly the cells at its distance, each once', () => {
    fc.assert(
      fc.property(cellOf(board), fc.integer({ min: 0, max: 12 }), (centre, radius) => {
        const all = Array.from({ length: board.size }, (_, cell) => cell);
        const ring = board.ring(centre, radius);
        expect(ring.toSorted((a, b) => a - b)).toEqual(all.filter((cell) => board.distance(centre, cell) === radius));
      }),
    );
    expect(board.ring(0, 1)).toEqual(
      Array.from(board.neighbours.slice(0, board.directions)).filter((cell) => cell !== NOWHERE),
    );
  });

  test('board.line returns a shortest path whose cells lie next to the straight line between its ends', () => {
    fc.assert(
      fc.property(cellOf(board), cellOf(board), (a, b) => {
        const line = board.line(a, b);
        expect([line[0], line.at(-1)]).toEqual([a, b]);
        if (board.grid.missing.length === 0 && board.grid.shape === 'squares') {
          expect(line).toHaveLength(board.distance(a, b) + 1);
        }
        expect(line.map((cell) => board.distance(a, cell))).toEqual(
          line.map((cell) => board.distance(a, b) - board.distance(cell, b)),
        );
        const [p, q] = [board.centre(a), board.centre(b)];
        const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
        for (const cell of line) {
          const c = board.centre(cell);
          expect(Math.abs((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x)) / length).toBeLessThan(0.71);
        }
      }),
    );
  });

  test('the range of cells from B to A has the cells of the range from A to B in reverse order', () => {
    fc.assert(
      fc.property(cellOf(board), cellOf(board), (a, b) => {
        const range = board.range(a, b);
        const aligned = board.row(a) === board.row(b) || board.column(a) === board.column(b);
        if (aligned) expect(range).toBeDefined();
        if (!range) return;
        expect([range[0], range.at(-1)]).toEqual([a, b]);
        expect(new Set(range).size).toBe(range.length);
        expect(board.range(b, a)).toEqual(range.toReversed());
      }),
    );
  });

  test('the edges of a board are its outermost rows and columns', () => {
    expect(board.edge('north').every((cell) => board.row(cell) === 0)).toBe(true);
    expect(board.edge('south').every((cell) => board.row(cell) === board.grid.rows - 1)).toBe(true);
    expect(board.edge('west').every((cell) => board.column(cell) === 0)).toBe(true);
    expect(board.edge('east').length).toBeGreaterThan(0);
  });
});

describe('labels of a grid', () => {
  const cases = [
    { grid: 'flat, even lower', label: '0202', neighbours: '0201 0302 0303 0203 0103 0102' },
    { grid: 'flat, even lower', label: '0302', neighbours: '0301 0401 0402 0303 0202 0201' },
    { grid: 'flat, odd lower, from 00', label: '0101', neighbours: '0100 0201 0202 0102 0002 0001' },
    { grid: 'pointy, odd east', label: '0303', neighbours: '0204 0304 0404 0403 0302 0203' },
    // Rows are numbered from the east, odd rows lie half a hex to the west. They touch columns C and C + 1 of the
    // even rows.
    {
      grid: 'pointy, odd west, numbered from the east, odd rows shorter',
      label: '4103',
      neighbours: '4003 4102 4203 4204 4104 4004',
    },
    {
      grid: 'pointy, odd west, numbered from the east, odd rows shorter',
      label: '4203',
      neighbours: '4102 4202 4302 4303 4204 4103',
    },
    { grid: 'squares', label: '0303', neighbours: '0302 0403 0304 0203' },
    { grid: 'squares with diagonals and holes', label: '0202', neighbours: '0201 0301 0302 0303 0203 0103 0102' },
    { grid: 'flat, letters beyond Z', label: 'AA2', neighbours: 'AA1 AB1 AB2 AA3 Z2 Z1' },
  ] as const;
  test.each(cases)(
    'the cell $label has the neighbours $neighbours on the grid “$grid”',
    ({ grid, label, neighbours }) => {
      const board = createBoard(GRIDS[grid]);
      // AA is column 27, which is not shifted on a grid whose even columns lie lower.
      expect(labels(board, board.ring(board.cell(label), 1))).toBe(neighbours);
    },
  );

  test('the first row of a grid with letters has the labels A1, Z1, AA1 and AD1', () => {
    const board = createBoard(GRIDS['flat, letters beyond Z']);
    expect(labels(board, [0, 25, 26, 29])).toBe('A1 Z1 AA1 AD1');
  });

  test('a straight line that runs along hexsides takes the hexes on its clockwise side', () => {
    const board = createBoard(GRIDS['flat, even lower']);
    const [a, b] = cells(board, '0303 0503') as [number, number];
    expect(labels(board, board.line(a, b))).toBe('0303 0403 0503');
    expect(labels(board, board.line(b, a))).toBe('0503 0402 0303');
  });

  test('a board suggests existing labels for a misspelt one', () => {
    const board = createBoard({ ...PLAIN_GRID, columns: 27, rows: 30 });
    expect(board.suggest('2172').slice(0, 2)).toEqual(['2712', '2127']);
    expect(board.suggest('O1O1')).toContain('0101');
    expect(board.suggest('elsewhere')).toEqual([]);
  });

  test('findNearestCell returns the nearest accepted cell within a distance, of equally near cells the first clockwise', () => {
    const board = createBoard(GRIDS['flat, even lower']);
    const isWestern = (cell: number): boolean => board.column(cell) === 0;
    expect(findNearestCell(board, board.cell('0303'), isWestern)).toBe(board.cell('0104'));
    expect(findNearestCell(board, board.cell('0303'), isWestern, 1)).toBeUndefined();
    expect(findNearestCell(board, 0, () => false)).toBeUndefined();
  });
});
