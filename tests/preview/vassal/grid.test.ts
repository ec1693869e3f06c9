import { expect, test } from 'vitest';
import type { GridSpec } from '../../../engine/board/board.js';
import { PLAIN_GRID } from '../../../engine/board/create-board.js';
import { groundOf } from '../../../preview/render/ground.js';
import { xmlOf } from '../../../preview/vassal/element.js';
import { gridOf } from '../../../preview/vassal/grid.js';
import { boardSize, pixels } from '../../../preview/vassal/table.js';
import { all, locationName, readXml } from './read-vassal.js';

const GRIDS: Readonly<Record<string, Partial<GridSpec>>> = {
  'even columns lower': {},
  'odd columns lower': { shifted: 'odd' },
  'numbers from elsewhere': { firstColumn: 20, firstRow: 10 },
  'columns to the west': { columnsIncrease: 'west' },
  'rows to the north': { rowsIncrease: 'north', firstRow: 4 },
  'both, odd columns lower': { columnsIncrease: 'west', rowsIncrease: 'north', shifted: 'odd' },
  'rows first, three digits': { labels: 'RRCC', digits: 3 },
  letters: { labels: 'letters' },
  'doubled letters beyond Z': { labels: 'doubled letters', firstColumn: 22 },
  'a separator': { separator: '.' },
  'letters and a separator, two digits': { labels: 'letters', separator: '.', rowDigits: 2 },
  'numbers without leading zeros': { separator: '.', columnDigits: 1, rowDigits: 1 },
  'negative numbers': { separator: '.', firstColumn: -3, firstRow: -2 },
  'columns beyond 99': { firstColumn: 96 },
  'pointy, odd rows to the east': { orientation: 'pointy', shifted: 'odd' },
  'pointy, odd rows to the west, columns to the west': {
    orientation: 'pointy',
    shifted: 'odd',
    shift: 'west',
    columnsIncrease: 'west',
    labels: 'RRCC',
    firstRow: 40,
  },
  'pointy, letters, rows to the north': { orientation: 'pointy', labels: 'letters', rowsIncrease: 'north' },
  squares: { shape: 'squares' },
  'squares from the south-east': {
    shape: 'squares',
    columnsIncrease: 'west',
    rowsIncrease: 'north',
    labels: 'letters',
  },
  'a corner missing, a box to the west': {
    missing: ['0101', '0102'],
    boxes: [{ label: '9901', edge: 'west' }],
  },
};

/** Grids whose labels the numbering of VASSAL does not have. */
const NAMED_GRIDS: Readonly<Record<string, Partial<GridSpec>>> = {
  'counted letters beyond Z': { labels: 'letters', firstColumn: 22 },
  'oblique rows': { numbering: 'oblique' },
  'oblique rows with a separator, rows to the north': { numbering: 'oblique', separator: '.', rowsIncrease: 'north' },
  'alternating rows': { numbering: 'alternating' },
  'pointy, alternating columns, a box': {
    orientation: 'pointy',
    numbering: 'alternating',
    boxes: [{ label: '9901', edge: 'east' }],
  },
};

test.each([
  ...Object.entries(GRIDS).map(([name, spec]) => [name, spec, false] as const),
  ...Object.entries(NAMED_GRIDS).map(([name, spec]) => [name, spec, true] as const),
])('the export gives cells names of their own only if VASSAL cannot number them: %s', (_, spec, isNamed) => {
  const grid = { ...PLAIN_GRID, columns: 9, rows: 7, ...spec };
  const { board } = groundOf(grid);
  const zones = all(readXml(xmlOf(gridOf(grid, 30))), 'Zone');
  expect(zones).toHaveLength(isNamed ? board.size : board.size - board.gridSize);
  expect(zones.filter(({ attributes }) => attributes.useParentGrid === 'true')).toHaveLength(
    isNamed ? board.gridSize : 0,
  );
});

test('the name of a cell has the separator that the map prints', () => {
  const grid: GridSpec = { ...PLAIN_GRID, columns: 2, rows: 1, numbering: 'oblique', separator: '-' };
  const names = all(readXml(xmlOf(gridOf(grid, 30))), 'Zone').map(({ attributes }) => attributes.name);
  expect(names).toEqual(['01-01', '02-02']);
});

test.each(Object.entries({ ...GRIDS, ...NAMED_GRIDS }))('VASSAL computes each cell’s label: %s', (_, spec) => {
  for (const [columns, rows, cell] of [
    [9, 7, 100],
    [12, 5, 37],
  ]) {
    const grid = { ...PLAIN_GRID, columns, rows, ...spec };
    const { board, centres } = groundOf(grid);
    const written = readXml(xmlOf(gridOf(grid, cell)));
    const size = boardSize(grid, cell);
    const names = centres.map(({ x, y }) => locationName(written, size, { x: pixels(x, cell), y: pixels(y, cell) }));
    expect(names).toEqual(centres.map((_centre, at) => board.label(at)));
  }
});
