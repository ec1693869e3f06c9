import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OrderModel } from '../../engine/model/orders.js';
import { drive, runToEnd } from '../../engine/play/drive.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { scenarioOf } from './bed.js';

const text = readFileSync(path.join(import.meta.dirname, 'games/series.sand'), 'utf8');

test.each([
  { unit: 'C', label: 'Marker', value: '1' },
  { unit: 'G', label: 'Marker', value: 'any of its side' },
  { unit: 'C', label: 'Fire', value: '3 hexes' },
  { unit: 'A', label: 'Fire', value: undefined },
])('the hover of unit $unit has the line “$label” with the value “$value”', async ({ unit, label, value }) => {
  const workspace = await TestWorkspace.of({ 'it.sand': text });
  const { game } = workspace.analyse('it.sand').playthrough() ?? {};
  expect(game?.views.describe(unit).find((line) => line.label === label)?.explained.value).toBe(value);
});

test('the forecast of fire has the strength, the column and the chances of the table of fire', async () => {
  const files = ['bed.sand', 'fire.sand'].map((name) => [
    name,
    readFileSync(path.join(import.meta.dirname, 'specification', name), 'utf8'),
  ]);
  const workspace = await TestWorkspace.of(Object.fromEntries(files) as Record<string, string>);
  const analysis = workspace.analyse('fire.sand');
  const scenario = scenarioOf(analysis);
  const game = analysis.ruleset?.start(scenario);
  if (game === undefined) throw new Error('The file has no game.');
  runToEnd(
    drive(game, (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1);
      return moment.address === '1/Red/barrage' ? undefined : moment.fallback();
    }),
  );
  const order = scenario.orders.flatMap(({ lines }) => lines).find((line): line is OrderModel => 'verb' in line);
  const forecast = order && game.views.forecast?.(order);
  expect(forecast).toMatchObject({ summary: '8: 8', odds: '8' });
  expect(forecast?.chances.map(({ result, chance }) => [result, Math.round(chance * 6)])).toEqual([
    ['DR', 2],
    ['DL', 2],
    ['DE', 2],
  ]);
});
