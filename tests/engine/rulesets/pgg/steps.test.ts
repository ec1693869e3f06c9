import { expect, test } from 'vitest';
import { BLOCKED } from '../../../../engine/board/reach.js';
import { stepsOf } from '../../../../engine/rulesets/pgg/movement/costs.js';
import { refusePath } from '../../../../engine/rulesets/pgg/movement/path.js';
import { markOf } from '../../../../engine/rulesets/pgg/movement/routes.js';
import { field } from './field.js';

/**
 * The movement search uses tables of costs and marks. The refusal of an order is computed separately, together with its
 * message.
 */
test('the movement tables allow a step if and only if no rule refuses the step [6.21, 6.4, 6.7, 10.23]', () => {
  const at = field({
    lake: '2010/2011',
    river: '2009/2010',
    german: { '2010': ['pz 25/7'], '2110': ['inf 6'], '0309': ['inf 26'] },
    soviet: {
      '2012': ['rifle A 6-8-6'],
      '1910': ['leader L 3-10'],
      '2111': ['rifle B 0-1-6'],
      '0310': ['rifle C 6-8-6'],
    },
  });
  const { state, board } = at;
  let [open, closed] = [0, 0];
  for (const { index, name } of state.pieces.filter((piece) => state.isOnMap(piece.index)))
    board.ring(state.cell[index], 1).forEach((to) => {
      const from = state.cell[index];
      const step = stepsOf(state, state.piece(index))[from * board.directions + board.direction(from, to)];
      const isOpen = step <= state.left[index] && (markOf(state, index, to) & BLOCKED) === 0;
      const refused = refusePath(state, { piece: index, together: [] }, [from, to]);
      expect(refused?.message, `${name} to ${board.label(to)}`).toEqual(isOpen ? undefined : expect.any(String));
      if (isOpen) open++;
      else closed++;
    });
  expect(Math.min(open, closed)).toBeGreaterThan(3);
});
