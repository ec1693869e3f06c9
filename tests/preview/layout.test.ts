import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../preview/webview/ui/layout.js';

const WIDE_MAP = { width: 1800, height: 900 };
const TALL_MAP = { width: 900, height: 1500 };
const SQUARE_MAP = { width: 1000, height: 1000 };

describe('the layout of map and dock', () => {
  test.each([
    ['the dock is below the map in a medium panel', { width: 690, height: 820 }, SQUARE_MAP, false, 'below', 240],
    ['the dock below the map is higher for a battle', { width: 690, height: 820 }, SQUARE_MAP, true, 'below', 444],
    ['the dock is next to the map in a low panel', { width: 690, height: 400 }, WIDE_MAP, false, 'beside', 316],
    [
      'on a phone held upright the dock is below the map, and low',
      { width: 390, height: 440 },
      SQUARE_MAP,
      false,
      'below',
      127,
    ],
    [
      'on a phone held upright the dock is equally low for a battle',
      { width: 390, height: 440 },
      SQUARE_MAP,
      true,
      'below',
      127,
    ],
    [
      'on a phone held sideways the dock is next to the map, and half as wide as the pane',
      { width: 460, height: 340 },
      SQUARE_MAP,
      false,
      'beside',
      230,
    ],
    ['the dock is next to a tall map in a wide panel', { width: 1400, height: 800 }, TALL_MAP, false, 'beside', 504],
    [
      'the dock is next to the map if the map is not smaller there',
      { width: 1400, height: 800 },
      SQUARE_MAP,
      true,
      'beside',
      504,
    ],
    [
      'the dock is below a map more than 1.6 times as wide as high',
      { width: 1400, height: 800 },
      WIDE_MAP,
      false,
      'below',
      240,
    ],
  ] as const)('%s', (_, pane, map, isBattle, place, dock) => {
    expect(layoutOf(pane, map, isBattle, {})).toEqual({ place, dock });
  });

  test('the dock keeps the size that the user chose, within limits that keep map and dock visible', () => {
    const pane = { width: 690, height: 820 };
    expect(layoutOf(pane, SQUARE_MAP, false, { below: 300 })).toEqual({ place: 'below', dock: 300 });
    expect(layoutOf(pane, SQUARE_MAP, false, { below: 5 }).dock).toBe(120);
    expect(layoutOf(pane, SQUARE_MAP, false, { below: 5000 }).dock).toBe(820 - 76 - 5 - 120);
    expect(layoutOf(pane, SQUARE_MAP, false, { place: 'beside' })).toEqual({ place: 'beside', dock: 316 });
  });

  test('the dock of the panel changes its place only if the map becomes clearly larger', () => {
    const between = { width: 1400, height: 1000 };
    expect(layoutOf({ width: 1400, height: 900 }, between, false, {}, 'below').place).toBe('beside');
    expect(layoutOf({ width: 1040, height: 900 }, { width: 1500, height: 1000 }, false, {}, 'beside').place).toBe(
      'below',
    );
    const even = { width: 1120, height: 800 };
    const map = { width: 1000, height: 720 };
    expect(layoutOf(even, map, false, {}, 'below').place).toBe('below');
    expect(layoutOf(even, map, false, {}, 'beside').place).toBe('beside');
  });
});

test('a dock in a very small pane takes at most half of it', () => {
  const { dock } = layoutOf({ width: 300, height: 200 }, { width: 1000, height: 1000 }, false, {
    place: 'below',
    below: 500,
  });
  expect(dock).toBe(Math.round((200 - 76 - 5) / 2));
});
