import { describe, expect, test } from 'vitest';
import type { MomentItem } from '../../preview/contract/moments.js';
import {
  counterpart,
  differencesOf,
  differenceMarks,
  pairMoments,
  type Difference,
} from '../../preview/webview/pages/differences.js';
import { counter } from './scenes.js';

/**
 * Returns the moments of a game, each given as `address answer`. The answer `pass` marks a moment in which a side
 * passes.
 */
const game = (...moments: string[]): MomentItem[] =>
  moments.map((text, number) => {
    const [address, answer] = text.split(' ');
    return {
      number,
      address,
      kind: 'decision',
      turn: 1,
      phase: 'combat',
      rule: '1',
      prompt: address,
      answer,
      by: 'order',
      events: [],
      said: { head: answer },
      stretch: { name: 'combat' },
      units: [],
      ...(answer === 'pass' && { passes: true }),
    };
  });

const A = game('setup x', 'attack a', 'die 3', 'retreat 2712', 'end pass');
const B = game('setup x', 'attack a', 'die 6', 'advance 2612', 'advance 2613', 'end pass');
const lineOf = ({ main, other, isSame, moments }: Difference): string =>
  `${main?.answer ?? '-'} ${isSame ? '=' : '≠'} ${other?.answer ?? '-'} ${moments}`;

describe('comparing two games', () => {
  test('moments of two games are paired by address; a moment of only one game has no partner', () => {
    expect(differencesOf(pairMoments(A, B)).map(lineOf)).toEqual([
      'a = a 2',
      '3 ≠ 6 1',
      '2712 ≠ - 1',
      '- ≠ 2612 1',
      '- ≠ 2613 1',
      'pass = pass 1',
    ]);
  });

  test('moments in which a side passes are not listed as differences', () => {
    expect(differencesOf(pairMoments(game('a 1', 'b pass'), game('a 1'))).map(lineOf)).toEqual(['1 = 1 1']);
    expect(differencesOf(pairMoments(game('a 1', 'b pass'), game('a 1', 'b 2'))).map(lineOf)).toContain('pass ≠ 2 1');
  });

  test('pairMoments treats two moments with different events as different even if their answers are equal', () => {
    const [moment] = game('a 1');
    const event = { kind: 'move', rule: '1', text: 'It moves.' };
    expect(pairMoments([moment], [{ ...moment, events: [event] }])[0].isSame).toBe(false);
  });

  test.each([
    ['the set-up', -1, -1],
    ['a moment that both games have', 2, 2],
    ['a moment of only one game, for which it is the last moment before', 3, 2],
    ['the end', 4, 5],
  ])('the moment of the other game that matches this moment is found: %s', (_, moment, expected) => {
    expect(counterpart(pairMoments(A, B), moment)).toBe(expected);
  });

  test('the last moment of the shorter of two compared games matches the last moment of the longer game', () => {
    expect(counterpart(pairMoments(game('a 1'), game('a 1', 'b 2', 'c 3')), 0)).toBe(2);
    expect(counterpart([], 0)).toBe(-1);
  });
});

test.each([
  ['marks nothing for equal counters', [counter(3)], [counter(3)], [], []],
  ['marks a moved counter in both of its cells', [counter(3)], [counter(5)], [3], [5]],
  ['marks a counter whose values differ in its cell', [counter(3)], [counter(3, { step: 2 })], [3], []],
  ['marks a counter that the other game lacks', [counter(3)], [], [3], []],
  ['marks the cell of a counter that only the other game has', [], [counter(3)], [], [3]],
])('the comparison of two positions %s', (_, own, others, differing, counterparts) => {
  expect(differenceMarks(own, others)).toEqual({ differing, counterparts });
});
