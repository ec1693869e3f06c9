import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { renderSvg } from '../../preview/render/render.js';
import { PALETTES, type Theme } from '../../preview/render/palette.js';
import { textWidth } from '../../preview/render/text-width.js';
import type { Overlay, Scene } from '../../preview/contract/scene.js';
import { campaign, counter, feature, GRIDS, scene } from './scenes.js';

/** Returns a scene with one feature of every kind. */
function everything(grid: (typeof GRIDS)[keyof typeof GRIDS]): Scene {
  const words = [
    'clear',
    'forest',
    'swamp',
    'hill',
    'mountain',
    'rough',
    'sand',
    'fields',
    'city',
    'sea',
    'out of play',
    'marsh and woods',
  ];
  const blank = scene(grid);
  const kinds: Overlay['kind'][] = ['zone', 'reach', 'supply', 'move', 'retreat', 'advance', 'attack', 'area'];
  return {
    ...blank,
    terrain: { words, cells: blank.terrain.cells.map((_, cell) => (cell % 13) - 1) },
    features: [
      feature('river', {
        name: 'Dnepr & Sozh',
        hexsides: [
          [11, 12],
          [12, 13],
          [13, 14],
        ],
      }),
      feature('lake', { hexsides: [[21, 22]] }),
      feature('strait', { hexsides: [[31, 32]] }),
      feature('bridge', { hexsides: [[12, 13]] }),
      feature('border', { hexsides: [[41, 42]] }),
      ...['main road', 'road', 'track', 'rail', 'sea route'].map((kind, i) =>
        feature(kind, { chains: [[i * 10 + 1, i * 10 + 2, i * 10 + 3]] }),
      ),
      ...[
        'capital',
        'major city',
        'minor city',
        'town',
        'village',
        'port',
        'airfield',
        'fortification',
        'minefield',
        'objective',
      ].map((kind, i) => feature(kind, { name: `${kind} "${i}"`, cells: [i * 5 + 2] })),
      feature('secret', { drawn: 'none', cells: [3] }),
    ],
    areas: [
      { name: 'A', cells: [1, 2, 3] },
      { name: 'nowhere', cells: [-1] },
    ],
    counters: [
      counter(5),
      counter(5, { side: 'Soviet' }),
      counter(5, { side: 'German' }),
      counter(9, { side: 'German', over: true }),
      counter(9, { flags: ['disrupted', 'out of supply'], severity: 'warning' }),
    ],
    markers: [
      { kind: 'entrenchment', cell: 9, side: 'Soviet' },
      { kind: 'control', cell: 9, label: '12' },
      { kind: 'bridge', cell: 9, towards: 10 },
    ],
    findings: [
      { severity: 'error', message: 'a < b', cells: [5] },
      { severity: 'warning', message: 'w', cells: [6] },
      { severity: 'information', message: 'i', cells: [7] },
    ],
    overlays: kinds.map((kind, i) => ({ kind, side: 'German', cells: [i * 4 + 1, i * 4 + 2], labels: ['1', '2'] })),
  };
}

