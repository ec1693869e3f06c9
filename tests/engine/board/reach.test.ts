import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE, type Board } from '../../../engine/board/board.js';
import { createBoard } from '../../../engine/board/create-board.js';
import { BLOCKED, IMPASSABLE, NO_CHAIN, Reach, STOP, UNREACHED } from '../../../engine/board/reach.js';
import { GRIDS } from './grids.js';

/** Tries every legal walk and keeps the cheapest cost of each cell. {@link Reach} must find the same costs. */
function bruteForce(board: Board, start: number, budget: number, steps: Uint8Array, marks: Uint8Array): number[] {
  const cost = new Array<number>(board.size).fill(-1);
  const walk = (cell: number, spent: number): void => {
    if (cost[cell] !== -1 && cost[cell] <= spent) return;
    cost[cell] = spent;
    if (marks[cell] & STOP && cell !== start) return;
    for (let direction = 0; direction < board.directions; direction++) {
      const next = board.neighbour(cell, direction);
      const step = steps[cell * board.directions + direction];
      if (next === NOWHERE || step === IMPASSABLE || spent + step > budget) continue;
      if (marks[next] & BLOCKED || marks[cell] & marks[next] & NO_CHAIN) continue;
      walk(next, spent + step);
    }
  };
  walk(start, 0);
  return cost;
}

/** Returns the cost of each cell; -1 for a cell that the search did not reach. */
const costs = (reach: Reach, size = reach.cells.length): number[] =>
  Array.from(reach.cost.subarray(0, size), (cost) => (cost === UNREACHED ? -1 : cost));

describe.each(Object.entries(GRIDS))('%s', (_name, grid) => {
  const board = createBoard(grid);
  const ground = fc.record({
    start: fc.integer({ min: 0, max: board.size - 1 }),
    budget: fc.integer({ min: 0, max: 12 }),
    steps: fc.array(fc.constantFrom(0, 1, 1, 2, 2, 3, 4, IMPASSABLE), {
      minLength: board.size * board.directions,
      maxLength: board.size * board.directions,
    }),
    marks: fc.array(fc.constantFrom(0, 0, 0, 0, BLOCKED, STOP, NO_CHAIN, STOP | NO_CHAIN), {
      minLength: board.size,
      maxLength: board.size,
    }),
  });
  const reach = new Reach(board);

  test('Reach finds the same cells and costs as a brute-force search, also when it is used again', () => {
    fc.assert(
      fc.property(ground, ({ start, budget, steps, marks }) => {
        const [stepTable, markTable] = [Uint8Array.from(steps), Uint8Array.from(marks)];
        const count = reach.run(start, budget, stepTable, markTable);
        const expected = bruteForce(board, start, budget, stepTable, markTable);
        expect(costs(reach)).toEqual(expected);
        expect(count).toBe(expected.filter((cost) => cost >= 0).length);
        const found = Array.from(reach.cells.subarray(0, count));
        const inOrder = found.map((cell) => expected[cell]);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
        for (const cell of found) {
          const path = reach.path(cell);
          expect([path[0], path.at(-1)]).toEqual([start, cell]);
          const paid = path.slice(1).map((to, i) => steps[path[i] * board.directions + board.direction(path[i], to)]);
          expect(paid.reduce<number>((sum, step) => sum + step, 0)).toBe(expected[cell]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
