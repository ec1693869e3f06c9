import { expect, test } from 'vitest';
import type { Decision, DiceRoll } from '../../../engine/play/moment.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import { replayMoments } from '../../../engine/play/replay.js';
import { BATTLE, opened } from '../../toy/opened.js';
import { toy } from '../../toy/rules/index.js';

const { scenario } = await opened(BATTLE);

test.each(['Blue', 'Red'])('a game in which %s is played by hand keeps the decision for which it waits', (side) => {
  const unwritten = { ...scenario, orders: [] };
  const { open, game, ...played } = playThrough(toy, unwritten, { playing: [side], until: 'end' });
  let replayed: Decision | DiceRoll | undefined;
  let now: unknown;
  replayMoments(toy, unwritten, played, [played.moments.length], (_, again, request) => {
    replayed = request;
    now = again.now();
  });
  if (replayed?.kind !== 'decision') throw new Error('The game waits for no decision.');
  expect(open).toMatchObject({ side, address: replayed.address, prompt: replayed.prompt });
  expect(open?.legal()).toEqual(replayed.legal());
  expect(game.now()).toEqual(now);
});

test('a game that is over waits for no decision', () => {
  expect(playThrough(toy, scenario, { until: 'end' }).open).toBeUndefined();
});
