import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOWHERE, type Board, type Cell, type GridSpec } from '../../../engine/board/board.js';
import { createBoard } from '../../../engine/board/create-board.js';
import { neighboursOver } from '../../../engine/board/links.js';
import { countStepsFrom } from '../../../engine/board/nearest.js';
import { IMPASSABLE, Reach, UNREACHED } from '../../../engine/board/reach.js';
import { LineSearch } from '../../../engine/mechanics/lines.js';
import { equalModuloOffset } from '../../../engine/play/equal-modulo-offset.js';
import { GRIDS } from './grids.js';

/** A grid with three boxes. Far is linked to Near only, Lone is linked to nothing. */
const WITH_BOXES: GridSpec = {
  ...GRIDS['flat, even lower'],
  boxes: [{ label: '9900' }, { label: '9901' }, { label: '9902', edge: 'south' }],
  links: [
    { cells: ['9900', '0903'], kinds: ['land', 'rail'] },
    { cells: ['0905', '9900'], kinds: ['rail'] },
    { cells: ['9900', '9901'], kinds: ['land'] },
    { cells: ['0101', '0107'], kinds: ['land'] },
  ],
};
const board = createBoard(WITH_BOXES);
const [near, far, lone] = ['9900', '9901', '9902'].map((label) => board.cell(label));

const labelsBeside = (cell: Cell): string[] =>
  Array.from({ length: board.directions }, (_, direction) => board.neighbour(cell, direction))
    .filter((to) => to !== NOWHERE)
    .map((to) => board.label(to));

describe('boxes', () => {
  it('boxes have the indices after the cells of the grid and are found by their labels', () => {
    expect([board.gridSize, board.size]).toEqual([63, 66]);
    expect([near, far, lone]).toEqual([63, 64, 65]);
    expect(board.label(far)).toBe('9901');
  });
  it('boxes are neighbours only through links', () => {
    expect(labelsBeside(near)).toEqual(['0903', '0905', '9901']);
    expect(labelsBeside(lone)).toEqual([]);
    expect(labelsBeside(board.cell('0101'))).toContain('0107');
  });
  it('boxes have no row, column or distance on the grid', () => {
    const edge = board.cell('0903');
    expect(board.distance(near, edge)).toBe(Infinity);
    expect(board.distance(near, near)).toBe(0);
    expect(board.areAdjacent(near, edge)).toBe(false);
    expect([board.line(edge, near), board.ring(near, 1), board.range(edge, near)]).toEqual([[], [], undefined]);
    expect([board.column(near), board.row(near)]).toEqual([-1, -1]);
    expect(board.edge('east')).not.toContain(near);
    expect(board.ring(edge, 3)).not.toContain(near);
  });
  it('distances between cells and boxes are counted over links', () => {
    const fromEdge = countStepsFrom(board, board.cell('0903'));
    expect([near, far].map((box) => fromEdge[box])).toEqual([1, 2]);
    const fromFar = countStepsFrom(board, far);
    expect(['9901', '9900', '0903', '0902'].map((label) => fromFar[board.cell(label)])).toEqual([0, 1, 2, 3]);
  });
  it('a box without links is one step farther than the farthest other cell', () => {
    const steps = countStepsFrom(board, near);
    expect(steps[lone]).toBe(Math.max(...steps.filter((_, cell) => cell !== lone)) + 1);
    expect(new Set(countStepsFrom(board, lone))).toEqual(new Set([0, 1]));
  });
  it('boxes lie next to the edge nearest to their links, or next to the given edge', () => {
    const right = Math.max(...board.corners(board.cell('0901')).map(({ x }) => x));
    expect(board.centre(near).x).toBeGreaterThan(right);
    // A box that is linked only to a box lies in the row behind it.
    expect(board.centre(far).x).toBeGreaterThan(board.centre(near).x + 1.6);
    expect(board.centre(far).y).toBe(board.centre(near).y);
    expect(board.centre(lone).y).toBeGreaterThan(board.centre(board.cell('0907')).y + 1);
  });
  it('boxes lie in a row without overlap, wherever their links lead', () => {
    const labels = Array.from({ length: 4 }, (_, i) => `990${i}`);
    const crowd = createBoard({
      ...GRIDS['flat, even lower'],
      boxes: labels.map((label) => ({ label })),
      links: labels.map((label) => ({ cells: [label, '0907'], kinds: ['land'] })),
    });
    const along = labels.map((label) => crowd.centre(crowd.cell(label)).y).sort((a, b) => a - b);
    for (let i = 1; i < along.length; i++) expect(along[i] - along[i - 1]).toBeGreaterThan(1.4);
  });
  it('a box whose label is in use is ignored', () => {
    const again = createBoard({ ...WITH_BOXES, boxes: [{ label: '0101' }, { label: '9900' }, { label: '9900' }] });
    expect(again.size).toBe(again.gridSize + 1);
  });
});

