import { describe, expect, test } from 'vitest';
import { coloursOf, PALETTES, type Palette, type Theme } from '../../preview/render/palette.js';
import { contrast } from './contrast.js';

const READ_ON: readonly (readonly [string, (palette: Palette) => readonly (readonly [string, string])[]])[] = [
  [
    'title and legend on the sheet',
    ({ sheet, sheetText, sheetMuted }) => [
      [sheetText, sheet],
      [sheetMuted, sheet],
    ],
  ],
  [
    'hex numbers on open ground and every cover',
    ({ number, ground, woods, wetland, hill, mountain, rough, sand, fields, built, water }) =>
      [ground, ...[woods, wetland, hill, mountain, rough, sand, fields, built, water].map(({ fill }) => fill)].map(
        (fill) => [number, fill] as const,
      ),
  ],
  [
    'names of places and waters on their halo',
    ({ placeText, waterText, reachText, halo }) => [
      [placeText, halo],
      [waterText, halo],
      [reachText, halo],
    ],
  ],
  [
    'values on the counters of every side',
    ({ sides, counterText }) => sides.map(({ face }) => [counterText, face] as const),
  ],
  [
    'symbols in their boxes and on the counters of every side',
    ({ sides, symbolInk, symbolFill }) =>
      [symbolFill, ...sides.map(({ face }) => face)].map((fill) => [symbolInk, fill] as const),
  ],
  [
    'signs on badges',
    ({ error, warning, information }) => [error, warning, information].map(({ fill, text }) => [text, fill] as const),
  ],
];

describe.each(Object.keys(PALETTES) as Theme[])('in theme %s, text has a contrast of at least 4.5', (theme) => {
  test.each(READ_ON)('the contrast is sufficient for %s', (_, pairs) => {
    const ratios = pairs(PALETTES[theme]).map(([text, paper]) => ({ text, paper, ratio: contrast(text, paper) }));
    expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
});

test.each([
  [
    ['German', 'Soviet'],
    [0, 1],
  ],
  [
    ['Soviet', 'German'],
    [1, 0],
  ],
  [
    ['Allies', 'Germans'],
    [2, 0],
  ],
  [
    ['Blue', 'Red'],
    [0, 1],
  ],
  [
    ['Blue', 'German'],
    [1, 0],
  ],
  [
    ['Germans', 'Axis allies'],
    [0, 2],
  ],
])('the sides %j take the colours %j', (sides, places) => {
  expect(sides.map((side) => PALETTES.light.sides.indexOf(coloursOf(PALETTES.light, sides, side)))).toEqual(places);
});

test('counters of all sides contrast with the ground', () => {
  for (const { sides, ground } of Object.values(PALETTES))
    for (const { edge, face } of sides)
      expect(Math.max(contrast(edge, ground), contrast(face, ground))).toBeGreaterThan(3);
});
