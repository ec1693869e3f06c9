import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../../engine/play/rulings.js';

type Value = Ruling['values'][number];

/** A situation that is played with each value of an option, and the expected result of each value. */
export interface Proof {
  readonly situation: string;
  readonly play: (rulings: Readonly<Record<string, Value>>) => unknown;
  /** The expected result for each value of the option. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** Checks that each value of each option has an expected result of its own, and that play gives this result. */
export function proveEveryValue(rulings: readonly Ruling[], proofs: Readonly<Record<string, Proof>>): void {
  test('every ruling has a proof', () => {
    expect(Object.keys(proofs).sort()).toEqual(rulings.map(({ option }) => option).sort());
  });

  describe.each(rulings.filter(({ option }) => Object.hasOwn(proofs, option)))(
    'ruling $option',
    ({ option, values, rules }) => {
      const { situation, play, outcome } = proofs[option];

      test.each(values)(`${situation}, under the value %s [${rules.join(', ')}]`, (value) => {
        expect(play({ [option]: value })).toEqual(outcome[String(value)]);
      });

      test('a scenario without a choice is played with the default of the ruling', () => {
        expect(play({})).toEqual(outcome[String(values[0])]);
      });

      test('each value of the ruling has a different result', () => {
        expect(Object.keys(outcome).sort()).toEqual(values.map(String).sort());
        expect(new Set(Object.values(outcome).map((outcome) => JSON.stringify(outcome))).size).toBe(values.length);
      });
    },
  );
}
