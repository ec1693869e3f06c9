import { expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { explainDrop, spokenText } from '../../preview/webview/drag-feedback.js';
import { GRIDS } from './scenes.js';

const { board } = groundOf(GRIDS.flat);
const hold = { cells: [1, 2, 30], costs: ['1', '2½', '4'] };

test.each([
  ['what it costs to go where it may', { to: 2 }, '0301, cost 2½'],
  ['no cost where none is reckoned', { to: 40 }, '0105'],
  [
    'why it may not, by which rule, and the nearest cell it can go to',
    { to: 4, refused: 'Too far.', rule: '6.1' },
    'Cannot move to 0501. Too far. Rule 6.1. Nearest legal cell: 0301, cost 2½',
  ],
  [
    'another than the very cell, which is reached but may not be stopped in',
    { to: 2, refused: 'The stack would be too high.' },
    'Cannot move to 0301. The stack would be too high. Nearest legal cell: 0201, cost 1',
  ],
])('of a cell a counter is held over is told %s', (_, verdict, expected) => {
  expect(spokenText(explainDrop(hold, verdict, board))).toBe(expected);
});

test('where nothing is reckoned no cell is the nearest', () => {
  expect(explainDrop({ cells: [], costs: [] }, { to: 4, refused: 'Too far.' }, board)).toEqual({
    title: 'Cannot move to 0501',
    reason: 'Too far.',
  });
});
