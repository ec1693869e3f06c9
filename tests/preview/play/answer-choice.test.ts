import { describe, expect, test } from 'vitest';
import type { AnswerOption, OpenQuestion } from '../../../preview/contract/playing.js';
import {
  actorsOf,
  buttonOptions,
  chooseTarget,
  matchingOptions,
  NOTHING_CHOSEN,
  onlyAnswer,
  stepBack,
  targetsOf,
  type Choice,
} from '../../../preview/webview/play/answer-choice.js';

const option = (order: string, units: readonly string[], cells: readonly number[], note?: string): AnswerOption => ({
  order,
  verb: order.split(' ')[0],
  units,
  cells,
  ...(note !== undefined && { note }),
});

function question(isComplete: boolean, options: readonly AnswerOption[]): OpenQuestion {
  return {
    kind: 'question',
    version: 'v1',
    moment: 3,
    side: 'German',
    turn: 1,
    phase: 'combat',
    rule: '7.1',
    prompt: 'Choose.',
    actors: [
      { unit: 'A', cell: 1 },
      { unit: 'B', cell: 1 },
    ],
    options,
    isComplete,
  };
}

const pass = option('pass', [], []);
const loseA = option('lose with A', ['A'], []);
const loseB = option('lose with B', ['B'], []);
const attackA = option('attack 9 with A', ['A'], [9], '1-1');
const attackB = option('attack 9 with B', ['B'], [9], '2-1');
const attackBoth = option('attack 9 with A, B', ['A', 'B'], [9], '3-1');
const short = option('retreat 5', ['A'], [5]);
const left = option('retreat 5 6', ['A'], [5, 6]);
const right = option('retreat 5 7', ['A'], [5, 7]);
const second = option('retreat 8', ['A'], [8]);
const attacks = question(true, [pass, attackA, attackB, attackBoth]);
const retreats = question(true, [short, left, right, second]);
const moves = question(false, [pass]);

const choose = (units: readonly string[], path: readonly number[] = [], offered?: readonly AnswerOption[]): Choice => ({
  units,
  path,
  ...(offered && { offered }),
});
const ordersOf = (options: readonly AnswerOption[]): string[] => options.map(({ order }) => order);
const cellsOf = (from: OpenQuestion, choice: Choice): [number, string][] =>
  [...targetsOf(from, choice).values()].map(({ cell, note }) => [cell, note]);

describe('a complete list of answers', () => {
  test('the units of the answers can be chosen if the server names no actors', () => {
    expect(actorsOf({ ...attacks, actors: [] }, () => 4)).toEqual([
      { unit: 'A', cell: 4 },
      { unit: 'B', cell: 4 },
    ]);
  });

  test('enemy units of an answer are not chosen before its target', () => {
    const assault = question(true, [option('assault enemy with A', ['A', 'enemy'], [9])]);
    expect(cellsOf(assault, choose(['A']))).toEqual([[9, '']]);
  });

  test.each([
    [choose([]), ['pass', 'attack 9 with A', 'attack 9 with B', 'attack 9 with A, B'], []],
    [choose(['A']), ['attack 9 with A', 'attack 9 with A, B'], [[9, '1-1']]],
    [choose(['A', 'B']), ['attack 9 with A, B'], [[9, '3-1']]],
  ])('with %j chosen, the answers %j and the targets %j are offered', (choice, orders, targets) => {
    expect(ordersOf(matchingOptions(attacks, choice))).toEqual(orders);
    expect(cellsOf(attacks, choice)).toEqual(targets);
  });

  test.each([
    [
      [],
      [
        [5, ''],
        [8, ''],
      ],
    ],
    [
      [5],
      [
        [6, ''],
        [7, ''],
      ],
    ],
  ])('after the cells %j of a path, the next cells are %j', (path, targets) => {
    expect(cellsOf(retreats, choose([], path))).toEqual(targets);
  });

  test.each([
    [[], 8, { kind: 'answer', order: 'retreat 8' }],
    [[], 5, { kind: 'path', path: [5] }],
    [[5], 7, { kind: 'answer', order: 'retreat 5 7' }],
  ] as const)('after the cells %j, a click on cell %d means %j', (path, cell, expected) => {
    const choice = choose([], path);
    expect(chooseTarget(retreats, choice, targetsOf(retreats, choice).get(cell)!)).toEqual(expected);
  });

  test('a cell in which all paths begin need not be chosen', () => {
    const [short, end, far] = [
      [4, 5],
      [4, 6],
      [4, 6, 7],
    ].map((cells) => option(`retreat ${cells.join(',')}`, ['A'], cells));
    const paths = question(true, [short, end, far]);
    expect(cellsOf(paths, choose([]))).toEqual([
      [5, ''],
      [6, ''],
    ]);
    const [five, six] = [5, 6].map((cell) => targetsOf(paths, choose([])).get(cell)!);
    expect(chooseTarget(paths, choose([]), five)).toEqual({ kind: 'answer', order: 'retreat 4,5' });
    expect(chooseTarget(paths, choose([]), six)).toEqual({ kind: 'path', path: [4, 6] });
    expect(cellsOf(paths, choose([], [4, 6]))).toEqual([[7, '']]);
  });

  test('units answer at once if only one answer without cells is left', () => {
    const losses = question(true, [loseA, loseB]);
    expect(onlyAnswer(losses, choose(['A']))).toBe(loseA);
    expect(onlyAnswer(losses, choose([]))).toBeUndefined();
    expect(onlyAnswer(attacks, choose(['A', 'B']))).toBeUndefined();
  });
});

describe('an incomplete list of answers', () => {
  test('without chosen units, only the answers without units are offered', () => {
    expect(ordersOf(matchingOptions(moves, NOTHING_CHOSEN))).toEqual(['pass']);
    expect(cellsOf(moves, NOTHING_CHOSEN)).toEqual([]);
  });

  test('the targets are the last cells of the offered answers, and answers with the same target form a list', () => {
    const road = option('move A to 7 by 6', ['A'], [6, 7], '2');
    const woods = option('move A to 7 by 5', ['A'], [5, 7], '3');
    const choice = choose(['A'], [], [road, woods]);
    expect(cellsOf(moves, choice)).toEqual([[7, '2 / 3']]);
    expect(chooseTarget(moves, choice, targetsOf(moves, choice).get(7)!)).toEqual({
      kind: 'list',
      options: [road, woods],
    });
  });
});

test.each([
  [choose(['A'], [5, 6]), choose(['A'], [5])],
  [choose(['A']), NOTHING_CHOSEN],
  [NOTHING_CHOSEN, undefined],
])('one step back from %j leads to %j', (choice, before) => {
  expect(stepBack(choice)).toEqual(before);
});

test('the default answer is the first button, and if many answers have cells, they are chosen on the map', () => {
  const many = Array.from({ length: 13 }, (_, cell) => option(`interdict ${cell}`, [], [cell]));
  const first = option('pass', [], [], undefined);
  const isDefault = { ...first, isDefault: true as const };
  expect(ordersOf(buttonOptions(question(true, [...many, isDefault]), NOTHING_CHOSEN))).toEqual(['pass']);
  expect(ordersOf(buttonOptions(question(true, [loseA, isDefault]), NOTHING_CHOSEN))).toEqual(['pass', 'lose with A']);
});
