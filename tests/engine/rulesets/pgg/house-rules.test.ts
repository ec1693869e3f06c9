import { describe, expect, test } from 'vitest';
import { bookNumbers, type NumberName } from '../../../../engine/rulesets/pgg/vocabulary/numbers.js';
import { numberProofs } from './proofs/numbers.js';

describe('house rules of Panzergruppe Guderian', () => {
  test.each(Object.keys(bookNumbers) as NumberName[])(
    'a house rule about %s changes what its text states',
    (number) => {
      const { play, book, house, outcome, situation } = numberProofs[number];
      expect(house, situation).not.toBe(bookNumbers[number].value);
      expect(play({}), situation).toEqual(book);
      expect(play({ [number]: house }), situation).toEqual(outcome);
      expect(outcome, situation).not.toEqual(book);
    },
  );
});
