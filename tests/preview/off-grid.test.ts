import { describe, expect, test } from 'vitest';
import { NOWHERE, type GridSpec } from '../../engine/board/board.js';
import { groundOf } from '../../preview/render/ground.js';
import { boxNames, links } from '../../preview/render/off-grid.js';
import { PALETTES } from '../../preview/render/palette.js';
import { renderSvg } from '../../preview/render/render.js';
import { svgOf } from '../../preview/render/svg.js';
import { ways } from '../../preview/render/ways.js';
import { feature, GRIDS, scene } from './scenes.js';

describe.each(Object.entries(GRIDS))('boxes and links of %s', (_, bare: GridSpec) => {
  const grid: GridSpec = {
    ...bare,
    boxes: [{ label: '9900' }, { label: '9901' }, { label: '9902', edge: 'west' }],
    links: [
      { cells: ['9900', '0204'], kinds: ['land link'] },
      { cells: ['9900', '9901'], kinds: ['rail link'] },
    ],
  };
  const ground = groundOf(grid);
  const { board, centres, vertices, corners, sides } = ground;
  const [near, far, lone] = ['9900', '9901', '9902'].map((label) => board.cell(label));
  const rimOf = (cell: number): { x: number; y: number }[] =>
    Array.from({ length: sides }, (_side, k) => vertices[corners[cell * sides + k]]);
  const features = [
    feature('box', { name: 'Haven', cells: [near] }),
    feature('box', { name: 'An isle with a very long name', cells: [far] }),
    feature('land link', { chains: [[near, board.cell('0204')]] }),
    feature('rail link', { chains: [[near, far]] }),
  ];

  test('the pointer finds a box at any point inside the outline of the box, up to its corners', () => {
    for (const cell of [near, far, lone]) {
      const { x, y } = centres[cell];
      expect(ground.cellAt({ x, y })).toBe(cell);
      for (const corner of rimOf(cell)) {
        const at = (share: number): { x: number; y: number } => ({
          x: x + (corner.x - x) * share,
          y: y + (corner.y - y) * share,
        });
        expect([ground.cellAt(at(0.98)), ground.cellAt(at(1.05))]).toEqual([cell, NOWHERE]);
      }
    }
  });

  test('all boxes are drawn inside the sheet and outside the grid', () => {
    for (const cell of [near, far, lone])
      for (const { x, y } of rimOf(cell)) expect(x > 0 && y > 0 && x < ground.width && y < ground.height).toBe(true);
    const onMap = new Set(Array.from({ length: board.gridSize }, (_cell, cell) => ground.cellAt(centres[cell])));
    expect([...onMap].some((cell) => cell >= board.gridSize)).toBe(false);
  });

  test('a link ends at the edge of a box', () => {
    const drawn = svgOf(links(features, ground, PALETTES.light));
    const points = [...drawn.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(points).toHaveLength(2 * 3); // One link has one stroke, the other link has two.
    for (const { x, y } of points) {
      const within = [near, far].some((cell) => {
        const rim = rimOf(cell);
        const [wide, high] = [rim.map((corner) => corner.x), rim.map((corner) => corner.y)];
        return (
          x > Math.min(...wide) + 1 &&
          x < Math.max(...wide) - 1 &&
          y > Math.min(...high) + 1 &&
          y < Math.max(...high) - 1
        );
      });
      expect(within).toBe(false);
    }
  });

  test('links of several kinds between the same cells are drawn next to each other', () => {
    const both = [feature('rail link', { chains: [[near, far]] }), feature('land link', { chains: [[far, near]] })];
    const [rail, , land] = [...svgOf(links(both, ground, PALETTES.light)).matchAll(/d="([^"]+)"/g)].map(([, d]) => d);
    expect(land).not.toBe(rail);
  });

  test('a rail link to a box begins exactly where the drawn railway of its cell ends', () => {
    const last = board.cell('0204');
    const before = [0, 1, 2].map((direction) => board.neighbour(last, direction)).find((cell) => cell !== NOWHERE);
    const lines = [
      feature('rail', { chains: [[before ?? NOWHERE, last]] }),
      feature('rail link', { chains: [[near, last]] }),
    ];
    const [link, , rail] = [...svgOf(ways(lines, ground, PALETTES.light)).matchAll(/d="([^"]+)"/g)].map(([, d]) => d);
    const ends = (d: string): readonly string[] => d.match(/-?[\d.]+[ ,]-?[\d.]+/g) ?? [];
    expect(ends(link).filter((end) => ends(rail).includes(end))).toHaveLength(1);
  });

  test('a long name is drawn small enough to fit into its box, and the legend lists the features of the box', () => {
    expect(svgOf(boxNames(features, ground))).toContain('>Haven<');
    const svg = renderSvg(scene(grid, { features, terrain: { words: ['clear'], cells: centres.map(() => 0) } }), {
      theme: 'light',
    });
    for (const text of ['Haven', 'box', 'land link', 'rail link', '9900']) expect(svg).toContain(`>${text}<`);
    const sizes = [...svgOf(boxNames(features, ground)).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(sizes[1]).toBeLessThan(sizes[0]);
  });
});
