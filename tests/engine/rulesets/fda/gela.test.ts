import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcomeText } from '../../../../engine/play/game.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { fda } from '../../../../engine/rulesets/fda/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const read = (name: string): string => readFileSync(`examples/fda/${name}`, 'utf8');
const BATTLE = read('battle-of-gela.sand');

/** Returns the scenario in the text that takes the place of the battle of Gela. */
async function compile(text: string): Promise<ScenarioModel> {
  const files = { 'gela-hex.sand': read('gela-hex.sand'), 'gela-forces.sand': read('gela-forces.sand') };
  const { scenario } = (await TestWorkspace.of({ ...files, 'it.sand': text }, [fda])).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
}

const GAMES = Array.from({ length: 20 }, (_, game) => `gela/${game}`);

describe('the battle of Gela', async () => {
  const scenario = await compile(BATTLE);

  test('the battle of Gela ends with a verdict if all questions take their defaults', () => {
    const { game } = playThrough(fda, scenario, { until: 'end' });
    expect(game.outcome()?.rule).toBe('16b');
  });

  test('no side wins more than four of five battles of Gela with random answers', () => {
    const winners = GAMES.map((seed) => {
      const { game } = playThrough(fda, scenario, { until: 'end', unanswered: 'random', seed });
      return game.outcome()?.side;
    });
    for (const { name } of scenario.sides)
      expect(winners.filter((winner) => winner === name).length, name).toBeLessThanOrEqual(16);
  });

  test('the Axis wins decisively when it holds Gela and both beaches at the end of the last turn', async () => {
    const setUps = /setup Americans [^]*(?=\n {2}\/\/ The author’s special rule)/;
    expect(BATTLE).toMatch(setUps);
    const after = async (americans: string, beach: string, turn = 8): Promise<string | undefined> => {
      const at = `setup Americans { ${americans}: "505th Parachute" } setup Axis { 0808: "33rd Livorno" ${beach}: "34th Livorno" }`;
      const { game } = playThrough(fda, await compile(BATTLE.replace(setUps, at)), { until: { turn } });
      const outcome = game.outcome();
      return outcome && outcomeText(outcome);
    };
    expect(await after('1411', '0909')).toBe('Axis decisive');
    expect(await after('1411', '0909', 7)).toBeUndefined();
    expect(await after('1411', '0908')).not.toBe('Axis decisive');
    expect(await after('0708', '0909')).not.toBe('Axis decisive');
  });
});
