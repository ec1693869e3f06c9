import { expect, test } from 'vitest';
import { groundOf } from '../../preview/render/ground.js';
import { explainDrop, spokenText } from '../../preview/webview/map/drop-explanation.js';
import { GRIDS } from './scenes.js';

const { board } = groundOf(GRIDS.flat);
const hold = { cells: [1, 2, 30], costs: ['1', '2½', '4'] };

test.each([
  ['the cost of a legal cell', { to: 2 }, '0301, cost 2½'],
  ['no cost where the game computes none', { to: 40 }, '0105'],
  [
    'the reason, the rule and the nearest legal cell for an illegal cell',
    { to: 4, refused: 'Too far.', rule: '6.1' },
    'Cannot move to 0501. Too far. Rule 6.1. Nearest legal cell: 0301, cost 2½',
  ],
  [
    'the order, the odds and the chances of an attack',
    {
      to: 4,
      attack: {
        order: 'attack 0501 with 25/7',
        summary: '12 : 6, 2-1',
        chances: [
          { result: 'D1', chance: 2 / 3 },
          { result: 'Eng', chance: 1 / 3 },
        ],
      },
    },
    'attack 0501 with 25/7. 12 : 6, 2-1. D1 67 %, Eng 33 %',
  ],
  [
    'the enemy units of a cell for which the game forecasts no odds',
    { to: 4, attack: { order: 'move 25/7 to 0501', chances: [] } },
    'move 25/7 to 0501. Enemy units are in 0501',
  ],
  [
    'another nearest cell if the cell itself is in reach but may not be entered',
    { to: 2, refused: 'The stack would be too high.' },
    'Cannot move to 0301. The stack would be too high. Nearest legal cell: 0201, cost 1',
  ],
])('the text shown while a counter is dragged has %s', (_, verdict, expected) => {
  expect(spokenText(explainDrop(hold, verdict, board))).toBe(expected);
});

test('a drag names no nearest cell if there are no drop targets', () => {
  expect(explainDrop({ cells: [], costs: [] }, { to: 4, refused: 'Too far.' }, board)).toEqual({
    title: 'Cannot move to 0501',
    reason: 'Too far.',
  });
});

test('a drag names the first of several nearest cells, in the order of the drop targets', () => {
  const verdict = { to: board.cell('0303'), refused: 'Too far.' };
  const neighbours = [board.cell('0304'), board.cell('0302')];
  expect(explainDrop({ cells: neighbours, costs: [] }, verdict, board).nearest).toBe(neighbours[0]);
  expect(explainDrop({ cells: neighbours.toReversed(), costs: [] }, verdict, board).nearest).toBe(neighbours[1]);
});
