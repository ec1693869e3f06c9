import type { Box } from '../render/boxes.js';

/** The empty box: neutral for unions, and disjoint from every box. */
export const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }),
    NOTHING,
  );

export const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The six numbers of a matrix that transforms points of a plane, in the order of `matrix(…)` in SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

const STEP = /(translate|scale|rotate)\(([^)]*)\)/g;

/** Parses an SVG `transform`. */
export function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, text] of transform.matchAll(STEP)) {
    const [x, y = kind === 'scale' ? x : 0] = text.split(/[ ,]+/).map(Number);
    const turn = (x * Math.PI) / 180;
    const step: Matrix =
      kind === 'translate'
        ? [1, 0, 0, 1, x, y]
        : kind === 'scale'
          ? [x, 0, 0, y, 0, 0]
          : [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
    matrix = times(matrix, step);
  }
  return matrix;
}

/** Returns the product of two matrices. A point is transformed by the second matrix first. */
export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Returns the bounding box of a transformed box. */
export function moved({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  if (left > right) return NOTHING;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x, y]) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
  return around(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));
}
