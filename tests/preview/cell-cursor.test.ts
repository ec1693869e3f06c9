import { describe, expect, test } from 'vitest';
import type { BoxSpec } from '../../engine/board/board.js';
import { groundOf, UNIT } from '../../preview/render/ground.js';
import { nextCell, DIRECTIONS } from '../../preview/webview/map/cell-cursor.js';
import { GRIDS } from './scenes.js';

describe('arrow keys walk in straight lines', () => {
  test.each([
    ['flat', '0303', 'ArrowRight', 7],
    ['flat', '0303', 'ArrowDown', 5],
    ['pointy', '0304', 'ArrowDown', 5],
    ['pointy', '0304', 'ArrowRight', 6],
    ['squares', '0303', 'ArrowUp', 2],
  ] as const)(
    'on the grid “%s”, from cell %s, repeated presses of %s walk %i cells in a straight line to the edge of the map',
    (grid, from, key, steps) => {
      const ground = groundOf(GRIDS[grid]);
      const start = ground.board.cell(from);
      const line = ground.centres[start];
      const walked: number[] = [];
      for (
        let at = nextCell({ cell: start, aim: line }, DIRECTIONS[key]!, ground);
        at;
        at = nextCell(at, DIRECTIONS[key]!, ground)
      )
        walked.push(at.cell);
      expect(new Set(walked).size).toBe(steps);
      const aside = walked.map((cell) =>
        Math.abs(key === 'ArrowRight' ? ground.centres[cell].y - line.y : ground.centres[cell].x - line.x),
      );
      expect(Math.max(...aside)).toBeLessThanOrEqual(UNIT / 2 + 0.01);
    },
  );

  test.each([
    ['ArrowLeft', '0101', '9900'],
    ['ArrowRight', '9900', '0104'],
    ['ArrowDown', '9900', '9901'],
    ['ArrowUp', '9901', '9900'],
    ['ArrowUp', '0101', undefined],
  ] as const)('the key %s moves the cursor from the cell %s to the cell %s on a map with boxes', (key, from, to) => {
    const boxes: BoxSpec[] = ['9900', '9901'].map((label) => ({ label, edge: 'west' }));
    const ground = groundOf({ ...GRIDS.squares, boxes });
    const cell = ground.board.cell(from);
    const next = nextCell({ cell, aim: ground.centres[cell] }, DIRECTIONS[key]!, ground);
    expect(next && ground.board.label(next.cell)).toBe(to);
  });

  test('an arrow key and its opposite lead back to the same cell, on every grid', () => {
    const back = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    } as const;
    for (const grid of Object.values(GRIDS)) {
      const ground = groundOf(grid);
      for (const key of Object.keys(back) as (keyof typeof back)[]) {
        const cell = ground.board.cell('0404');
        const next = nextCell({ cell, aim: ground.centres[cell] }, DIRECTIONS[key]!, ground);
        expect(next && nextCell(next, DIRECTIONS[back[key]]!, ground)?.cell).toBe(cell);
      }
    }
  });
});
