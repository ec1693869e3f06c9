import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { differencesAfter, openContinued, wholeGame } from '../../fuzz/continuing.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { findingsOf, scenarioOf } from './bed.js';

const FILE = path.join(import.meta.dirname, 'games/campaign.sand');
const CAMPAIGN = readFileSync(FILE, 'utf8');

async function campaign(): Promise<{ ruleset: Ruleset; scenario: ScenarioModel }> {
  const workspace = await TestWorkspace.of({ 'it.sand': CAMPAIGN });
  const analysis = workspace.analyse('it.sand');
  expect(findingsOf(analysis)).toEqual([]);
  const { ruleset } = analysis;
  if (ruleset === undefined) throw new Error('The file declares no ruleset.');
  return { ruleset, scenario: scenarioOf(analysis) };
}

test('random games of a declared game end, keep all invariants and continue identically from every restored pause', async () => {
  const { ruleset, scenario } = await campaign();
  for (let seed = 0; seed < 20; seed++) {
    const played = playRandomly(ruleset, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
    expect(played).toMatchObject({ ended: true, broken: [] });
    expect(differencesOf(ruleset, scenario, played)).toEqual([]);
  }
});

test.each(['default', 'random', 'considered'] as const)(
  'the player “%s” plays a declared game to its end',
  async (unanswered) => {
    const { ruleset, scenario } = await campaign();
    const { game, ended } = playThrough(ruleset, scenario, { until: 'end', unanswered });
    expect(ended).toBe(true);
    expect(game.outcome()).toBeDefined();
  },
);

test('a scenario that is written at a pause of a declared game continues like the game', async () => {
  const opened = await openContinued(FILE);
  if (opened === undefined) throw new Error('The file has no scenario.');
  const game = wholeGame(opened, 'pauses');
  const differences: string[] = [];
  for (const pause of game.pauses.filter((_, index) => index % 4 === 0))
    differences.push(...(await differencesAfter(opened, game, pause)));
  expect(differences).toEqual([]);
});

test('the starter of a declared game has no findings and can be played', async () => {
  const { ruleset } = await campaign();
  const text = ruleset.starter.replace(/[‹›]/g, '').replace(/^ruleset \S+/, 'ruleset campaign\n\nimport "it.sand"');
  const workspace = await TestWorkspace.of({ 'it.sand': CAMPAIGN, 'new.sand': text });
  const analysis = workspace.analyse('new.sand');
  expect(findingsOf(analysis)).toEqual([]);
  expect(playRandomly(ruleset, scenarioOf(analysis), 'starter', { check: 'answer' })).toMatchObject({
    ended: true,
    broken: [],
  });
});
