import { expect, test } from 'vitest';
import { recoverableSteps } from '../../../../../engine/rulesets/bite/production/recoverable-losses.js';
import { sequence } from '../../../../../engine/rulesets/bite/vocabulary/sequence.js';
import { AXIS, BOTH } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Sketch } from '../sketch.js';

const front: Sketch = {
  axis: {
    '0504': ['panzer corps 41.Pz 4|3|2|1 (step 3)'],
    lost: ['infantry corps 1.AK 3|2|1'],
    expected: ['infantry corps 2.AK 3|2|1'],
  },
  soviet: { '0804': ['infantry army 8.A 4|3|2|1 (step 2)'] },
};
const productionOf = (side: number): number =>
  sequence.findIndex(({ name, of }) => name === 'production' && of === side);

/**
 * Tests with five lost steps of the Axis, each of which costs a point [7.3.cost]. The columns are the saved points and
 * the points earned per month.
 */
test.each([
  ['none if it has no points', 0, 0, { months: 9 }, 0],
  ['as many as it has saved points', 3, 0, { months: 1 }, 3],
  ['as many as the points it earns month by month', 0, 1, { months: 4 }, 4],
  ['as many as its saved and earned points together', 2, 1, { months: 2 }, 4],
  ['at most as many as it has lost', 9, 9, { months: 9 }, 5],
  ['none after the last production', 9, 9, { months: 1, isOver: true }, 0],
  ['only those of the months after a finished production', 0, 1, { months: 3, isOver: true }, 2],
])('the steps that a side can still rebuild are %s [7.3]', (_, saved, earned, { months, ...rest }, steps) => {
  const { state } = field({ ...front, settings: { 'saved of Germany': saved, 'production of Germany': earned } });
  state.phasesDone = productionOf(AXIS) + ('isOver' in rest ? 1 : 0);
  expect(recoverableSteps(state, AXIS, state.turn + months - 1)).toBe(steps);
});

test('the steps that can still be rebuilt are counted for each side separately [7.3]', () => {
  const { state } = field({ ...front, settings: { 'saved of Soviet Union': 9 } });
  state.phasesDone = productionOf(AXIS);
  expect(BOTH.map((side) => recoverableSteps(state, side, state.turn))).toEqual([0, 1]);
});
