import { expect, test } from 'vitest';
import { createBoard } from '../../../engine/board/create-board.js';
import { cellFrom } from '../../../language-server/play/lookup.js';
import { percent } from '../../../language-server/text/markdown.js';
import { GRIDS } from '../../preview/scenes.js';

test.each([
  [0, '0 %'],
  [0.014, '1.4 %'],
  [0.099, '9.9 %'],
  [0.1, '10 %'],
  [0.166, '17 %'],
  [1, '100 %'],
])('a probability of %d is written as %s', (chance, text) => {
  expect(percent(chance)).toBe(text);
});

test.each([
  ['0101', 0, 1, '0102'],
  ['0101', 2, 0, '0301'],
  ['0203', 3, 2, '0505'],
  ['0505', -1, -2, '0403'],
])('the cell found from cell %s, %d columns east and %d rows south, is %s', (from, columns, rows, to) => {
  const board = createBoard(GRIDS.flat);
  expect(board.label(cellFrom(board, board.cell(from), columns, rows))).toBe(to);
});