describe('links', () => {
  it('a link between distant cells has kinds, and the border of two neighbouring cells has none', () => {
    const step = (from: Cell, to: Cell): number => from * board.directions + board.direction(from, to);
    expect(board.linkKinds(step(board.cell('0903'), near))).toEqual(['land', 'rail']);
    expect(board.linkKinds(step(near, board.cell('0905')))).toEqual(['rail']);
    expect(board.linkKinds(step(board.cell('0101'), board.cell('0102')))).toEqual([]);
  });
  it('several links between the same cells are merged, and links of adjacent, equal or missing cells are ignored', () => {
    const odd = createBoard({
      ...GRIDS['flat, even lower'],
      links: [
        { cells: ['0101', '0107'], kinds: ['land'] },
        { cells: ['0107', '0101'], kinds: ['rail', 'land'] },
        { cells: ['0101', '0102'], kinds: ['land'] },
        { cells: ['0303', '0303'], kinds: ['land'] },
        { cells: ['0303', '7777'], kinds: ['land'] },
      ],
    });
    const from = odd.cell('0101');
    expect(odd.directions).toBe(7);
    expect(odd.linkKinds(from * 7 + 6)).toEqual(['land', 'rail']);
    expect(odd.neighbour(odd.cell('0303'), 6)).toBe(NOWHERE);
  });
  it('on a board without links a cell has no directions other than its sides', () => {
    const plain = createBoard(GRIDS['flat, even lower']);
    expect(plain.directions).toBe(plain.sides);
    expect(neighboursOver(plain, () => false)).toBe(plain.neighbours);
  });
  it('neighboursOver removes the links whose kinds the rule rejects', () => {
    const rail = neighboursOver(board, (kinds) => kinds.includes('rail'));
    const lines = new LineSearch(board);
    expect(lines.network({ links: rail }, [near]).includes(far)).toBe(false);
    const end = lines.nearest({ links: board.neighbours }, [far], (cell) => cell === board.cell('0903'));
    expect(lines.line(end).map((cell) => board.label(cell))).toEqual(['9901', '9900', '0903']);
    expect(neighboursOver(board, () => false).filter((to) => to >= board.gridSize)).toHaveLength(0);
  });
  it('boards with different links or boxes are not equal', () => {
    expect(equalModuloOffset(board, createBoard({ ...WITH_BOXES }))).toBe(true);
    const kinds = WITH_BOXES.links.map((link, i) => (i === 0 ? { ...link, kinds: ['land'] } : link));
    expect(equalModuloOffset(board, createBoard({ ...WITH_BOXES, links: kinds }))).toBe(false);
    expect(equalModuloOffset(board, createBoard({ ...WITH_BOXES, boxes: WITH_BOXES.boxes.toReversed() }))).toBe(false);
  });
});

/** Generates any grid with a few boxes, and links between any of its cells. */
const linked = fc
  .record({
    grid: fc.constantFrom(...Object.values(GRIDS)),
    boxes: fc.integer({ min: 0, max: 4 }),
    ends: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('land', 'rail')), { maxLength: 12 }),
  })
  .map(({ grid, boxes, ends }) => {
    const labels = Array.from({ length: boxes }, (_, i) => ({ label: `BOX${i}` }));
    const bare = createBoard({ ...grid, boxes: labels });
    const label = (at: number): string => bare.label(at % bare.size);
    const links = ends.map(([a, b, kind]) => ({ cells: [label(a), label(b)] as const, kinds: [kind] }));
    return createBoard({ ...grid, boxes: labels, links });
  });

/** Computes the cheapest costs by relaxing every move until nothing changes. */
function slowReach({ size, directions, neighbours }: Board, start: Cell, steps: Uint8Array, points: number): number[] {
  const cost = new Array<number>(size).fill(Infinity);
  cost[start] = 0;
  for (let changed = true; changed;) {
    changed = false;
    neighbours.forEach((to, step) => {
      if (to === NOWHERE || steps[step] === IMPASSABLE) return;
      const total = cost[Math.floor(step / directions)] + steps[step];
      if (total <= points && total < cost[to]) {
        cost[to] = total;
        changed = true;
      }
    });
  }
  return cost;
}

describe('any board with links', () => {
  it('two linked cells are each other’s neighbours, with the same kinds of links', () => {
    fc.assert(
      fc.property(linked, (any) => {
        any.neighbours.forEach((to, step) => {
          if (to === NOWHERE) return;
          const from = Math.floor(step / any.directions);
          const back = any.direction(to, from);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(any.linkKinds(to * any.directions + back)).toEqual(any.linkKinds(step));
          expect(any.areAdjacent(from, to)).toBe(step % any.directions < any.sides);
        });
      }),
    );
  });
  it('Reach finds the same cells over links as brute force', () => {
    fc.assert(
      fc.property(linked, fc.nat(), fc.integer({ min: 0, max: 14 }), fc.nat(), (any, at, points, seed) => {
        const steps = Uint8Array.from(any.neighbours, (to, step) =>
          to === NOWHERE || (step * 7 + seed) % 11 === 0 ? IMPASSABLE : 1 + ((step + seed) % 3),
        );
        const start = at % any.size;
        const reach = new Reach(any);
        reach.run(start, points, steps, new Uint8Array(any.size));
        const slow = slowReach(any, start, steps, points).map((cost) => (cost === Infinity ? UNREACHED : cost));
        expect([...reach.cost]).toEqual(slow);
      }),
    );
  });
});
