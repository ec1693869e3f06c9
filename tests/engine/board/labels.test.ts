import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GridSpec } from '../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';

/** Returns the labels of the rows of a grid, from the north. */
function printed(spec: Partial<GridSpec>): string[] {
  const grid: GridSpec = { ...PLAIN_GRID, columns: 3, rows: 2, ...spec };
  const board = createBoard(grid);
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_unused, column) => board.label(row * grid.columns + column)).join(' '),
  );
}

describe('the labels of a grid', () => {
  test.each<readonly [string, Partial<GridSpec>, readonly string[]]>([
    ['four digits', {}, ['0101 0201 0301', '0102 0202 0302']],
    ['a separator', { separator: '.' }, ['01.01 02.01 03.01', '01.02 02.02 03.02']],
    [
      'any separator, which texts write as a dot',
      { separator: '-', rowDigits: 1 },
      ['01.1 02.1 03.1', '01.2 02.2 03.2'],
    ],
    ['rows first', { labels: 'RRCC', columnDigits: 1 }, ['011 012 013', '021 022 023']],
    [
      'no leading zeros',
      { separator: '.', columnDigits: 1, rowDigits: 1, firstColumn: 9 },
      ['9.1 10.1 11.1', '9.2 10.2 11.2'],
    ],
    ['columns of three digits after those of two', { firstColumn: 98 }, ['9801 9901 10001', '9802 9902 10002']],
    ['rows of three digits', { firstRow: 99 }, ['01099 02099 03099', '01100 02100 03100']],
    ['three digits for all columns', { columnDigits: 3, firstColumn: 98 }, ['09801 09901 10001', '09802 09902 10002']],
    ['counted letters', { labels: 'letters', firstColumn: 26 }, ['Z1 AA1 AB1', 'Z2 AA2 AB2']],
    ['doubled letters', { labels: 'doubled letters', firstColumn: 26 }, ['Z1 AA1 BB1', 'Z2 AA2 BB2']],
    [
      'letters, a separator and two digits',
      { labels: 'letters', separator: '.', rowDigits: 2 },
      ['A.01 B.01 C.01', 'A.02 B.02 C.02'],
    ],
    [
      'negative numbers',
      { separator: '.', firstColumn: -1, firstRow: -1 },
      ['-01.-01 00.-01 01.-01', '-01.00 00.00 01.00'],
    ],
    ['oblique rows', { numbering: 'oblique' }, ['0101 0202 0302', '0102 0203 0303']],
    ['oblique rows, odd columns lower', { numbering: 'oblique', shifted: 'odd' }, ['0101 0201 0302', '0102 0202 0303']],
    ['alternating rows', { numbering: 'alternating' }, ['0101 0202 0301', '0103 0204 0303']],
    [
      'alternating columns of pointy hexes',
      { orientation: 'pointy', numbering: 'alternating' },
      ['0101 0301 0501', '0202 0402 0602'],
    ],
  ])('the labels of a grid are written as stated: %s', (_, spec, labels) => {
    expect(printed(spec)).toEqual(labels);
  });

  test('the hexes of one oblique row are in one line', () => {
    const board = createBoard({ ...PLAIN_GRID, columns: 8, rows: 8, numbering: 'oblique' });
    const [from, to] = [board.cell('0106'), board.cell('0806')];
    expect(board.line(from, to).map((cell) => board.label(cell))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `0${column}06`),
    );
  });
});

const specs: fc.Arbitrary<GridSpec> = fc
  .record({
    shape: fc.constantFrom('hexes', 'squares'),
    orientation: fc.constantFrom('flat', 'pointy'),
    columns: fc.integer({ min: 1, max: 30 }),
    rows: fc.integer({ min: 1, max: 30 }),
    labels: fc.constantFrom('CCRR', 'RRCC', 'letters', 'doubled letters'),
    columnDigits: fc.integer({ min: 1, max: 3 }),
    rowDigits: fc.integer({ min: 1, max: 3 }),
    separator: fc.constantFrom('', '.', '-', ' '),
    numbering: fc.constantFrom(undefined, 'oblique', 'alternating'),
    firstColumn: fc.integer({ min: -20, max: 110 }),
    firstRow: fc.integer({ min: -20, max: 110 }),
    columnsIncrease: fc.constantFrom('east', 'west'),
    rowsIncrease: fc.constantFrom('south', 'north'),
    shifted: fc.constantFrom('odd', 'even'),
    shift: fc.constantFrom('east', 'west'),
  } as const)
  .map(({ numbering, ...spec }): GridSpec => {
    const isLettered = spec.labels === 'letters' || spec.labels === 'doubled letters';
    // The language refuses other combinations.
    const least = spec.separator === '' ? 0 : -20;
    const firstColumn = isLettered ? 1 : Math.max(least, spec.firstColumn);
    const whole = { ...PLAIN_GRID, ...spec, firstColumn, firstRow: Math.max(least, spec.firstRow) };
    // Columns with letters cannot have adjusted numbers, because letters stand for consecutive columns.
    return numbering === undefined || (isLettered && spec.orientation === 'pointy') ? whole : { ...whole, numbering };
  });

test('each cell has a label of its own, and a label leads to its cell', () => {
  fc.assert(
    fc.property(specs, (spec) => {
      const board = createBoard(spec);
      const labels = new Set<string>();
      for (let cell = 0; cell < board.size; cell++) {
        labels.add(board.label(cell));
        expect(board.cell(board.label(cell)), board.label(cell)).toBe(cell);
      }
      expect(labels.size).toBe(board.size);
    }),
    { numRuns: 300 },
  );
});
