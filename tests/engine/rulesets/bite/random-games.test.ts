import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { accountsOfBite } from '../../../../fuzz/accounts/bite/index.js';
import { drawn } from '../../../../fuzz/drawing.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const GAMES = 12;
const LAST_TURN = 14;

test('games by chance with readings, layers and options drawn by chance end, break no invariant, and go on from every pause as they would have gone on', async () => {
  const { scenario } = (await TestWorkspace.of({ 'it.sand': bite.starter.replace(/[‹›]/g, '') }, [bite])).analyse(
    'it.sand',
  );
  if (!scenario) throw new Error('There is no scenario.');
  for (let number = 0; number < GAMES; number++) {
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
