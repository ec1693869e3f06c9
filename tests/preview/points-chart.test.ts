import { expect, test } from 'vitest';
import type { PointsSpread } from '../../preview/contract/games.js';
import { barsOf } from '../../preview/webview/pages/points-chart.js';

function spread(counts: Readonly<Record<number, number>>): PointsSpread {
  const points = Object.keys(counts).map(Number);
  const first = Object.fromEntries(points.map((each, at) => [String(each), at + 1]));
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return { side: 'German', mean: 0, least, most, median: least, middle: [least, most], counts, first };
}

test.each([
  ['the points chart has a bar for each score', { 2: 5, 3: 1, 7: 2 }, 1, ['2: 5, run 1', '3: 1, run 2', '7: 2, run 3']],
  ['the points chart groups many scores into wider bars', { 0: 1, 1: 4, 60: 2 }, 2, ['0: 5, run 2', '60: 2, run 3']],
  ['the points chart has bars for negative scores', { '-4': 1, '-1': 2 }, 1, ['-4: 1, run 1', '-1: 2, run 2']],
])('%s', (_, counts, step, expected) => {
  const found = barsOf(spread(counts));
  expect(found.step).toBe(step);
  expect(found.bars.map(({ from, games, run }) => `${from}: ${games}, run ${run}`)).toEqual(expected);
});
