import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { accountsOfPgg } from '../../../../fuzz/accounts/pgg/index.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { campaign } from './campaign.js';

/** Whole campaigns take their time on a busy machine. */
const PATIENCE = 60_000;

describe('random games of the campaign', () => {
  test.each([
    ['a', 'any'],
    ['b', 'any'],
    ['fuzz 7213', 'where a disrupted division is removed as excess'],
  ])(
    'game %s, %s, keeps invariants and accounts to the end, and goes on from every pause',
    async (seed) => {
      const scenario = await campaign();
      const played = playRandomly(pgg, scenario, seed, { check: 'phase', keepLog: true, watch: accountsOfPgg });
      const { ended, broken, answers } = played;
      expect(broken).toEqual([]);
      expect(ended).toBe(true);
      expect(answers).toBeGreaterThan(500);
      expect(differencesOf(pgg, scenario, played)).toEqual([]);
    },
    PATIENCE,
  );
});
