import { describe, expect, test } from 'vitest';
import { coordinationModifiers } from '../../../../engine/rulesets/rtl/coordination/coordination.js';
import { reactionBar } from '../../../../engine/rulesets/rtl/reaction/eligibility.js';
import { noRetreatBar } from '../../../../engine/rulesets/rtl/reaction/no-retreat.js';
import { field, type Sketch } from './sketch.js';

const ATTACKED: Sketch = {
  german: { 6230: ['tank battalion T 5-3-6 (efficiency 6, stacking 2)'] },
  soviet: {
    6229: ['motorized infantry company D 3-4-6 (efficiency 4, stacking 1)'],
    6226: ['motorized infantry battalion M 3-4-6 (efficiency 4, stacking 2)'],
  },
  strongpoints: { 6229: 'Soviet' },
};

/** Returns the battlefield with a declared attack, under a house rule that changes a number of the rulebook. */
const played = (house: Sketch['house']): ReturnType<typeof field> => {
  const at = field({ ...ATTACKED, ...(house && { house }) });
  at.state.targets = [at.cell('6229')];
  return at;
};

describe('numbers of the rulebook and of house rules', () => {
  test.each([
    [undefined, 'too-far'],
    [{ 'reaction.range': 3 }, undefined],
  ])(
    'with the house rule %j the reaction of a unit three hexes from the attack has the refusal %s [9.32]',
    (house, slug) => {
      const { state, piece } = played(house);
      expect(reactionBar(state, piece('M'))?.slug).toBe(slug);
    },
  );

  test.each([
    [undefined, 'too-weak'],
    [{ 'stand.steps': 1 }, undefined],
  ])(
    'under the house rule %j, a strongpoint with one step may hold, or the refusal has the code %s [9.41]',
    (house, slug) => {
      const { state, cell } = played(house);
      expect(noRetreatBar(state, cell('6229'))?.slug).toBe(slug);
    },
  );

  test.each([
    [undefined, 2, 1],
    [undefined, 3, 2],
    [{ 'coordination.hexes': 2 }, 2, 2],
  ])(
    'with the house rule %j attackers in %d hexes add %d to a Mobile coordination check [10.44]',
    (house, hexes, added) => {
      const { state, cell } = played(house);
      expect(coordinationModifiers(state, cell('6229'), 'ground', hexes).value).toBe(added);
    },
  );
});
