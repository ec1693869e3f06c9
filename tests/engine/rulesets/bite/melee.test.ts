import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { NodeWorkspace } from '../../../../language-server/node-workspace.js';

test('random games on a front with all kinds of battles end, and continue identically from every pause [7.7, 7.8]', async () => {
  const workspace = await NodeWorkspace.open(['fuzz/scenarios/melee-bite.sand'], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error('The front cannot be played.');
  for (let seed = 0; seed < 3; seed++) {
    const played = playRandomly(ruleset, scenario, String(seed), { check: 'phase', keepLog: true, boldOnceIn: 5 });
    expect(played.broken).toEqual([]);
    expect(played.ended).toBe(true);
    expect(differencesOf(ruleset, scenario, played)).toEqual([]);
  }
}, 60_000);
