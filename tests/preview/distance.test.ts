import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../preview/render/block.js';
import { counters } from '../../preview/render/counters.js';
import { distanceAt, showsNumbers } from '../../preview/render/distance.js';
import { groundOf } from '../../preview/render/ground.js';
import { names } from '../../preview/render/names.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import { campaign, counter, GRIDS } from './scenes.js';

const SIDES = ['German', 'Soviet'];

describe('the level of detail depends on the cell height in pixels', () => {
  const ground = groundOf(GRIDS.flat);
  const division = {
    name: '25/7',
    formation: '7.Pz',
    values: '4-10',
    symbol: { function: 'armour', size: 'division' },
  };
  test.each([
    { pixels: 100, fine: true, values: true, numbers: true },
    { pixels: 72, fine: true, values: true, numbers: true },
    { pixels: 71, fine: false, values: true, numbers: true },
    { pixels: 43, fine: false, values: true, numbers: true },
    { pixels: 42, fine: false, values: false, numbers: false },
    { pixels: 22, fine: false, values: false, numbers: false },
    { pixels: 8, fine: false, values: false, numbers: false },
  ])(
    'at $pixels pixels per cell the map shows names: $fine, unit values: $values, cell numbers: $numbers',
    ({ pixels, fine, values, numbers }) => {
      const distance = distanceAt(pixels / 100);
      const all = { counters: [counter(5, division)], sides: SIDES };
      const [{ shapes }] = counters(all, ground, PALETTES.light, distance);
      const text = svgOf(shapes);
      expect([text.includes('>7.Pz<'), text.includes('>4-10<'), showsNumbers(distance.detail)]).toEqual([
        fine,
        values,
        numbers,
      ]);
      expect(text).toContain(`fill="${PALETTES.light.sides[0].face}"`);
    },
  );

  test.each([
    [42, 30],
    [30, 21],
    [21, 16],
    [12, 9],
    [8, 9],
    [5, 9],
  ])(
    'at %d pixels per cell a block is at least %d pixels wide, and at most as wide as the cell or eleven pixels',
    (pixels, least) => {
      const { block } = distanceAt(pixels / 100);
      const wide = (block * pixels) / 100;
      expect(wide).toBeGreaterThanOrEqual(least);
      expect(wide).toBeLessThanOrEqual(Math.max(11, pixels));
    },
  );

  test('place names are never smaller than nine pixels', () => {
    const { features, grid } = campaign(0);
    for (const zoom of [1, 0.64, 0.43, 0.3, 0.2, 0.12, 0.07]) {
      const text = svgOf(
        names(features, { occupied: [], shared: [] }, groundOf(grid), PALETTES.light, distanceAt(zoom)).flatMap(
          ({ shapes }) => shapes,
        ),
      );
      const sizes = [...text.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size) * zoom);
      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes)).toBeGreaterThan(8.9);
    }
  });
});

describe('a stack drawn as a block', () => {
  const drawn = (count: number): string =>
    svgOf(
      drawBlock(
        Array.from({ length: count }, (_, i) => counter(5, { name: String(i) })),
        72,
        SIDES,
        PALETTES.light,
      ),
    );
  test.each([
    { count: 1, slabs: 0, told: undefined },
    { count: 2, slabs: 1, told: undefined },
    { count: 4, slabs: 3, told: undefined },
    { count: 5, slabs: 3, told: '5' },
    { count: 9, slabs: 3, told: '9' },
  ])('a stack of $count has $slabs slabs below the block', ({ count, slabs, told: label }) => {
    const text = drawn(count);
    expect(text.match(/<rect/g)).toHaveLength(1 + slabs);
    expect(/>(\d+)<\/text>/.exec(text)?.[1]).toBe(label);
  });

  test('the echelon of a block is drawn in the colour of place names', () => {
    const of = (size: string): string =>
      svgOf(drawBlock([counter(5, { symbol: { function: 'infantry', size } })], 72, SIDES, PALETTES.dark));
    expect(of('division')).not.toBe(of('regiment'));
    expect(of('division')).toContain(`stroke="${PALETTES.dark.placeText}"`);
  });
});
