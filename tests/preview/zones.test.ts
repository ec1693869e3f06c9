import { expect, test } from 'vitest';
import type { Overlay } from '../../preview/contract/scene.js';
import { groundOf } from '../../preview/render/ground.js';
import { PALETTES } from '../../preview/render/palette.js';
import { svgOf } from '../../preview/render/svg.js';
import { zones } from '../../preview/render/zones.js';
import { GRIDS } from './scenes.js';

const ground = groundOf(GRIDS.flat);
const drawn = (overlay: Overlay, least = 0): string =>
  svgOf(
    zones({ sides: ['German', 'Soviet'], overlays: [overlay], least }, ground, PALETTES.light).flatMap(
      ({ shapes }) => shapes,
    ),
  );
const reach: Overlay = { kind: 'reach', cells: [9, 100_000, 10, 11], labels: ['1', '9', '2½', ''] };
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test('the zones of two sides are hatched in opposite directions', () => {
  const hatch = (side: string): string | undefined =>
    /<path d="([^"]*)"/.exec(drawn({ kind: 'zone', side, cells: [9] }))?.[1];
  // One hatch goes from the lower left to the upper right, the other from the upper left to the lower right.
  expect(hatch('German')).toMatch(/M0 16L16 0/);
  expect(hatch('Soviet')).toMatch(/M0 0L16 16/);
});

test('the overlay of a unit’s reach shows the cost of each cell', () => {
  const svg = drawn(reach);
  expect(textsOf(svg)).toEqual(['1', '2½']);
  const [first] = /<text x="([-\d.]+)"/.exec(svg)!.slice(1);
  expect(Number(first)).toBeCloseTo(ground.centres[9].x, 0);
});

test('costs are left out when their lettering no longer fits in a cell', () => {
  expect([44, 45].map((least) => textsOf(drawn(reach, least)).length > 0)).toEqual([true, false]);
});

test('cells outside the map have no overlay', () => {
  expect(drawn({ kind: 'reach', cells: [100_000] })).toBe('');
});
