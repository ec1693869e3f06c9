import { expect, test } from 'vitest';
import { translationWith } from '../../language-server/words/translation.js';

const { term } = translationWith({
  'light tank': 'carri leggeri',
  'anti-tank': 'anticarro',
  battalion: 'battaglione',
  'tank battalion': 'battaglione corazzato',
  mine: 'posa di mine',
});

test('a state with the turn at which it ends is translated by the translation of the state', () => {
  expect(term('mine until turn 3')).toBe('posa di mine fino al turno 3');
  expect(term('sleep until turn 3')).toBeUndefined();
});

test.each([
  ['light tank battalion', 'battaglione di carri leggeri'],
  ['anti-tank battalion', 'battaglione anticarro'],
  ['tank battalion', 'battaglione corazzato'],
  ['imaginary battalion', undefined],
  ['light tank unit', undefined],
])(
  'the unit kind %s is translated as %s, from its size and its type if it has no translation of its own',
  (kind, italian) => {
    expect(term(kind)).toBe(italian);
  },
);
