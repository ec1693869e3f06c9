import type { Point } from '../../engine/board/board.js';
import type { ScanAnchor, SceneUnderlay } from '../contract/scene.js';
import type { Ground } from './ground.js';
import type { Part } from './layer.js';
import { addressOf } from './pictures.js';
import { el } from './shape.js';

/**
 * The similarity that maps pixels of a scan to the sheet: a pixel, as a complex number, is multiplied by `turn` and
 * moved by `shift`. It keeps the proportions of the scan and corrects a slight rotation.
 */
export interface ScanTransform {
  readonly turn: Point;
  readonly shift: Point;
}

/** Returns the transform that places both pixels at the centres of their cells; undefined if a cell does not exist. */
export function scanTransform(anchors: readonly [ScanAnchor, ScanAnchor], ground: Ground): ScanTransform | undefined {
  const [from, to] = anchors;
  const [a, b] = anchors.map(({ cell }) => ground.centres.at(cell));
  const pixels = { x: to.x - from.x, y: to.y - from.y };
  const length = pixels.x ** 2 + pixels.y ** 2;
  if (a === undefined || b === undefined || length === 0) return undefined;
  const units = { x: b.x - a.x, y: b.y - a.y };
  const turn = {
    x: (units.x * pixels.x + units.y * pixels.y) / length,
    y: (units.y * pixels.x - units.x * pixels.y) / length,
  };
  if (turn.x === 0 && turn.y === 0) return undefined;
  return {
    turn,
    shift: { x: a.x - (turn.x * from.x - turn.y * from.y), y: a.y - (turn.y * from.x + turn.x * from.y) },
  };
}

/** Returns the pixel of the scan at a point of the sheet. */
export function pixelAt({ turn, shift }: ScanTransform, { x, y }: Point): Point {
  const length = turn.x ** 2 + turn.y ** 2;
  const [across, down] = [x - shift.x, y - shift.y];
  return { x: (across * turn.x + down * turn.y) / length, y: (down * turn.x - across * turn.y) / length };
}

/** Draws the author's scan above the terrain and below the grid. */
export function underlay(scan: SceneUnderlay | undefined, ground: Ground): Part[] {
  const placed = scan && scanTransform(scan.anchors, ground);
  if (!scan || !placed) return [];
  const { picture, opacity } = scan;
  const { turn, shift } = placed;
  const matrix = [turn.x, turn.y, -turn.y, turn.x, shift.x, shift.y].join(' ');
  const image = { href: addressOf(picture), width: picture.width, height: picture.height };
  return [{ key: 'scan', shapes: [el('image', { ...image, class: 'scan', matrix, opacity: opacity / 100 })] }];
}
