import { expect, test } from 'vitest';
import { momentAtOffset } from '../../../language-server/scene/moment-at-offset.js';

const source = (start: number, end: number, file = 'a'): object => ({ file, start, end });
const outer = { number: 1, source: source(10, 40) };
const inner = { number: 2, source: source(20, 30) };
const elsewhere = { number: 3, source: source(22, 24, 'b') };

test.each([
  [9, undefined],
  [10, 1],
  [19, 1],
  [20, 2],
  [30, 2],
  [31, 1],
  [40, 1],
  [41, undefined],
])('at the text offset %d the innermost order around it decides which moment is found: %s', (offset, moment) => {
  for (const moments of [
    [outer, inner, elsewhere],
    [elsewhere, inner, outer],
  ]) {
    const analysis = { playthrough: () => ({ moments }) };
    expect(momentAtOffset(analysis as never, { file: 'a', offset }).moment).toBe(moment);
  }
});

test('if one order answered two moments, momentAtOffset returns the first of them', () => {
  const analysis = { playthrough: () => ({ moments: [outer, { ...outer, number: 2 }] }) };
  expect(momentAtOffset(analysis as never, { file: 'a', offset: 15 })).toEqual({ moment: 1 });
});
