import { expect, test } from 'vitest';
import { ranges } from '../../preview/webview/battle/results-table.js';

test.each([
  [[3], '3'],
  [[3, 2], '2 3'],
  [[1, 2, 3, 4, 5], '1–5'],
  [[10, 8, 9, 1], '1 8–10'],
])('the die faces %j are formatted as %s', (faces, text) => {
  expect(ranges(faces)).toBe(text);
});
