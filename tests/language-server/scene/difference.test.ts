import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeDifference } from '../../../language-server/scene/difference.js';
import { applyDifference } from '../../../preview/contract/difference.js';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const place = fc.record({ uri: fc.constantFrom('a', 'b'), start: fc.nat(30), end: fc.nat(30) });
const item = fc.oneof(
  fc.nat(3),
  fc.record(
    { name: fc.constantFrom<string>('1/1', '2/1', '3/1', '4/1'), cell: fc.nat(2), place },
    { requiredKeys: ['name'] },
  ),
);
const list = fc.array(item, { maxLength: 30 });
const picture = fc.record(
  {
    title: fc.constantFrom('A', 'B'),
    terrain: fc.record({ cells: fc.array(fc.nat(2)) }),
    counters: list,
    detail: item,
  },
  { requiredKeys: ['counters'] },
);

test('applying the difference between two pictures to the first gives the second', () => {
  fc.assert(
    fc.property(picture, picture, (before, now) => {
      const difference = computeDifference(before, now);
      expect(difference ? applyDifference(before, sent(difference)) : before).toEqual(now);
    }),
  );
});

/**
 * Generates changes of the kind that an edit of the text causes in a picture: the places of later items move, some
 * items disappear, and some are new.
 */
const edit = fc.record({
  at: fc.nat(30),
  by: fc.integer({ min: -5, max: 5 }),
  drop: fc.nat(30),
  count: fc.nat(3),
  new: list,
});
type Item = typeof list extends fc.Arbitrary<(infer I)[]> ? I : never;
const later = (each: Item, { at, by }: { readonly at: number; readonly by: number }): Item =>
  typeof each === 'number' || each.place === undefined || each.place.start < at
    ? each
    : { ...each, place: { ...each.place, start: each.place.start + by, end: each.place.end + by } };

test('computeDifference and applyDifference turn the list before an edit of the text into the list after it', () => {
  fc.assert(
    fc.property(list, edit, (before, change) => {
      const now = before.map((each) => later(each, change)).toSpliced(change.drop, change.count, ...change.new);
      const difference = computeDifference(before, now);
      expect(difference ? applyDifference(before, sent(difference)) : before).toEqual(now);
    }),
  );
});

test('computeDifference joins items without a place in the text to the items before or after them', () => {
  const item = (number: number): Item => ({
    name: `${number}`,
    ...(number % 3 === 0 && { place: { uri: 'a', start: number * 10, end: number * 10 + 5 } }),
  });
  const before = Array.from({ length: 60 }, (_, number) => item(number));
  expect(
    computeDifference(
      before,
      before.map((each) => later(each, { at: 200, by: 7 })),
    ),
  ).toEqual({
    stretches: [
      { from: 0, count: 21 },
      { from: 21, count: 39, later: 7 },
    ],
  });
});

test('the difference of two lists has the unchanged ranges, how far their source moved, and the new items', () => {
  const at = (number: number): Item => ({
    name: `${number}`,
    place: { uri: 'a', start: number * 10, end: number * 10 + 5 },
  });
  const before = Array.from({ length: 60 }, (_, number) => at(number));
  expect(computeDifference({ before }, { before })).toBeUndefined();
  expect(
    computeDifference(
      before,
      before.map((each) => later(each, { at: 200, by: 7 })),
    ),
  ).toEqual({
    stretches: [
      { from: 0, count: 20 },
      { from: 20, count: 40, later: 7 },
    ],
  });
  expect(
    computeDifference(before, [...before.slice(0, 3), at(99), ...before.slice(4, 30), ...before.slice(31)]),
  ).toEqual({
    stretches: [{ from: 0, count: 3 }, { items: [at(99)] }, { from: 4, count: 26 }, { from: 31, count: 29 }],
  });
});

test('an item of a list that has moved before an earlier item is sent as new', () => {
  expect(computeDifference(['x', 'y'], ['y', 'x'])).toEqual({
    stretches: [{ from: 1, count: 1 }, { items: ['x'] }],
  });
});

test('moved items share everything but their places with the items before the edit', () => {
  const at = (start: number): object => ({ uri: 'file:///a.sand', start, end: start + 3 });
  const before = [{ name: '1.Inf', symbol: { function: 'infantry' }, place: at(5) }];
  const [moved] = applyDifference(before, { stretches: [{ from: 0, count: 1, later: 4 }] }) as typeof before;
  expect(moved).toEqual({ ...before[0], place: at(9) });
  expect(moved.symbol).toBe(before[0].symbol);
});
