import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Counter, type Counted } from '../../../../engine/play/counting/counted.js';
import { countInSteps, GameError, type GameToPlay } from '../../../../engine/play/counting/count-games.js';
import { mergeSpans, missingSpans, countRuns, type Span } from '../../../../engine/play/counting/spans.js';
import { runToEnd } from '../../../../engine/play/drive.js';
import { skirmish } from '../skirmish.js';
import { order, orders, scenario } from '../written.js';

const RUN_COUNT = 24;
const ATTACK = orders(1, 'Blue', order('attack 0302 with a'));
const SCENARIO = scenario({ orders: [ATTACK] });
const games: readonly GameToPlay[] = [
  { ruleset: skirmish, scenario: SCENARIO },
  { ruleset: skirmish, scenario: scenario() },
];

const counted = (span: Span): readonly Counted[] =>
  runToEnd(countInSteps(games, span, { seed: 'x', until: 'end', unanswered: 'random', byTurn: true })).map((counter) =>
    counter.counted(),
  );
const whole = JSON.stringify(counted([1, RUN_COUNT]));
const each = Array.from({ length: RUN_COUNT }, (_, index) => counted([index + 1, index + 1]));

const added = (parts: readonly Counted[]): Counted =>
  parts.reduce((sum, part) => sum.add(part), new Counter()).counted();

describe('adding the counts of parts of a run', () => {
  test('counts of parts add up to the counts of the whole run byte for byte, in any order and grouping', () => {
    const order = fc.shuffledSubarray(
      each.map((_, index) => index),
      { minLength: RUN_COUNT },
    );
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: RUN_COUNT }), (indices, at) => {
        const sums = games.map((_, game) => {
          const parts = indices.map((index) => each[index][game]);
          const groups = [parts.slice(0, at), parts.slice(at)].map(added);
          return added(JSON.parse(JSON.stringify(groups)) as Counted[]);
        });
        expect(JSON.stringify(sums) === whole).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('the combined counts of many games include points, turns, losses, battles and paired differences', () => {
    const [{ losses, length, results }, { differences }] = counted([1, RUN_COUNT]);
    expect(countRuns([[1, RUN_COUNT]])).toBe(RUN_COUNT);
    expect(losses.map(({ of }) => of)).toContainEqual({ turn: 1, side: 'Red', of: 'units' });
    expect(Object.keys(length[0].counts).every((turn) => Number(turn) >= 1 && Number(turn) <= 4)).toBe(true);
    expect(results.length).toBeGreaterThan(0);
    expect(differences.map(({ of }) => of)).toEqual(
      expect.arrayContaining([
        { of: 'points', side: 'Blue' },
        { of: 'margin', side: 'Blue', over: 'Red' },
        { of: 'turns played' },
      ]),
    );
    for (const { counts } of differences)
      expect(Object.values(counts).reduce((sum, times) => sum + times, 0)).toBe(RUN_COUNT);
  });

  test('the counts of the same runs cannot be added twice', () => {
    expect(() => added([each[3][0], each[3][0]])).toThrow('Run 4 was counted twice.');
  });

  test('the error of a game that fails contains its seed', () => {
    const start = (): never => {
      throw new Error('there is no such hex');
    };
    const play = () =>
      runToEnd(countInSteps([{ ruleset: { ...skirmish, start }, scenario: SCENARIO }], [7, 9], { seed: 'x' }));
    expect(play).toThrow(new GameError('The game with the seed “x/7” failed: there is no such hex'));
  });
});

/** Divides a range into parts of at most `most` runs. */
function cut([from, to]: Span, most: number): Span[] {
  const found: Span[] = [];
  for (let next = from; next <= to; next += most) found.push([next, Math.min(to, next + most - 1)]);
  return found;
}

describe('ranges of runs', () => {
  test('mergeSpans restores divided ranges, and missingSpans finds the missing parts', () => {
    const span = fc.tuple(fc.nat(40), fc.nat(40)).map(([from, more]): Span => [from + 1, from + more + 1]);
    fc.assert(
      fc.property(span, fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.boolean()), (all, most, remaining) => {
        const pieces = cut(all, most);
        expect(mergeSpans(pieces.toReversed())).toEqual([all]);
        expect(pieces.every((piece) => countRuns([piece]) <= most)).toBe(true);
        const covered = pieces.filter(() => remaining.next().value);
        expect(mergeSpans([...covered, ...missingSpans(all, covered)])).toEqual([all]);
      }),
    );
  });
});
