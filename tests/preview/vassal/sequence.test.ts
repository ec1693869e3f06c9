import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sequence } from '../../../preview/vassal/sequence.js';
import { parts } from './read-vassal.js';

test.each([
  [';', ['a', 'b'], 'a;b'],
  ['/', ['24/1', ''], '24\\/1/'],
  ['\t', ['x', 'y\\\tz'], 'x\ty\\\\\tz'],
  [';', ['end\\', 'b'], "'end\\';b"],
])('a VASSAL sequence with the delimiter %j joins the parts %j', (delimiter, said, text) => {
  expect(sequence(delimiter, said)).toBe(text);
});

test('nested VASSAL sequences are the same after they are written and read', () => {
  const word = fc.string({ unit: fc.constantFrom('a', '/', ';', '\t', 'é') });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (said) => {
      const inner = sequence(';', said);
      const middle = sequence('\t', ['x', inner]);
      expect(parts(parts(parts(sequence('/', ['+', middle]), '/')[1], '\t')[1], ';')).toEqual(said);
    }),
  );
});
