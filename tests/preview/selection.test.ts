import { expect, test } from 'vitest';
import { asSelection, describeSelection } from '../../preview/webview/map/selection.js';
import { counter } from './scenes.js';

test.each([
  [['25/7'], '25/7'],
  [['25/7', '6/7'], '6/7 and 25/7'],
  [['25/7', '6/7', '7/7'], '7/7 and 2 more'],
  [['25/7', '6/7', '7/7', '20/7'], '20/7 and 3 more'],
])('a selection of the counters %j is described as %s, the top counter first', (names, text) => {
  const selection = asSelection(names.map((name) => counter(0, { name })));
  expect(selection && describeSelection(selection)).toBe(text);
});
