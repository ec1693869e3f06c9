import { expect, test } from 'vitest';
import { disrupt } from '../../../../../engine/rulesets/rtl/combat/losses.js';
import { efficiencyOf } from '../../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { field } from '../sketch.js';

const stack = ['infantry battalion A 4-4-4 (efficiency 6)', 'infantry battalion B 4-4-4 (efficiency 6)'];

test('one unit of a stack may be disrupted without the other, and a second disruption changes nothing [3.73, 3.74]', () => {
  const { state, piece } = field({ german: { 6430: stack } });
  const both = () => [efficiencyOf(state, piece('A')).value, efficiencyOf(state, piece('B')).value];
  disrupt(state, [piece('A')], '3.71');
  expect(both()).toEqual([4, 6]);
  disrupt(state, [piece('A'), piece('B')], '3.71');
  expect(both()).toEqual([4, 4]);
  expect(state.drainEvents().map(({ pieces }) => pieces)).toHaveLength(2);
});
