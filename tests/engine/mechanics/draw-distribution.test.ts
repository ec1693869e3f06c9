import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forEachDraw, type Draw } from '../../../engine/mechanics/draw-distribution.js';

/** Returns the probability of each outcome of all draws together. The keys are outcomes as text: `0 1 | 2`. */
function found(draws: readonly Draw[]): Map<string, number> {
  const chances = new Map<string, number>();
  forEachDraw(draws, Infinity, (hands, chance) => {
    const key = hands.map((hand) => hand.join(' ')).join(' | ');
    expect(chances.has(key)).toBe(false);
    chances.set(key, chance);
  });
  return chances;
}

/**
 * Computes the same probabilities counter by counter. All orders in which the counters can be drawn are equally likely.
 */
function drawn(draws: readonly Draw[]): Map<string, number> {
  const left = new Map(
    draws.map(({ stock, counts }) => [stock, counts.flatMap((count, kind) => Array<number>(count).fill(kind))]),
  );
  const chances = new Map<string, number>();
  const draw = (at: number, hand: readonly number[], hands: readonly string[], chance: number): void => {
    const now = draws[at];
    if (now === undefined) {
      const key = hands.join(' | ');
      chances.set(key, (chances.get(key) ?? 0) + chance);
      return;
    }
    if (hand.length === now.number) {
      draw(at + 1, [], [...hands, [...hand].sort((a, b) => a - b).join(' ')], chance);
      return;
    }
    const things = left.get(now.stock) ?? [];
    things.forEach((kind, i) => {
      left.set(now.stock, things.toSpliced(i, 1));
      draw(at, [...hand, kind], hands, chance / things.length);
    });
    left.set(now.stock, things);
  };
  draw(0, [], [], 1);
  return chances;
}

const draws = fc
  .record({
    stocks: fc.array(fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 2,
    }),
    drawn: fc.array(fc.record({ stock: fc.nat(1), number: fc.integer({ min: 0, max: 2 }) }), { maxLength: 3 }),
  })
  .map(({ stocks, drawn }) => {
    const left = stocks.map((counts) => counts.reduce((sum, count) => sum + count, 0));
    return drawn.map(({ stock, number }): Draw => {
      const from = stock % stocks.length;
      const may = Math.min(number, left[from] ?? 0);
      left[from] = (left[from] ?? 0) - may;
      return { stock: from, counts: stocks[from] ?? [], number: may };
    });
  });

describe('forEachDraw', () => {
  test('forEachDraw enumerates draws from two counters of each of two kinds', () => {
    expect(found([{ stock: 0, counts: [2, 2], number: 2 }])).toEqual(
      new Map([
        ['0 0', 1 / 6],
        ['0 1', 4 / 6],
        ['1 1', 1 / 6],
      ]),
    );
  });

  test('forEachDraw gives the same probabilities as drawing the counters one by one', () => {
    fc.assert(
      fc.property(draws, (all) => {
        const [by, one] = [found(all), drawn(all)];
        expect([...by.keys()].sort()).toEqual([...one.keys()].sort());
        for (const [key, chance] of by) expect(chance).toBeCloseTo(one.get(key) ?? 0, 12);
      }),
      { numRuns: 60 },
    );
  });

  test('forEachDraw enumerates no draws if there are too many outcomes', () => {
    const draw = { stock: 0, counts: [9, 9, 9], number: 3 };
    let hands = 0;
    const count = (): void => {
      hands++;
    };
    expect([forEachDraw([draw], 9, count), hands]).toEqual([false, 0]);
    expect([forEachDraw([draw], 10, count), hands]).toEqual([true, 10]);
  });
});
