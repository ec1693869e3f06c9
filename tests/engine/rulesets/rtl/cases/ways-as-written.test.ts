import { describe, expect, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { RtlViews } from '../../../../../engine/rulesets/rtl/position/views.js';
import { order } from '../drive.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const INF = 'infantry battalion I 4-4-4 (efficiency 5, stacking 2)';
const MOT = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const ENEMY = 'infantry battalion E 3-4-4 (efficiency 4, stacking 2)';

/**
 * Moves whose order names a path: the move follows that path, or the order is refused. The hexes form a column from
 * 6430 to the south.
 */
const cases: readonly Case[] = [
  {
    case: 'a path to the next hex via one behind it costs both parts',
    rules: '8.11 8.13',
    german: { 6430: [INF] },
    steps: [
      { order: 'move I to 6431 via 6425', refused: '8.13 out-of-reach' },
      { order: 'move I to 6431 via 6433', refused: '8.13 points' },
      { order: 'move I to 6431 via 6432', at: { I: '6431' }, facts: { move: { cost: '3' } } },
    ],
  },
  {
    case: 'a path passes several hexes in the order written',
    rules: '8.11 8.13',
    german: { 6430: [INF] },
    steps: [{ order: 'move I to 6432 via 6431 6430', at: { I: '6432' }, facts: { move: { cost: '4' } } }],
  },
  {
    case: 'a `via` path that jumps over a hex is refused',
    rules: '8.11',
    german: { 6430: [INF] },
    steps: [{ order: 'move I to 6433 via 6430 > 6432', refused: '8.11 no-neighbour' }],
  },
  {
    case: 'infantry does not move on from a `via` hex in an enemy zone',
    rules: '8.22',
    german: { 6430: [INF] },
    soviet: { 6432: [ENEMY] },
    steps: [{ order: 'move I to 6531 via 6431', refused: '8.22 stopped' }],
  },
  {
    case: 'units of two hexes may not share one `via` path',
    rules: '8.11',
    german: { 6430: [INF], 6330: [MOT] },
    steps: [{ order: 'move I, M to 6431 via 6432', refused: '8.11 several-starts' }],
  },
];

describe('moves follow the path written in the order', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });

  test('the cost of an order includes the path through the `via` hexes [8.13]', () => {
    const at = field({ german: { 6430: [INF] } });
    const costOf = (text: string): number | undefined => new RtlViews(at.state).cost?.(order(at, text))?.value;
    expect([costOf('move I to 6431'), costOf('move I to 6431 via 6432')]).toEqual([1, 3]);
  });
});
