import { describe, expect, test } from 'vitest';
import { flightDistance } from '../../../../../engine/rulesets/bite/air/bases.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import { SEA_ROUTE } from '../../../../../engine/rulesets/bite/state/ground.js';
import { take } from '../orders.js';
import { field, type Sketch } from '../sketch.js';

/** Two off-map boxes: only trains go to one, units may walk to the other. */
const withBoxes: Sketch = {
  places: { Berlin: 'capital 2004 (nation Germany, source Germany)' },
  routes: { rail: ['2004 - 2005'] },
  boxes: ['9901', '9902'],
  links: ['rail link 2005 - 9901', 'land link 2008 - 9902'],
  settings: { 'saved of Germany': [9] },
  axis: { '2005': ['infantry corps A 4|3'], '2008': ['infantry corps B 4|3'] },
};

describe('off-map boxes', () => {
  test('a rail box is reached only by rail [3.5, 3.7, 3.7.links]', () => {
    const at = field({ ...withBoxes, phase: 'strategic rail' });
    take(at, { order: 'move A to 9901', refused: '3.7 rail-only' }, [moving]);
    take(at, { order: 'rail B to 9902', refused: '7.4 no-rail' }, [byRail]);
    take(at, { order: 'rail A to 9901', at: { A: '9901' } }, [byRail]);
  });

  test('a land link costs three points like a red arrow [3.7.links, 7.5.5]', () => {
    const at = field(withBoxes);
    take(at, { order: 'move B to 9902', at: { B: '9902' }, facts: { move: { cost: 3 } } }, [moving]);
  });

  test('the flight distance to a box is one hex more than to the hex where its link ends [3.7, 7.5.3.air]', () => {
    const { state, cell } = field(withBoxes);
    const far = (from: string, to: string): number => flightDistance(state.ground, cell(from), cell(to));
    expect([far('2008', '9902'), far('2005', '9902'), far('9902', '2005')]).toEqual([1, 4, 4]);
    expect(far('0505', '0808')).toBe(5);
  });

  test('a sea route to a box exists only after it is built [3.7.route]', () => {
    const { state, cell, board } = field({
      routes: { 'sea route': ['"Baku-Krasnovodsk" 1207 - 1208 (buildable, yellow 10)'] },
    });
    const at = cell('1207') * board.directions + board.direction(cell('1207'), cell('1208'));
    const isThere = (): boolean => (state.routes[at] & SEA_ROUTE) !== 0;
    expect(isThere()).toBe(false);
    state.projects = ['Baku-Krasnovodsk'];
    state.recomputeRoutes();
    expect(isThere()).toBe(true);
  });
});
