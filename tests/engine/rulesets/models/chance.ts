import fc from 'fast-check';

/** The source of random situations for a model. fast-check reports the seed and shrinks the values drawn. */
export interface Chance {
  /** Returns an integer from 0 to `most`. */
  upTo(most: number): number;
  /** Returns true with a probability in percent. */
  happens(percent: number): boolean;
  oneOf<T>(values: readonly T[]): T;
  /** Returns up to `most` different values, in any order. */
  some<T>(values: readonly T[], most: number): T[];
}

/** Generates sources of random choices, from which tests build random situations. */
export const chance = (): fc.Arbitrary<Chance> =>
  fc.gen().map((draw): Chance => {
    const upTo = (most: number): number => draw(fc.nat, { max: most });
    return {
      upTo,
      happens: (percent) => upTo(99) >= 100 - percent,
      oneOf: (values) => values[upTo(values.length - 1)],
      some(values, most) {
        const left = [...values];
        const count = upTo(Math.min(most, left.length));
        return Array.from({ length: count }, () => left.splice(upTo(left.length - 1), 1)[0]);
      },
    };
  });
