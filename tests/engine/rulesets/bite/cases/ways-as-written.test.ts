import { describe, expect, test } from 'vitest';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { BiteViews } from '../../../../../engine/rulesets/bite/position/views.js';
import { order } from '../../pgg/drive.js';
import { take, type Step } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

interface Case extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly steps: readonly Step[];
}

const INF = 'infantry corps I 4|3|2|1';
const TANK = 'panzer corps T 5|4|3|2|1';
const ENEMY = 'infantry army E 4|3|2|1';

/**
 * Moves whose order names a path: the move follows that path, or the order is refused. The hexes form a column: 0505,
 * 0506, 0507.
 */
const cases: readonly Case[] = [
  {
    case: 'a path to an adjacent hex via the hex behind it costs both parts of the path',
    rules: '7.5.3.costs 7.5.3.afford',
    axis: { '0505': [INF] },
    steps: [
      { order: 'move I to 0506 via 0510', refused: '7.5.3.afford too-far' },
      { order: 'move I to 0506 via 0507', at: { I: '0506' }, facts: { move: { cost: 3 } } },
    ],
  },
  {
    case: 'a path passes several hexes in the order written',
    rules: '7.5.3.costs',
    axis: { '0505': [TANK] },
    steps: [{ order: 'move T to 0507 via 0506 0505', at: { T: '0507' }, facts: { move: { cost: 4 } } }],
  },
  {
    case: 'a path does not continue from a hex with enemy units',
    rules: '7.5.3.enemy',
    axis: { '0505': [TANK] },
    soviet: { '0506': [ENEMY] },
    steps: [{ order: 'move T to 0507 via 0506', refused: '7.5.3.enemy enemy-stops' }],
  },
  {
    case: 'units of two hexes may not share one path with `via`',
    rules: '7.5',
    axis: { '0505': [INF], '0405': [TANK] },
    steps: [{ order: 'move I, T to 0506 via 0507', refused: '7.5 several-starts' }],
  },
];

describe('moves follow the path written in the order', () => {
  test.each(cases)('$case [$rules]', ({ steps, ...sketch }) => {
    const at = field(sketch);
    for (const step of steps) take(at, step, [moving]);
  });

  test('the cost of an order includes the path through the hexes of `via` [7.5.3.costs]', () => {
    const at = field({ axis: { '0505': [INF] } });
    const costOf = (text: string): number | undefined => new BiteViews(at.state).cost?.(order(at, text))?.value;
    expect([costOf('move I to 0506'), costOf('move I to 0506 via 0507')]).toEqual([1, 3]);
  });

  test('an order for rail movement names one unit and one hex [7.4]', () => {
    const at = field({ phase: 'strategic rail', axis: { '0505': [INF, TANK] } });
    take(at, { order: 'rail I, T to 0506', refused: '7.4 several-units' }, [byRail]);
    take(at, { order: 'rail I to 0506 0507', refused: '7.4 several-hexes' }, [byRail]);
  });
});
