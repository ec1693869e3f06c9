import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confusionKey, differenceOf } from '../../../engine/model/confusable-names.js';

test.each([
  ['26.Inf', '26.INF', 'in capitals and small letters'],
  ['26.Inf', '26. Inf', 'in spaces'],
  ['26.Inf', '26.\u00a0Inf', 'in spaces'],
  ['26.Inf', '26\u200d.Inf', 'in characters that cannot be seen'],
  ['26.Inf', '26.\u0406nf', 'in letters of different alphabets that look alike (\u0406 for I)'],
  ['Rostov', 'R\u043estov', 'in letters of different alphabets that look alike (\u043e for o)'],
  ['Old Mill', 'OLDMILL', 'in spaces, capitals or letters that look alike'],
])('the names %s and %s are easily confused: they differ %s', (one, other, difference) => {
  expect(confusionKey(one)).toBe(confusionKey(other));
  expect(differenceOf(one, other)).toBe(difference);
});

test.each([
  ['1 11', '11 1'],
  ['I/7', '1/7'],
  ['25/7', '257'],
  ['Ost', 'Öst'],
  ['Дон', 'Don'],
])('the names %s and %s are not confused', (one, other) => {
  expect(confusionKey(one)).not.toBe(confusionKey(other));
});

test('a capital whose small letter looks like a Latin letter has the key of that letter', () => {
  expect(confusionKey('\u04ba')).toBe(confusionKey('h'));
});

test('the confusion key of a confusion key is the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => confusionKey(confusionKey(name)) === confusionKey(name)),
  );
});
