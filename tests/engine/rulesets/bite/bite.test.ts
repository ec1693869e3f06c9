import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** The file an author begins with, its blanks filled in. */
const STARTER = bite.starter.replace(/[‹›]/g, '');
const analysed = async () => (await TestWorkspace.of({ 'it.sand': STARTER }, [bite])).analyse('it.sand');

test('the file to begin with has no findings and plays to its end [7.0]', async () => {
  const analysis = await analysed();
  expect([...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code}: ${message}`)).toEqual(
    [],
  );
});

test('random games come to an end, break no invariant and go on from every pause as they would have gone on', async () => {
  const { scenario } = await analysed();
  if (!scenario) throw new Error('There is no scenario.');
  for (let seed = 0; seed < 20; seed++) {
    const played = playRandomly(bite, scenario, String(seed), { check: 'answer', keepLog: true, boldOnceIn: 5 });
    expect(played).toMatchObject({ ended: true, broken: [] });
    expect(differencesOf(bite, scenario, played)).toEqual([]);
  }
});
