import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { campaign } from './campaign.js';

/** Whole campaigns take their time on a busy machine. */
const PATIENCE = 60_000;

describe('random games of the campaign', () => {
  test.each([
    ['a', 'any'],
    ['b', 'any'],
    ['fuzz 7213', 'where a disrupted division is removed as excess'],
  ])(
    'game %s, %s, keeps the invariants to the end',
    async (seed) => {
      const { ended, broken, answers } = playRandomly(pgg, await campaign(), seed, { check: 'phase' });
      expect(broken).toEqual([]);
      expect(ended).toBe(true);
      expect(answers).toBeGreaterThan(500);
    },
    PATIENCE,
  );
});
