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

/** Five steps of the Axis are lost, at a point each [7.3.cost]; a month earns so many, and so many are saved. */
test.each([
  ['nothing to pay with', 0, 0, { months: 9 }, 0],
  ['what is saved', 3, 0, { months: 1 }, 3],
  ['what is earned, month after month', 0, 1, { months: 4 }, 4],
  ['what is saved and earned', 2, 1, { months: 2 }, 4],
  ['no more than is lost', 9, 9, { months: 9 }, 5],
  ['nothing once the last production is over', 9, 9, { months: 1, isOver: true }, 0],
  ['in the months after a production that is over', 0, 1, { months: 3, isOver: true }, 2],
])('steps that can be made good: %s', (_, saved, earned, { months, ...rest }, steps) => {
  const { state } = field({ ...front, settings: { 'saved of Germany': saved, 'production of Germany': earned } });
  state.phasesDone = productionOf(AXIS) + ('isOver' in rest ? 1 : 0);
  expect(recoverableSteps(state, AXIS, state.turn + months - 1)).toBe(steps);
});

test('each side pays its own', () => {
  const { state } = field({ ...front, settings: { 'saved of Soviet Union': 9 } });
  state.phasesDone = productionOf(AXIS);
  expect(BOTH.map((side) => recoverableSteps(state, side, state.turn))).toEqual([0, 1]);
});
