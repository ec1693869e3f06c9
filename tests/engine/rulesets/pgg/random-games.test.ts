import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { campaign } from './campaign.js';

describe('random games of the campaign', () => {
  test('keep the invariants to the end', async () => {
    const scenario = await campaign();
    for (const seed of ['a', 'b', 'c']) {
      const { ended, broken } = playRandomly(pgg, scenario, seed, { check: 'phase' });
      expect(broken).toEqual([]);
      expect(ended).toBe(true);
    }
  });
});
