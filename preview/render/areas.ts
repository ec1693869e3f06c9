import type { Cell, Point } from '../../engine/board/board.js';
import type { Scene } from '../contract/scene.js';
import type { Ground } from './ground.js';
import { gridOutline } from './outline.js';
import type { Palette } from './palette.js';
import { el, type Shape } from './shape.js';

/** Draws named areas tinted and outlined. The label is at the member cell nearest to the mean of all member cells. */
export function areas(scene: Pick<Scene, 'areas'>, ground: Ground, palette: Palette): Shape[] {
  return scene.areas.flatMap(({ name, cells }, i) => {
    const known = cells.filter((cell) => cell in ground.centres);
    if (known.length === 0) return [];
    const colour = palette.area[i % palette.area.length];
    const at = middle(known, ground);
    return [
      el('path', {
        d: gridOutline(ground, known),
        fill: colour,
        'fill-opacity': '.1',
        stroke: colour,
        'stroke-width': 3.5,
        'stroke-dasharray': '10 6',
        'stroke-linejoin': 'round',
      }),
      el(
        'text',
        {
          x: at.x,
          y: at.y + 8,
          'font-size': 22,
          'font-weight': 700,
          'text-anchor': 'middle',
          fill: colour,
          stroke: palette.halo,
          'stroke-width': 5,
          'paint-order': 'stroke',
          'stroke-linejoin': 'round',
        },
        name,
      ),
    ];
  });
}

/**
 * Returns the centre of the cell that is nearest to the middle of the given cells. The middle is the mean of their
 * centres.
 */
function middle(cells: readonly Cell[], ground: Ground): Point {
  const points = cells.map((cell) => ground.centres[cell]);
  const mean = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const far = ({ x, y }: Point): number => (x - mean.x) ** 2 + (y - mean.y) ** 2;
  return points.reduce((a, b) => (far(b) < far(a) ? b : a));
}
