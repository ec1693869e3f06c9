import { expect, test } from 'vitest';
import { example } from '../../../../bench/playing.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { differencesOf } from '../../../../fuzz/replaying.js';

test('a front where everything of battle happens plays by chance to its end, and again from every pause [7.7, 7.8]', async () => {
  const { ruleset, scenario } = await example('../fuzz/scenarios/melee-bite');
  for (let seed = 0; seed < 3; seed++) {
    const played = playRandomly(ruleset, scenario, String(seed), { check: 'phase', keepLog: true, boldOnceIn: 5 });
    expect(played.broken).toEqual([]);
    expect(played.ended).toBe(true);
    expect(differencesOf(ruleset, scenario, played)).toEqual([]);
  }
}, 60_000);
