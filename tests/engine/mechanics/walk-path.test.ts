import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import { sumStepCosts, type Step } from '../../../engine/mechanics/movement/step-costs.js';
import { explainPath, walkPath, type WalkRules } from '../../../engine/mechanics/movement/walk-path.js';
import { ledgerText } from '../../../engine/model/ledger.js';
import { isRefusal, type Refusal } from '../../../engine/play/moment.js';
import { refusal } from '../../../engine/play/refusal.js';

const board = createBoard({ ...PLAIN_GRID, columns: 6, rows: 5 });
const at = (label: string): number => (label === 'nowhere' ? NOWHERE : board.cell(label));
const cells = (line: string): number[] => line.split(' > ').filter(Boolean).map(at);
const label = (cell: number): string => (cell === NOWHERE ? 'nowhere' : board.label(cell));

/** On this map column 02 is wood, 0303 is a swamp that stops units, and 0403 is a lake. */
const WOODS = cells('0201 > 0202 > 0203 > 0204 > 0205');
const SWAMP = at('0303');
const LAKE = at('0403');
const costTo = (cell: number): number => (WOODS.includes(cell) ? 2 : 1);

const no = (rule: string, slug: string, { from, to }: Step, why: string): Refusal =>
  refusal(rule, slug, `${label(from)} to ${label(to)}: ${why}.`);

interface Variant extends Pick<WalkRules, 'spent'> {
  readonly points?: number;
  readonly checked?: 'each step' | 'whole path';
  /** True if the game refuses a step after a stop itself, after its other reasons. */
  readonly ownStop?: boolean;
}

function rulesOf({ points, checked = 'each step', ownStop = false, spent }: Variant): WalkRules {
  return {
    notAdjacent: (step) => no('1', 'gap', step, 'not adjacent'),
    ...(!ownStop && { mustStop: (step: Step) => no('2', 'stop', step, 'the swamp stops the unit') }),
    take(step, { stops }) {
      if (step.to === LAKE) return no('3', 'lake', step, 'lake');
      if (ownStop && stops) return no('2', 'stop', step, 'the swamp stops the unit');
      return { cost: costTo(step.to), stops: step.to === SWAMP };
    },
    ...(points !== undefined && {
      limit: {
        points,
        checked,
        refuse: ({ path, step, stepCost, spent: sum }) =>
          no('4', 'limit', step, `${path.length} cells cost ${sum}, the last ${stepCost}, of ${points}`),
      },
    }),
    ...(spent !== undefined && { spent }),
  };
}

const walk = (line: string, variant: Variant = {}) => walkPath(board, cells(line), rulesOf(variant));

/** Walks a path and returns its refusal, or the points spent and whether the unit must stop. */
function outcome(line: string, variant: Variant): string {
  const walked = walk(line, variant);
  return isRefusal(walked) ? walked.message : `${walked.spent}${walked.stops ? ', stops' : ''}`;
}

