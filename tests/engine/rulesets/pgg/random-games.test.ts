import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { accountsOfPgg } from '../../../../fuzz/accounts/pgg/index.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { assertAffordably } from '../affordable.js';
import { campaign } from './campaign.js';

/** Time limit for whole campaigns, which take long on a busy machine. */
const TIMEOUT_MS = 60_000;

describe('random games of the campaign', () => {
  const keepsTheRules = (scenario: ScenarioModel, seed: string): void => {
    const played = playRandomly(pgg, scenario, seed, { check: 'phase', keepLog: true, watch: accountsOfPgg });
    const { ended, broken, answers } = played;
    expect(broken).toEqual([]);
    expect(ended).toBe(true);
    expect(answers).toBeGreaterThan(500);
    expect(differencesOf(pgg, scenario, played)).toEqual([]);
  };

  test(
    'random games of the campaign keep invariants and bookkeeping to the end, and continue identically from every pause',
    async () => {
      const scenario = await campaign();
      const play = fc.property(fc.nat(), (seed) => {
        keepsTheRules(scenario, String(seed));
      });
      assertAffordably(play, 1);
    },
    TIMEOUT_MS,
  );

  test(
    'a random game removes a disrupted division as excess',
    async () => {
      keepsTheRules(await campaign(), 'fuzz 7213');
    },
    TIMEOUT_MS,
  );
});
