import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_ZOOM_WITH_STRENGTHS } from '../../preview/render/distance.js';
import {
  fit,
  isSeen,
  opening,
  panePoint,
  READABLE,
  revealing,
  sheetPoint,
  within,
  zoomedAt,
} from '../../preview/webview/map/view.js';

const PANE = { width: 900, height: 700 };
const SHEET = { width: 6000, height: 3200 };
const view = fc.record({
  x: fc.double({ min: 0, max: 6000, noNaN: true }),
  y: fc.double({ min: 0, max: 3200, noNaN: true }),
  zoom: fc.double({ min: 0.05, max: 2.4, noNaN: true }),
});
const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 700 }) });

describe('the view', () => {
  test('zooming keeps the map point under the pointer in place', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (from, at, by) => {
        const under = sheetPoint(from, at, PANE);
        const after = panePoint(zoomedAt(from, by, at, PANE), under, PANE);
        expect(after.x).toBeCloseTo(at.x, 4);
        expect(after.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  test('pane and sheet coordinates convert both ways', () => {
    fc.assert(
      fc.property(view, point, (from, at) => {
        const back = panePoint(from, sheetPoint(from, at, PANE), PANE);
        expect(back.x).toBeCloseTo(at.x, 4);
        expect(back.y).toBeCloseTo(at.y, 4);
      }),
    );
  });

  test('a view beyond the map is moved until part of the map is visible, and a valid view is not changed', () => {
    fc.assert(
      fc.property(view, (from) => {
        const limited = within(from, SHEET, PANE);
        const { x, y } = panePoint(limited, { x: 0, y: 0 }, PANE);
        expect(x).toBeLessThan(PANE.width);
        expect(y).toBeLessThan(PANE.height);
        expect(x + SHEET.width * limited.zoom).toBeGreaterThan(0);
        const again = within(limited, SHEET, PANE);
        expect(again.x).toBeCloseTo(limited.x, 6);
        expect(again.zoom).toBe(limited.zoom);
      }),
    );
  });

  test('a large map opens at a readable zoom, and a small map as a whole', () => {
    expect(opening(SHEET, PANE, { x: 2000, y: 1500 })).toEqual({ x: 2000, y: 1500, zoom: READABLE });
    const small = { width: 800, height: 600 };
    expect(opening(small, PANE, { x: 0, y: 0 })).toEqual(fit(small, PANE));
  });

  test.each([
    ['as a whole above the controls', 'its strengths are drawn then', 1148, 929, 447, 0.438, true],
    ['as a whole that reaches below the controls', 'its strengths are drawn then', 1148, 929, 407, 0.43, true],
    ['at the smallest zoom with strengths', 'nearly all of it is visible then', 1148, 1100, 407, 0.43, false],
    ['at a readable zoom', 'only a part is visible at any legible zoom', 6000, 3200, 407, READABLE, false],
  ])('a map opens %s if %s', (_, __, width, height, room, expected, isWhole) => {
    const pane = { width: 690, height: room };
    const shown = opening({ width, height }, pane, { x: 0, y: 0 });
    expect(shown.zoom).toBeCloseTo(expected, 3);
    expect(shown.zoom).toBeGreaterThanOrEqual(MIN_ZOOM_WITH_STRENGTHS);
    const first = panePoint(shown, { x: 0, y: 0 }, pane);
    const last = panePoint(shown, { x: width, y: height }, pane);
    expect(first.y).toBeGreaterThanOrEqual(-0.001);
    expect(last.x <= pane.width + 0.001 && last.y <= pane.height + 0.001).toBe(isWhole);
  });

  test('points outside the pane are scrolled to at the same zoom, and at a smaller zoom only if they do not fit', () => {
    const from = { x: 3000, y: 1600, zoom: 0.9 };
    const visible = [{ x: 3100, y: 1500 }];
    expect(revealing(from, visible, 60, PANE)).toBeUndefined();
    expect(
      revealing(
        from,
        [
          { x: 100, y: 100 },
          { x: 300, y: 200 },
        ],
        60,
        PANE,
      ),
    ).toEqual({ x: 200, y: 150, zoom: 0.9 });
    const far = revealing(
      from,
      [
        { x: 100, y: 100 },
        { x: 2100, y: 100 },
      ],
      50,
      PANE,
    )!;
    expect(far.zoom).toBeCloseTo(900 / 2100);
  });

  test('a fitted map does not reach under the controls at the bottom', () => {
    for (const sheet of [SHEET, { width: 2000, height: 6000 }, { width: 900, height: 660 }]) {
      const whole = fit(sheet, PANE);
      const foot = panePoint(whole, { x: 0, y: sheet.height }, PANE).y;
      expect(PANE.height - foot).toBeGreaterThanOrEqual(39.999);
      expect(panePoint(whole, { x: 0, y: 0 }, PANE).y).toBeGreaterThanOrEqual(-0.001);
      const limited = within(whole, sheet, PANE);
      expect([limited.y, limited.zoom]).toEqual([expect.closeTo(whole.y, 6), whole.zoom]);
    }
    const low = { width: 400, height: 150 };
    expect(fit(SHEET, low).zoom).toBe(Math.min(low.width / SHEET.width, low.height / SHEET.height));
  });

  test('isSeen is true for a point of the map sheet inside the pane and false for a point outside', () => {
    const from = { x: 3000, y: 1600, zoom: 0.64 };
    expect(isSeen(from, { x: 3100, y: 1500 }, 60, PANE)).toBe(true);
    expect(isSeen(from, { x: 100, y: 1500 }, 60, PANE)).toBe(false);
  });
});

test.each([
  ['narrow', { width: 90, height: 900 }, { x: 14, y: 0 }, { x: 16, y: 0 }],
  ['low', { width: 900, height: 90 }, { x: 0, y: 14 }, { x: 0, y: 16 }],
])('a point counts as visible in a %s pane if it is in the middle third of the pane', (_, pane, inside, outside) => {
  const isVisible = (at: { x: number; y: number }): boolean => isSeen({ x: 0, y: 0, zoom: 1 }, at, 1000, pane);
  expect([isVisible(inside), isVisible(outside)]).toEqual([true, false]);
});

test('the first zoom shows the whole sheet above the controls, except if the window is too low for that', () => {
  const sheet = { width: 100, height: 1000 };
  expect([200, 199].map((height) => fit(sheet, { width: 1000, height }).zoom)).toEqual([0.16, 0.199]);
});
