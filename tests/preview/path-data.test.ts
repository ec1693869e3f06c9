import { describe, expect, test } from 'vitest';
import { matrixOf, meet, moved } from '../../preview/canvas/extent.js';
import { pointsAlong, subpathsOf } from '../../preview/canvas/path-data.js';

describe('splits path data into subpaths with bounding boxes', () => {
  test.each([
    ['lines', 'M10 20L30 5', [{ left: 10, top: 5, right: 30, bottom: 20 }]],
    ['coordinate pairs after a move', 'M0 0 10 0 10 40', [{ left: 0, top: 0, right: 10, bottom: 40 }]],
    ['horizontal and vertical lines', 'M1 1H9V-5', [{ left: 1, top: -5, right: 9, bottom: 1 }]],
    ['relative commands', 'm5 5l10 0v-3h-20', [{ left: -5, top: 2, right: 15, bottom: 5 }]],
    [
      'curves with their control points',
      'M0 0Q50 90 10 0C-20 1 2 3 4 5',
      [{ left: -20, top: 0, right: 50, bottom: 90 }],
    ],
    ['numbers without separators', 'M0-6L1.6-1.9.5.9', [{ left: 0, top: -6, right: 1.6, bottom: 0.9 }]],
    [
      'two subpaths',
      'M0 0L1 1ZM100 100h5',
      [
        { left: 0, top: 0, right: 1, bottom: 1 },
        { left: 100, top: 100, right: 105, bottom: 100 },
      ],
    ],
    [
      'a subpath that begins where the subpath before was closed',
      'M10 10h5v5zm20 0h1',
      [
        { left: 10, top: 10, right: 15, bottom: 15 },
        { left: 30, top: 10, right: 31, bottom: 10 },
      ],
    ],
  ])('the subpaths and bounding boxes of path data are right: %s', (_, d, boxes) => {
    expect(subpathsOf(d).map(({ box }) => box)).toEqual(boxes);
  });

  test('the subpaths of an SVG path can be drawn separately, and joined they are the whole path', () => {
    const d = 'M0 0L1 1ZM100 100h5M7 7v1';
    expect(
      subpathsOf(d)
        .map((piece) => piece.d)
        .join(''),
    ).toBe(d);
    expect(subpathsOf('m10 10h5v5zm20 0h1')[1].d).toBe('M10 10m20 0h1');
  });

  test('the bounding box of an SVG arc contains the arc for every combination of the arc flags', () => {
    for (const flags of ['0 0', '0 1', '1 0', '1 1']) {
      const [{ box }] = subpathsOf(`M10 0a10 10 0 ${flags} -10 10`);
      // The two circles of that radius that pass through both ends have their centres at (0, 0) and (10, 10).
      expect(box.left <= -10 && box.top <= -10 && box.right >= 20 && box.bottom >= 20).toBe(true);
    }
  });
});

test('a curve is flattened into closely spaced points', () => {
  const points = pointsAlong('M0 0Q50 100 100 0L120 0');
  expect(points[0]).toEqual({ x: 0, y: 0 });
  expect(points.at(-1)).toEqual({ x: 120, y: 0 });
  expect(points).toContainEqual({ x: 50, y: 50 });
  const steps = points.slice(1).map(({ x, y }, i) => Math.hypot(x - points[i].x, y - points[i].y));
  expect(Math.max(...steps)).toBeLessThan(30);
});

describe('boxes', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 20 };
  test.each([
    ['translate(5 7)', { left: 5, top: 7, right: 15, bottom: 27 }],
    ['translate(5 7) scale(2)', { left: 5, top: 7, right: 25, bottom: 47 }],
    ['scale(0.5) translate(-10 -20)', { left: -5, top: -10, right: 0, bottom: 0 }],
    ['translate(1 1) rotate(-90)', { left: 1, top: -9, right: 21, bottom: 1 }],
    ['', box],
  ])('moved returns the bounds of a rectangle after the SVG transform %j', (transform, expected) => {
    const { left, top, right, bottom } = moved(box, matrixOf(transform));
    expect([left, top, right, bottom].map((at) => Math.round(at * 1e6) / 1e6 + 0)).toEqual(Object.values(expected));
  });

  test('boxes that only touch do not overlap', () => {
    expect(meet(box, { left: 10, top: 0, right: 20, bottom: 5 })).toBe(false);
    expect(meet(box, { left: 9, top: 19, right: 20, bottom: 25 })).toBe(true);
  });
});
