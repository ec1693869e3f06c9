import fs from 'node:fs';
import { expect, test } from 'vitest';
import { firstTurnOf } from '../../engine/mechanics/start.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';

const PAGE = fs.readFileSync('docs/scenarios.md', 'utf8');

/** A row of the page: `| <a href="/playground/?example=FILE" …>name</a> | turns | units | …`. */
const ROW = /^\| <a href="\/playground\/\?example=([\w/-]+\.sand)"[^|]*\| +(\d+) +\| +(\d+) +\|/gm;

const rows = [...PAGE.matchAll(ROW)].map(([, file, turns, units]) => ({
  file,
  turns: Number(turns),
  units: Number(units),
}));

test.each(rows)('the page of scenarios gives the turns and the units of $file', async ({ file, turns, units }) => {
  const workspace = await NodeWorkspace.open([`examples/${file}`], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error(`examples/${file} cannot be played.`);
  const { game } = playThrough(ruleset, scenario, { until: { turn: 0 } });
  expect({
    turns: (scenario.turns ?? 0) - firstTurnOf(scenario) + 1,
    units: game.unitLocations().filter(({ cell }) => cell !== undefined).length,
  }).toEqual({ turns, units });
});

test('the page of scenarios lists every complete scenario file of the examples', () => {
  const scenarios = fs
    .readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sand') && isWholeScenario(fs.readFileSync(`examples/${file}`, 'utf8')));
  expect(rows.map(({ file }) => file).toSorted()).toEqual(scenarios.toSorted());
});

test('the Italian page of scenarios gives the figures of the English page', () => {
  const italian = fs.readFileSync('docs/scenarios.it.md', 'utf8');
  const figuresOf = (page: string) =>
    [...page.replaceAll(/<a [^>]*>/g, '').matchAll(/^\| .*$/gm)].map(([row]) => row.match(/\d+/g) ?? []);
  expect(figuresOf(italian)).toEqual(figuresOf(PAGE));
});

/**
 * Returns whether a file is a scenario with victory rules of its own, without orders and not for sealed orders only.
 */
const isWholeScenario = (text: string): boolean =>
  /^scenario /m.test(text) && !/^orders /m.test(text) && !text.includes('are sealed');
