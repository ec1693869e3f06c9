import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');
const analysed = async () => (await TestWorkspace.of({ 'it.sand': EXAMPLE }, [rtl])).analyse('it.sand');

test('the example has no findings and meets its expectations, including points and victory [17.0]', async () => {
  const analysis = await analysed();
  expect([...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code}: ${message}`)).toEqual(
    [],
  );
  const outcomes = analysis.playthrough()?.expectations ?? [];
  expect(outcomes.filter(({ passed }) => !passed)).toEqual([]);
  expect(outcomes).toHaveLength(5);
});

test('random games end, break no invariant and continue identically from every pause', async () => {
  const { scenario } = await analysed();
  if (!scenario) throw new Error('There is no scenario.');
  for (let seed = 0; seed < 20; seed++) {
    const played = playRandomly(rtl, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
    expect(played).toMatchObject({ ended: true, broken: [] });
    expect(differencesOf(rtl, scenario, played)).toEqual([]);
  }
});