describe.each(Object.entries(GRIDS))('a picture with one of every feature on %s', (_, grid) => {
  test.each(Object.keys(PALETTES) as Theme[])(
    'in theme %s the picture is well-formed SVG, and resvg draws it',
    (theme) => {
      const svg = renderSvg(everything(grid), { theme, areas: true, cellHeight: 24 });
      const picture = new Resvg(svg, { font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' } }).render();
      expect(picture.width).toBe(Number(/width="(\d+)"/.exec(svg)?.[1]));
      expect(new Set(picture.pixels).size).toBeGreaterThan(100);
    },
  );

  test('the picture uses only SVG that resvg and a strict page draw', () => {
    const svg = renderSvg(everything(grid), { areas: true });
    expect(
      /.{20}(foreignObject|<style| style=|var\(|<script| on\w+=|NaN|undefined|Infinity)/.exec(svg)?.[0],
    ).toBeUndefined();
  });

  test('the same scene gives the same SVG text every time', () => {
    expect(renderSvg(everything(grid)) === renderSvg(structuredClone(everything(grid)))).toBe(true);
  });
});

describe('the scale', () => {
  /** Returns the distance between the centres of two adjacent cells of a column, in units of the drawing. */
  const cellOf = (svg: string): number => {
    const [first, second] = ['0101', '0102'].map((label) =>
      Number(new RegExp(` y="([\\d.]+)">${label}<`).exec(svg)?.[1]),
    );
    return second - first;
  };

  test.each([
    [64, {}],
    [40, { cellHeight: 40 }],
  ])('the picture has cells %d pixels high', (pixels, options) => {
    const svg = renderSvg(scene(GRIDS.flat), options);
    const [, height, units] = (/ height="(\d+)" viewBox="\S+ \S+ \S+ (\S+)"/.exec(svg) ?? []).map(Number);
    expect((cellOf(svg) * height) / units).toBeCloseTo(pixels, 0);
  });

  test('the scale bar of five hexes is as long as five hexes', () => {
    const svg = renderSvg(scene(GRIDS.flat));
    const bars = [...svg.matchAll(/<rect x="(\d+)" y="18" width="(\d+)" height="8"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    const cell = cellOf(svg);
    expect(bars).toEqual([0, 1, 2, 3, 4].map((i) => [i * cell, cell]));
  });
});

describe('the frame of the picture', () => {
  test('the frame has the title, a legend of the features on the map, and the scale', () => {
    const svg = renderSvg(everything(GRIDS.flat));
    const texts = ['A &lt;test&gt; &amp; its map', '>forest<', '>rail<', '>major city<', '>German<', '>5 hexes<'];
    expect(texts.filter((text) => !svg.includes(text))).toEqual([]);
    expect(svg.includes('secret')).toBe(false);
  });

  test('the legend merges lake hexsides with lake hexes', () => {
    const lake = { kind: 'lake', drawn: 'lake', cells: [], hexsides: [[0, 1]], chains: [] } as const;
    const city = { kind: 'city', drawn: 'city', cells: [3], hexsides: [], chains: [] } as const;
    const texts = (words: readonly string[], features: readonly unknown[]): (string | undefined)[] =>
      [
        ...renderSvg(
          scene(GRIDS.flat, {
            terrain: { words, cells: Array.from({ length: 80 }, (_, i) => i % 2) },
            features,
          } as Partial<Scene>),
        ).matchAll(/>(lake|city)<\/text>/g),
      ].map(([, word]) => word);
    expect(texts(['clear', 'lake'], [lake])).toEqual(['lake']);
    expect(texts(['clear', 'woods'], [lake])).toEqual(['lake']);
    expect(texts(['clear', 'city'], [city])).toEqual(['city', 'city']);
  });

  test('the picture can be rendered without its frame and without hex numbers', () => {
    const bare = renderSvg(everything(GRIDS.flat), { frame: false, numbers: false });
    expect([bare.includes('5 hexes'), bare.includes('>0101<')]).toEqual([false, false]);
  });

  test('no place name is clipped by the picture', () => {
    const svg = renderSvg(campaign(), { cellHeight: 20 });
    const [, width] = /viewBox="0 \S+ (\S+)/.exec(svg) as unknown as [string, string];
    const ends = [...svg.matchAll(/<text x="([-\d.]+)"[^>]*text-anchor="start"/g)].map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(Number(width));
  });
});

test('the frame lists the off-map contents, wrapped at the margin', () => {
  const things = Array.from({ length: 60 }, (_, nth) => `unit ${nth}`);
  const beside = [
    { place: 'weather', things: ['snow'], unseen: 0 },
    { side: 'Red', place: 'pool', things, unseen: 3 },
    { side: 'Blue', place: 'cup', things: [], unseen: 0 },
  ];
  const heightOf = (svg: string): number => Number(/height="(\d+)"/.exec(svg)?.[1]);
  const bare = renderSvg(scene(GRIDS.flat));
  const svg = renderSvg(scene(GRIDS.flat), { beside });
  for (const text of ['weather', 'snow', 'Red pool', 'Blue cup', 'empty']) expect(svg).toContain(`>${text}<`);
  const lines = [...svg.matchAll(/>([^<>]*unit \d[^<>]*)</g)].map(([, text]) => text);
  expect(lines.join(' ')).toBe(`${things.join(', ')}, 3 hidden`);
  const width = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1]);
  for (const line of lines) expect(textWidth(line, 22)).toBeLessThan(width - 80);
  expect(lines.length).toBeGreaterThan(1);
  expect(heightOf(svg)).toBeGreaterThan(heightOf(bare) + lines.length * 10);
});

test.each([
  [GRIDS.flat, 12, '5 hexes'],
  [GRIDS.flat, 4, '2 hexes'],
  [GRIDS.flat, 2, '1 hex'],
  [GRIDS.squares, 3, '1 square'],
  [GRIDS.flat, 1, undefined],
])('the scale of a map is no wider than its sheet: %#', (grid, columns, text) => {
  const svg = renderSvg(scene({ ...grid, columns, rows: 3 }));
  expect(/>(\d (?:hex|hexes|square|squares))</.exec(svg)?.[1]).toBe(text);
});
