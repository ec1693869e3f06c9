import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../engine/board/board.js';
import { groundOf } from '../../preview/render/ground.js';
import { loopsOf, naturalOutline } from '../../preview/render/outline.js';
import { GRIDS } from './scenes.js';

describe.each(Object.entries(GRIDS))('%s', (_, grid) => {
  const ground = groundOf(grid);
  const cells = [...ground.centres.keys()];

  test('each cell is found at its centre, and no cell outside the sheet', () => {
    expect(cells.map((cell) => ground.cellAt(ground.centres[cell]))).toEqual(cells);
    expect(ground.cellAt({ x: -200, y: -200 })).toBe(NOWHERE);
  });

  test('adjacent cells share the two vertices of their common edge', () => {
    for (const cell of cells) {
      for (let side = 0; side < ground.sides; side++) {
        const beyond = ground.beyond(cell, side);
        if (beyond === NOWHERE) continue;
        const corners = (of: number, k: number): number[] => [
          ground.corners[of * ground.sides + k],
          ground.corners[of * ground.sides + ((k + 1) % ground.sides)],
        ];
        expect(corners(beyond, ground.sideTowards(beyond, cell)).sort()).toEqual(corners(cell, side).sort());
      }
    }
  });

  test('the outline of any set of cells contains each boundary edge once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...cells), { minLength: 1 }), (some) => {
        const set = new Set(some);
        const loops = loopsOf(ground, (cell) => set.has(cell), set);
        const sides = some.flatMap((cell) =>
          Array.from({ length: ground.sides }, (_side, side) => ground.beyond(cell, side)).filter(
            (beyond) => !set.has(beyond),
          ),
        );
        expect(loops.reduce((sum, loop) => sum + loop.length, 0)).toBe(sides.length);
      }),
    );
  });

  test('the outline of a group of cells is the same each time it is drawn', () => {
    const some = cells.filter((cell) => cell % 3 !== 0);
    const draw = (): string => naturalOutline(ground, (cell) => cell % 3 !== 0, some);
    expect(draw()).toBe(draw());
  });
});
