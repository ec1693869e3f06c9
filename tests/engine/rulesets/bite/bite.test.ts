import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** The starter file, without the brackets around its placeholders. */
const STARTER = bite.starter.replace(/[‹›]/g, '');
const analysed = async () => (await TestWorkspace.of({ 'it.sand': STARTER }, [bite])).analyse('it.sand');

test('the starter file has no findings and plays to its end [7.0]', async () => {
  const analysis = await analysed();
  expect([...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code}: ${message}`)).toEqual(
    [],
  );
});

test('random games end, keep all invariants and continue identically after being restored at any pause', async () => {
  const { scenario } = await analysed();
  if (!scenario) throw new Error('There is no scenario.');
  for (let seed = 0; seed < 8; seed++) {
    const played = playRandomly(bite, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
    expect(played).toMatchObject({ ended: true, broken: [] });
    expect(differencesOf(bite, scenario, played)).toEqual([]);
  }
});
