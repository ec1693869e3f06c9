import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { randomStream } from '../../engine/play/dice.js';
import { drive, runToEnd } from '../../engine/play/drive.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { differencesAfter, openContinued, wholeGame } from '../../fuzz/continuing.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { findingsOf, scenarioOf } from './bed.js';

const FILES = ['campaign', 'series'].map((name) => path.join(import.meta.dirname, `games/${name}.sand`));
const games = FILES.map((file) => ({ file, name: path.basename(file), text: readFileSync(file, 'utf8') }));

async function open(text: string): Promise<{ ruleset: Ruleset; scenario: ScenarioModel }> {
  const workspace = await TestWorkspace.of({ 'it.sand': text });
  const analysis = workspace.analyse('it.sand');
  expect(findingsOf(analysis)).toEqual([]);
  const { ruleset } = analysis;
  if (ruleset === undefined) throw new Error('The file declares no ruleset.');
  return { ruleset, scenario: scenarioOf(analysis) };
}

test.each(games)(
  'random games of $name end, keep all invariants and continue identically from every restored pause',
  async ({ text }) => {
    const { ruleset, scenario } = await open(text);
    for (let seed = 0; seed < 10; seed++) {
      const played = playRandomly(ruleset, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
      expect(played).toMatchObject({ ended: true, broken: [] });
      expect(differencesOf(ruleset, scenario, played)).toEqual([]);
    }
  },
);

test.each(games)('no listed answer of $name is refused', async ({ text }) => {
  const { ruleset, scenario } = await open(text);
  const random = randomStream('listed');
  const refused: string[] = [];
  runToEnd(
    drive(ruleset.start(scenario, { silent: true }), (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
      for (const answer of moment.legal()) {
        const refusal = moment.refuse(answer);
        if (refusal !== undefined) refused.push(`${moment.address}: ${refusal.message}`);
      }
      return moment.pick(random);
    }),
  );
  expect(refused).toEqual([]);
});

test.each(
  games.flatMap(({ name, text }) =>
    (['default', 'random', 'considered'] as const).map((unanswered) => ({ name, text, unanswered })),
  ),
)('the player “$unanswered” plays $name to its end', async ({ text, unanswered }) => {
  // The look-ahead player is slow, so its scenario has only two turns.
  const short = text.replace(/(?<=^scenario [^]*)turns 4/m, 'turns 2');
  const { ruleset, scenario } = await open(unanswered === 'considered' ? short : text);
  const { game, ended } = playThrough(ruleset, scenario, { until: 'end', unanswered, strength: 1 });
  expect(ended).toBe(true);
  expect(game.outcome()).toBeDefined();
});

test.each(games)('a scenario that is written at a pause of $name continues like the game', async ({ file }) => {
  const opened = await openContinued(file);
  if (opened === undefined) throw new Error('The file has no scenario.');
  const game = wholeGame(opened, 'pauses');
  const differences: string[] = [];
  for (const pause of game.pauses.filter((_, index) => index % 4 === 0))
    differences.push(...(await differencesAfter(opened, game, pause)));
  expect(differences).toEqual([]);
});

test.each(games)('the starter of $name has no findings and can be played', async ({ text }) => {
  const { ruleset } = await open(text);
  const starter = ruleset.starter.replace(/[‹›]/g, '').replace(/^ruleset (\S+)/, 'ruleset $1\n\nimport "it.sand"');
  const workspace = await TestWorkspace.of({ 'it.sand': text, 'new.sand': starter });
  const analysis = workspace.analyse('new.sand');
  expect(findingsOf(analysis)).toEqual([]);
  expect(playRandomly(ruleset, scenarioOf(analysis), 'starter', { check: 'answer' })).toMatchObject({
    ended: true,
    broken: [],
  });
});
