import type { GridSpec } from '../../../engine/board/board.js';
import { PLAIN_GRID } from '../../../engine/board/create-board.js';

/** One grid of each kind that an author may describe. The grids are small enough to test by brute force. */
export const GRIDS: Readonly<Record<string, GridSpec>> = {
  'flat, even lower': { ...PLAIN_GRID, columns: 9, rows: 7 },
  'flat, odd lower, from 00': { ...PLAIN_GRID, columns: 8, rows: 6, shifted: 'odd', firstColumn: 0, firstRow: 0 },
  'flat, from the east and the south': {
    ...PLAIN_GRID,
    columns: 8,
    rows: 7,
    columnsIncrease: 'west',
    rowsIncrease: 'north',
  },
  'flat, letters beyond Z': { ...PLAIN_GRID, columns: 30, rows: 3, labels: 'letters' },
  'flat, three digits': { ...PLAIN_GRID, columns: 5, rows: 6, digits: 3 },
  'flat, numbers beyond 99': { ...PLAIN_GRID, columns: 6, rows: 4, firstColumn: 97 },
  'pointy, odd east': { ...PLAIN_GRID, orientation: 'pointy', labels: 'RRCC', columns: 7, rows: 8, shifted: 'odd' },
  'pointy, odd west, numbered from the east, odd rows shorter': {
    ...PLAIN_GRID,
    orientation: 'pointy',
    labels: 'RRCC',
    columns: 6,
    rows: 7,
    firstRow: 40,
    columnsIncrease: 'west',
    shifted: 'odd',
    shift: 'west',
    missing: ['4106', '4306', '4506'],
  },
  'pointy, even west': {
    ...PLAIN_GRID,
    orientation: 'pointy',
    columns: 5,
    rows: 5,
    shift: 'west',
    rowsIncrease: 'north',
  },
  squares: { ...PLAIN_GRID, shape: 'squares', columns: 8, rows: 7 },
  'squares with diagonals and holes': {
    ...PLAIN_GRID,
    shape: 'squares',
    diagonals: true,
    columns: 8,
    rows: 7,
    missing: ['0101', '0404', '0405', '9999'],
  },
};
