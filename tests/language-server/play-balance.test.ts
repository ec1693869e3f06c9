import { readFileSync } from 'node:fs';
import { CancellationTokenSource } from 'vscode-languageserver';
import { expect, test } from 'vitest';
import { pointMargin, pointsOf } from '../../engine/play/counting/counted.js';
import { reportPage } from '../../preview/balance/page.js';
import { playBalance } from '../../language-server/balance/play-balance.js';
import { findVariants } from '../../language-server/balance/find-variants.js';
import type { BalanceParams, BalanceResult } from '../../protocol/many-games.js';
import { buildPreview } from '../../language-server/scene/preview.js';
import { skirmish } from '../engine/play/skirmish.js';
import { toy } from '../toy/rules/index.js';
import { TestWorkspace } from './workspace.js';

const ofSkirmish = (name: string): string => readFileSync(new URL(`../cli/fixtures/${name}`, import.meta.url), 'utf8');
const read = (name: string): string => readFileSync(new URL(`../toy/${name}`, import.meta.url), 'utf8');
const workspace = await TestWorkspace.of(
  {
    'land.sand': read('land.sand'),
    'battle.sand': read('battle.sand'),
    'changed.sand': read('battle.sand').replace('ruling retreat.intoZones = true', ''),
    'alone.sand': 'ruleset toy\n',
    'field.sand': ofSkirmish('field.sand'),
    'skirmish.sand': ofSkirmish('battle.sand'),
  },
  [toy, skirmish],
);
const { uri } = workspace.analyse('battle.sand');
const battle = workspace.analyse('skirmish.sand');
const none = new CancellationTokenSource().token;
const play = (
  runs: number,
  report: (part: NonNullable<BalanceResult>) => void = () => undefined,
  token = none,
  about: Partial<BalanceParams> = {},
): Promise<BalanceResult> =>
  playBalance(workspace.services, { uri, runs, unanswered: 'random', ...about }, token, report);

test('the server plays a balance of the current text and returns its report', async () => {
  const { games, of, report } = (await play(20)) ?? {};
  expect([games, of]).toEqual([20, 20]);
  expect(report?.title).toMatch(/^Balance of /);
  expect(report?.sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Length in turns', 'Expectations']),
  );
});

test('the report of a balance shows seeds as links only in pages that can open games', async () => {
  const about = { unanswered: 'default' } as const;
  const report = (await play(20, undefined, none, about))?.report;
  if (!report) throw new Error('There is no report.');
  const linked = await reportPage(report, (seed, file) => `open:${seed}?a&${file.slice(-11)}`);
  const seeds = [...linked.matchAll(/<td><a href="open:([^"?]*)\?a&amp;battle\.sand">([^<]*)<\/a><\/td>/g)];
  expect(seeds.length).toBeGreaterThan(3);
  for (const [, href, text] of seeds) expect([href, text]).toEqual([text, expect.stringMatching(/^toy\/\d+$/)]);
  expect(await reportPage(report)).not.toContain('<a ');
});

test.each(['default', 'random'] as const)(
  'a seed in the balance report opens exactly the game that was counted, when default answers are “%s”',
  async (unanswered) => {
    const report = (await play(40, undefined, none, { uri: battle.uri, unanswered }))?.report;
    const { note, opens, rows = [] } = report?.sections.find(({ title }) => title === 'Games to open') ?? {};
    expect([note, opens]).toEqual(['Click a seed to open its game on the map.', battle.uri]);
    const margins = rows.flatMap(([name, seed]) => {
      const [, by] = /^\w+ margin \((-?\d+)\)$/.exec(String(name)) ?? [];
      return by === undefined ? [] : [[String(seed), Number(by)] as const];
    });
    expect(new Set(margins.map(([, by]) => by)).size).toBeGreaterThan(unanswered === 'random' ? 1 : 0);
    for (const [seed, by] of margins) {
      const { ended, game } = battle.playthrough({ seed, unanswered }) ?? {};
      const [ahead] = game ? pointMargin([...pointsOf(skirmish, game)]) : [];
      expect([seed, ended, ahead.by]).toEqual([seed, true, by]);
      expect(buildPreview(battle, { seed, unanswered })?.seed).toBe(seed);
    }
  },
);

test('a balance plays ruling variants and other files with the same dice and compares all of them in one table', async () => {
  const other = workspace.analyse('changed.sand').uri;
  const about = { vary: ['retreat.intoZones'], against: [other], unanswered: 'default' } as const;
  const { sections = [], lead = [] } = (await play(4, undefined, none, about))?.report ?? {};
  expect(lead[0]).toMatch(/^4 games of each of 3 variants, with the same dice/);
  const [beside, differences] = sections;
  expect(beside.rows.map(([name]) => name)).toEqual(['battle.sand', 'retreat.intoZones = false', 'changed.sand']);
  // The other file does not choose a value for the ruling. Its default value is the varied value.
  expect(beside.rows[2].slice(1)).toEqual(beside.rows[1].slice(1));
  expect(differences.rows.map(([name]) => name)).toContain('changed.sand');
  const opened = sections.filter(({ title }) => title.endsWith('Games to open')).map(({ opens }) => opens);
  expect(opened).toEqual([uri, undefined, other]);
});

test('the variants of a balance are the rulings of its game and other files of the same game', () => {
  expect(findVariants(workspace.services, uri)).toEqual({
    rulings: [
      {
        option: 'retreat.intoZones',
        question: expect.stringMatching(/\?$/) as unknown,
        chosen: 'true',
        others: ['false'],
      },
    ],
    files: [{ uri: workspace.analyse('changed.sand').uri, title: 'The battle of Aust' }],
  });
  expect(findVariants(workspace.services, workspace.analyse('alone.sand').uri)).toBeNull();
});

test.each([
  [
    'a ruling that the game does not have',
    { vary: ['retreat.intoZone'] },
    /^.* has no ruling “retreat\.intoZone”\. Did you mean “retreat\.intoZones”\?$/,
  ],
  [
    'a file without a scenario',
    { against: [workspace.analyse('alone.sand').uri] },
    /^alone\.sand plays no scenario\.$/,
  ],
  [
    'a file of another game',
    { against: [workspace.analyse('skirmish.sand').uri] },
    /^skirmish\.sand is played by Skirmish, not by /,
  ],
])('a message explains why %s cannot be compared', async (_, about, trouble) => {
  expect(await play(2, undefined, none, about)).toEqual({
    games: 0,
    of: 2,
    trouble: expect.stringMatching(trouble) as unknown,
  });
});

test('a balance reports progress and, when it is cancelled, returns the finished games', async () => {
  const source = new CancellationTokenSource();
  const parts: number[] = [];
  const result = await play(
    10_000,
    ({ games, of, report }) => {
      expect([of, report]).toEqual([10_000, undefined]);
      parts.push(games);
      if (games > 0) source.cancel();
    },
    source.token,
  );
  expect(result?.games).toBeGreaterThanOrEqual(parts.at(-1) ?? Infinity);
  expect(result?.games).toBeLessThan(10_000);
  expect(result?.report?.lead[0]).toContain(`${result?.games} games: runs 1 to ${result?.games} `);
});

test('a balance returns nothing for a file without a scenario', async () => {
  expect(await play(3, undefined, none, { uri: workspace.analyse('alone.sand').uri })).toBeNull();
});
