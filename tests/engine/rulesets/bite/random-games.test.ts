import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { accountsOfBite } from '../../../../fuzz/accounts/bite/index.js';
import { drawn } from '../../../../fuzz/drawing.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const GAME_COUNT = 4;
const LAST_TURN = 14;

test('random games with random rulings, layers and options end, keep all invariants and continue identically from every pause', async () => {
  const { scenario } = (await TestWorkspace.of({ 'it.sand': bite.starter.replace(/[‹›]/g, '') }, [bite])).analyse(
    'it.sand',
  );
  if (!scenario) throw new Error('There is no scenario.');
  for (let number = 0; number < GAME_COUNT; number++) {
    const seed = `border ${number}`;
    const played = { ...drawn(bite, scenario, seed), turns: LAST_TURN };
    const game = playRandomly(bite, played, seed, {
      check: 'answer',
      keepLog: true,
      boldOnceIn: 8,
      watch: accountsOfBite,
    });
    expect({ seed, broken: game.broken, ended: game.ended }).toEqual({ seed, broken: [], ended: true });
    expect(differencesOf(bite, played, game)).toEqual([]);
  }
});
