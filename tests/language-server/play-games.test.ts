import { readFileSync } from 'node:fs';
import { CancellationTokenSource } from 'vscode-languageserver';
import { expect, test, vi } from 'vitest';
import type { Games } from '../../preview/contract/games.js';
import { playGames } from '../../language-server/play-games.js';
import { buildPreview } from '../../language-server/scene/preview.js';
import { toy } from '../toy/rules/index.js';
import { TestWorkspace } from './workspace.js';

const read = (name: string): string => readFileSync(new URL(`../toy/${name}`, import.meta.url), 'utf8');
const workspace = await TestWorkspace.of({ 'land.sand': read('land.sand'), 'battle.sand': read('battle.sand') }, [toy]);
const analysis = workspace.analyse('battle.sand');
const none = new CancellationTokenSource().token;
const play = (runs: number, report: (games: Games) => void = () => undefined, token = none): Promise<Games | null> =>
  playGames(workspace.services, { uri: analysis.uri, runs, seed: 'x' }, token, report);

test('playing many games returns their battles, and for each battle a run that the panel can play again', async () => {
  const games = (await play(30))!;
  expect(games).toMatchObject({ seed: 'x', requested: 30, games: 30, more: 0 });
  const [battle] = games.battles;
  expect(battle).toMatchObject({ turn: '13AM', title: 'attack on 0402' });
  for (const { result, run, moment } of battle.results) {
    const preview = buildPreview(analysis, { seed: `x/${run}`, moment });
    expect(preview?.detail?.said.result).toBe(result);
  }
});

test('the report of played games does not count a battle for a side that cannot see it', async () => {
  const start = toy.start.bind(toy);
  const [hears, other] = toy.vocabulary.sides;
  const spied = vi.spyOn(toy, 'start').mockImplementation((...given) => {
    const game = start(...given);
    const drain = game.drainEvents.bind(game);
    game.drainEvents = () => drain().map((event) => ({ ...event, visibleTo: [hears] }));
    return game;
  });
  const battlesAs = async (as: string | undefined): Promise<number | undefined> => {
    const params = { uri: analysis.uri, runs: 5, seed: 'x', ...(as === undefined ? { umpire: true } : { as }) };
    return (await playGames(workspace.services, params, none, () => undefined))?.battles.length;
  };
  expect([await battlesAs(hears), await battlesAs(undefined), await battlesAs(other)]).toEqual([1, 1, 0]);
  spied.mockRestore();
});

test('an edit is handled while games are played, and cancelling them returns the games finished so far', async () => {
  const source = new CancellationTokenSource();
  const counts: number[] = [];
  const playing = play(
    10_000,
    ({ games }) => {
      counts.push(games);
      source.cancel();
    },
    source.token,
  );
  let isWritten = false;
  await workspace.services.shared.workspace.WorkspaceLock.write(() => {
    isWritten = true;
  });
  expect({ isWritten, counts }).toEqual({ isWritten: true, counts: [] });
  const games = (await playing)!;
  expect(counts).toHaveLength(1);
  expect(games.games).toBeGreaterThanOrEqual(counts[0]);
  expect(games.games).toBeLessThan(10_000);
});

test('no game is played while a text is parsed', async () => {
  const played = vi.spyOn(toy, 'start');
  const source = new CancellationTokenSource();
  const playing = play(10_000, () => undefined, source.token);
  await workspace.services.shared.workspace.WorkspaceLock.write(async () => {
    const before = played.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(played.mock.calls.length).toBe(before);
  });
  source.cancel();
  expect((await playing)?.games).toBeLessThan(10_000);
  played.mockRestore();
});

test('the Games page gets no result for a file without a game, and plays at least one game for an invalid count', async () => {
  expect(await playGames(workspace.services, { uri: 'file:///none.sand', runs: 5 }, none, () => undefined)).toBeNull();
  expect((await play(Number.NaN))?.games).toBe(1);
});
