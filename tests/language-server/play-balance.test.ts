import { readFileSync } from 'node:fs';
import { CancellationTokenSource } from 'vscode-languageserver';
import { expect, test } from 'vitest';
import { reportPage } from '../../preview/balance/page.js';
import { playBalance } from '../../language-server/balance/play-balance.js';
import type { BalanceResult } from '../../language-server/protocol.js';
import { toy } from '../toy/rules/index.js';
import { TestWorkspace } from './workspace.js';

const read = (name: string): string => readFileSync(new URL(`../toy/${name}`, import.meta.url), 'utf8');
const workspace = await TestWorkspace.of(
  { 'land.sand': read('land.sand'), 'battle.sand': read('battle.sand'), 'alone.sand': 'ruleset toy\n' },
  [toy],
);
const { uri } = workspace.analyse('battle.sand');
const none = new CancellationTokenSource().token;
const play = (
  runs: number,
  tell: (part: NonNullable<BalanceResult>) => void = () => undefined,
  token = none,
  about = uri,
): Promise<BalanceResult> => playBalance(workspace.services, { uri: about, runs, unanswered: 'random' }, token, tell);

test('a balance is told as a report of the text as it is', async () => {
  const { games, of, report } = (await play(20)) ?? {};
  expect([games, of]).toEqual([20, 20]);
  expect(report?.title).toMatch(/^Balance of /);
  expect(report?.sections.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Length in turns', 'Expectations']),
  );
});

test('where something opens games, the seeds of its page are links; elsewhere they are text', async () => {
  const report = (await play(20))?.report;
  if (!report) throw new Error('There is no report.');
  const linked = await reportPage(report, (seed) => `open:${seed}?a&b`);
  const seeds = [...linked.matchAll(/<td><a href="open:([^"?]*)\?a&amp;b">([^<]*)<\/a><\/td>/g)];
  expect(seeds.length).toBeGreaterThan(3);
  for (const [, href, text] of seeds) expect([href, text]).toEqual([text, expect.stringMatching(/^toy\/\d+$/)]);
  expect(await reportPage(report)).not.toContain('<a ');
});

test('how far it is comes in parts, and who calls it off has the games that were over', async () => {
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

test('a text without a scenario has none', async () => {
  expect(await play(3, undefined, none, workspace.analyse('alone.sand').uri)).toBeNull();
});
