import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countingHits,
  compareScores,
  scoreOf,
  scoreDistribution,
  countingPips,
  type DiceGroup,
} from '../../../engine/mechanics/dice-pool.js';

/** Returns the scores of all possible throws of the groups. */
function throws(groups: readonly DiceGroup[]): number[] {
  return groups.reduce<number[]>(
    (all, group) => all.flatMap((score) => throwsOf(group).map((rolled) => score + scoreOf(group, rolled))),
    [0],
  );
}

function throwsOf({ dice, worth }: DiceGroup): number[][] {
  if (dice === 0) return [[]];
  return throwsOf({ dice: dice - 1, worth }).flatMap((thrown) => worth.map((_, face) => [...thrown, face + 1]));
}

const share = (all: readonly number[], holds: (score: number) => boolean): number =>
  all.filter(holds).length / all.length;
const group = fc.oneof(
  fc
    .record({ dice: fc.integer({ min: 0, max: 2 }), sides: fc.constantFrom(4, 6, 10) })
    .map((g) => countingPips(g.dice, g.sides)),
  fc
    .record({ dice: fc.integer({ min: 0, max: 3 }), from: fc.integer({ min: 2, max: 6 }) })
    .map(({ dice, from }) => countingHits(dice, 6, { from })),
);

describe('scoreOf', () => {
  test.each([
    [countingPips(3, 6), [1, 4, 6], 11],
    [countingHits(4, 6, { from: 5 }), [5, 6, 4, 1], 2],
    [countingHits(2, 10, { from: 7, to: 8 }), [8, 9], 1],
    [countingHits(3, 6, { from: 7 }), [6, 6, 6], 0],
    [countingPips(0, 6), [], 0],
  ])('the dice %j with the roll %j score %d', (dice, rolled, score) => {
    expect(scoreOf(dice, rolled)).toBe(score);
  });
});

describe('scoreDistribution', () => {
  test('scoreDistribution gives the same chances as counting all possible rolls', () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 2 }), (groups) => {
        const all = throws(groups);
        const chances = scoreDistribution(...groups);
        chances.forEach((chance, score) => {
          expect(chance).toBeCloseTo(
            share(all, (one) => one === score),
            12,
          );
        });
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
  });

  test('scoreDistribution combines groups of dice that hit on different faces', () => {
    const [none, one, two] = scoreDistribution(countingHits(1, 6, { from: 6 }), countingHits(1, 6, { from: 5 }));
    expect([none, one, two].map((chance) => Math.round((chance ?? 0) * 36))).toEqual([20, 14, 2]);
  });
});

describe('compareScores', () => {
  test.each([
    [1, 1, 15 / 36, 6 / 36],
    [2, 1, 181 / 216, 15 / 216],
    [0, 1, 0, 0],
    [1, 0, 1, 0],
  ])(
    'compareScores gives the chances that the total of %i dice exceeds or equals that of %i dice',
    (own, other, more, equal) => {
      const chances = compareScores(scoreDistribution(countingPips(own, 6)), scoreDistribution(countingPips(other, 6)));
      expect(chances.more).toBeCloseTo(more, 12);
      expect(chances.equal).toBeCloseTo(equal, 12);
    },
  );

  test('compareScores gives the same chances as counting all possible rolls of both sides', () => {
    fc.assert(
      fc.property(group, group, (own, other) => {
        const [mine, theirs] = [throws([own]), throws([other])];
        const differences = mine.flatMap((score) => theirs.map((total) => score - total));
        const { more, equal, less } = compareScores(scoreDistribution(own), scoreDistribution(other));
        expect(more).toBeCloseTo(
          share(differences, (by) => by > 0),
          10,
        );
        expect(equal).toBeCloseTo(
          share(differences, (by) => by === 0),
          10,
        );
        expect(less).toBeCloseTo(
          share(differences, (by) => by < 0),
          10,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('a side with one more die has a better chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), (own, other) => {
        const against = (dice: number): number =>
          compareScores(scoreDistribution(countingPips(dice, 6)), scoreDistribution(countingPips(other, 6))).more;
        expect(against(own + 1)).toBeGreaterThan(against(own));
      }),
    );
  });
});