describe('walkPath', () => {
  const cases: readonly (readonly [string, string, Variant, string])[] = [
    ['adds up the cost of the steps', '0101 > 0201 > 0301', {}, '3'],
    ['accepts an empty path', '', { points: 0 }, '0'],
    ['accepts a path of one cell', '0101', { points: 0 }, '0'],
    [
      'does not compare points spent before with the limit on a path without steps',
      '0101',
      { points: 1, spent: 2 },
      '2',
    ],
    ['adds the points spent before', '0101 > 0102', { spent: 4 }, '5'],
    ['accepts a path that costs exactly the limit', '0101 > 0201 > 0301', { points: 3 }, '3'],
    [
      'refuses the first step beyond the limit',
      '0101 > 0201 > 0301 > 0401',
      { points: 2 },
      '0201 to 0301: 3 cells cost 3, the last 1, of 2 [4].',
    ],
    [
      'refuses the first step if it costs more than the limit',
      '0101 > 0201 > 0301',
      { points: 1 },
      '0101 to 0201: 2 cells cost 2, the last 2, of 1 [4].',
    ],
    [
      'compares the points spent before and on the path with the limit',
      '0101 > 0102 > 0103',
      { points: 3, spent: 2 },
      '0102 to 0103: 3 cells cost 4, the last 1, of 3 [4].',
    ],
    [
      'compares the sum of the whole path with the limit at the end',
      '0101 > 0201 > 0301 > 0401',
      { points: 2, checked: 'whole path' },
      '0301 to 0401: 4 cells cost 4, the last 1, of 2 [4].',
    ],
    [
      'reports the limit before an illegal later step if each step is checked',
      '0301 > 0302 > 0402 > 0403',
      { points: 1 },
      '0302 to 0402: 3 cells cost 2, the last 1, of 1 [4].',
    ],
    [
      'reports an illegal later step before the limit if the whole path is checked',
      '0301 > 0302 > 0402 > 0403',
      { points: 1, checked: 'whole path' },
      '0402 to 0403: lake [3].',
    ],
    ['refuses a step that the game refuses', '0302 > 0402 > 0403', {}, '0402 to 0403: lake [3].'],
    ['refuses a step between cells that are not adjacent', '0101 > 0102 > 0104', {}, '0102 to 0104: not adjacent [1].'],
    ['refuses a step that stays in its cell', '0101 > 0101', {}, '0101 to 0101: not adjacent [1].'],
    ['refuses a step over the edge of the map', '0102 > 0101 > nowhere', {}, '0101 to nowhere: not adjacent [1].'],
    ['refuses a step across the map from one edge to the other', '0101 > 0601', {}, '0101 to 0601: not adjacent [1].'],
    ['lets a path end where the unit must stop', '0301 > 0302 > 0303', {}, '2, stops'],
    [
      'refuses a step out of a cell where the unit must stop',
      '0302 > 0303 > 0304',
      {},
      '0303 to 0304: the swamp stops the unit [2].',
    ],
    ['lets a path begin in a cell where a unit that enters must stop', '0303 > 0304', {}, '1'],
    ['reports a gap before the stop', '0302 > 0303 > 0305', {}, '0303 to 0305: not adjacent [1].'],
    [
      'reports the stop before the reasons of the game',
      '0302 > 0303 > 0403',
      {},
      '0303 to 0403: the swamp stops the unit [2].',
    ],
    [
      'leaves the order of stop and other reasons to a game that refuses the stop itself',
      '0302 > 0303 > 0403',
      { ownStop: true },
      '0303 to 0403: lake [3].',
    ],
    [
      'tells a game that refuses the stop itself that the unit must stop',
      '0302 > 0303 > 0304',
      { ownStop: true },
      '0303 to 0304: the swamp stops the unit [2].',
    ],
  ];
  test.each(cases)('walkPath %s', (_, line, variant, expected) => {
    expect(outcome(line, variant)).toBe(expected);
  });

  test('walkPath asks for the cost of each step in order, with the points spent before it', () => {
    const questions: string[] = [];
    walkPath(board, cells('0101 > 0201 > 0301'), {
      notAdjacent: (step) => no('1', 'gap', step, 'not adjacent'),
      take({ from, to, first, last }, { spent, stops }) {
        questions.push(`${label(from)}-${label(to)} ${String(first)} ${String(last)} ${spent} ${String(stops)}`);
        return { cost: 3, stops: true };
      },
      spent: 1,
    });
    expect(questions).toEqual(['0101-0201 true false 1 false', '0201-0301 false true 4 true']);
  });
});

/** A random path of neighbouring cells. */
const paths = fc
  .tuple(fc.nat({ max: board.size - 1 }), fc.array(fc.nat({ max: 5 }), { maxLength: 8 }))
  .map(([start, turns]) => {
    const path = [start];
    for (const turn of turns) {
      const ring = board.ring(path[path.length - 1], 1);
      path.push(ring[turn % ring.length]);
    }
    return path;
  });

describe('explainPath', () => {
  const explained = (path: readonly number[]) =>
    explainPath<'5'>(board, path, (cost, { to }) => {
      cost.plus(costTo(to), () => label(to), '5');
    });

  test('explainPath returns the cost of a path with the reasons of each step', () => {
    const { value, ledger } = explained(cells('0101 > 0201 > 0301'));
    expect([value, ledgerText(ledger)]).toEqual([3, '+2 0201 [5]; +1 0301 [5]']);
  });

  test.each(['', '0101'])('explainPath returns no cost and no reasons for the path `%s`', (line) => {
    const { value, ledger } = explained(cells(line));
    expect([value, ledger]).toEqual([0, []]);
  });

  test('walkPath, explainPath and sumStepCosts agree on the cost of a path', () => {
    const steps = Uint8Array.from(board.neighbours, (to) => (to === NOWHERE ? 255 : costTo(to)));
    fc.assert(
      fc.property(paths, (path) => {
        const walked = walkPath(board, path, {
          notAdjacent: (step) => no('1', 'gap', step, 'not adjacent'),
          take: ({ to }) => ({ cost: costTo(to), stops: false }),
        });
        const { value } = explained(path);
        expect(walked).toEqual({ spent: value, stops: false });
        expect(sumStepCosts(board, steps, path)).toBe(value);
      }),
    );
  });
});
