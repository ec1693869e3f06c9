import { describe, expect, test } from 'vitest';
import { controllerOf, isContested } from '../../../../../engine/rulesets/rtl/zones/control.js';
import { isInZone } from '../../../../../engine/rulesets/rtl/zones/zones.js';
import { board, field, type Sketch } from '../sketch.js';

describe('the grid', () => {
  test.each([
    { case: 'C15', hex: '5929', beside: '5829 5830 5928 5930 6029 6030' },
    { case: 'C16', hex: '5830', beside: '5729 5730 5829 5831 5929 5930' },
  ])('$case: the neighbours of $hex are right', ({ hex, beside }) => {
    const cell = board.cell(hex);
    const labels = Array.from({ length: board.directions }, (_, direction) =>
      board.label(board.neighbour(cell, direction)),
    );
    expect(labels.sort().join(' ')).toBe(beside);
  });

  test('C17: the distance from 5828 to 6229 is 4 hexes', () => {
    expect(board.distance(board.cell('5828'), board.cell('6229'))).toBe(4);
  });
});

const INFANTRY = 'infantry battalion I 4-4-4 (efficiency 5, stacking 2)';
const TANKS = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';
const LORRIES = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const BRIDGE = 'bridge unit B (towards 6431)';
const GUNS = 'artillery battalion G 3-2-4 (range 6, efficiency 5, stacking 1, banded)';

/** A test case of a ZOC: the adjacent hexes into which the German units in 6430 exert it. */
interface Zones extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly into: string;
}

const AROUND = '6329 6330 6429 6431 6529 6530';
const WEST = '6329 6330 6429 6529 6530';
const river = { river: '6430/6431' };
const bridged = { ...river, bridge: '6430/6431' };
const swamp = { 6431: 'swamp' };

const zones: readonly Zones[] = [
  { case: 'C18: a banded unit without others exerts no ZOC', rules: '2.52 3.23', german: { 6430: [GUNS] }, into: '' },
  {
    case: 'C18: a banded unit with an unbanded one exerts a ZOC',
    rules: '3.23',
    german: { 6430: [GUNS, INFANTRY] },
    into: AROUND,
  },
  {
    case: 'C19: infantry exerts a ZOC across a river',
    rules: '3.24',
    sides: river,
    german: { 6430: [INFANTRY] },
    into: AROUND,
  },
  {
    case: 'C19: tanks exert no ZOC across a river',
    rules: '3.24a',
    sides: river,
    german: { 6430: [TANKS] },
    into: WEST,
  },
  {
    case: 'C19: tanks together with infantry exert a ZOC across a river',
    rules: '3.24a',
    sides: river,
    german: { 6430: [TANKS, INFANTRY] },
    into: AROUND,
  },
  {
    case: 'C19: tanks exert a ZOC across a bridge',
    rules: '3.24a',
    sides: bridged,
    german: { 6430: [TANKS] },
    into: AROUND,
  },
  {
    case: 'C19: tanks exert a ZOC across a bridge unit',
    rules: '3.24a 16.21',
    sides: river,
    german: { 6430: [TANKS, BRIDGE] },
    into: AROUND,
  },
  {
    case: 'lorries exert a ZOC across a river',
    rules: '3.24a',
    sides: river,
    german: { 6430: [LORRIES] },
    into: AROUND,
  },
  {
    case: 'C20: lorries exert no ZOC into a swamp',
    rules: '3.24b',
    terrain: swamp,
    german: { 6430: [LORRIES] },
    into: WEST,
  },
  {
    case: 'infantry exerts a ZOC into a swamp',
    rules: '3.24',
    terrain: swamp,
    german: { 6430: [INFANTRY] },
    into: AROUND,
  },
  {
    case: 'C20: lorries exert a ZOC into a swamp with a road',
    rules: '3.24b',
    terrain: swamp,
    routes: { 'secondary road': ['6430 - 6431'] },
    german: { 6430: [LORRIES] },
    into: AROUND,
  },
  {
    case: 'lorries exert no ZOC into a swamp by a road from elsewhere',
    rules: '3.24b',
    terrain: swamp,
    routes: { 'secondary road': ['6432 - 6431'] },
    german: { 6430: [LORRIES] },
    into: WEST,
  },
  ...(
    [
      ['dry', 'no', AROUND],
      ['rain', 'no', WEST],
      ['rain', 'yes', AROUND],
    ] as const
  ).map(([weather, reading, into]) => ({
    case: `lorries exert a ZOC into a swamp along a trail or not: ${weather}, reading ${reading}`,
    rules: '3.24b 5.13d',
    weather,
    rulings: { 'zoc.trailIntoSwampInRain': reading },
    terrain: swamp,
    routes: { trail: ['6430 - 6431'] },
    german: { 6430: [LORRIES] },
    into,
  })),
  {
    case: 'no unit exerts a ZOC into a lake',
    rules: '3.24',
    terrain: { 6431: 'lake' },
    german: { 6430: [INFANTRY] },
    into: WEST,
  },
  { case: 'a bridge unit exerts no ZOC', rules: '3.22', german: { 6430: [BRIDGE] }, into: '' },
  { case: 'a leader exerts no ZOC', rules: '3.22', german: { 6430: ['leader Manstein 2 (range 8)'] }, into: '' },
];

describe('zones of control', () => {
  test.each(zones)('$case [$rules]', ({ into, ...sketch }) => {
    const { state, cells } = field(sketch);
    const exerted = cells(AROUND).filter((cell) => isInZone(state, 0, cell));
    expect(exerted.map((cell) => board.label(cell)).join(' ')).toBe(into);
  });

  test('zones of control follow units that come and go', () => {
    const { state, piece, cell, cells } = field({ german: { 6430: [INFANTRY] } });
    state.put(piece('I'), cell('6433'));
    expect(cells(AROUND).filter((one) => isInZone(state, 0, one))).toEqual([]);
    expect(isInZone(state, 0, cell('6432'))).toBe(true);
  });
});

describe('control', () => {
  const between = { german: { 6430: [INFANTRY] }, soviet: { 6432: ['infantry battalion S 3-4-4'] } };

  test('C21: an empty hex in the ZOC of both sides is contested [3.12b]', () => {
    const { state, cell } = field(between);
    expect(isContested(state, cell('6431'))).toBe(true);
    expect(isContested(state, cell('6430'))).toBe(false);
    expect(isContested(state, cell('6429'))).toBe(false);
  });

  test('C22: the side that passed a hex last controls it until an uncontested ZOC reaches it [3.12a]', () => {
    const { state, piece, cell } = field({
      german: { 6430: [INFANTRY] },
      soviet: { 6420: ['infantry battalion S 3-4-4'] },
    });
    for (const on of ['6431', '6432', '6433', '6434']) state.put(piece('I'), cell(on));
    expect(controllerOf(state, cell('6432'))).toBe(0);
    state.put(piece('S'), cell('6531'));
    expect(controllerOf(state, cell('6432'))).toBe(1);
    state.put(piece('S'), cell('6420'));
    expect(controllerOf(state, cell('6432'))).toBe(0);
  });

  test('RTL-43: a hex that no side has held has no controller [3.12a]', () => {
    const { state, cell } = field({ german: { 6430: [INFANTRY] } });
    expect(controllerOf(state, cell('6420'))).toBe(-1);
  });
});
