import type { Point } from '../../../engine/board/board.js';
import type { Counter } from '../../contract/scene.js';
import { el, type Shape } from '../../render/shape.js';
import type { MapContents } from './map-model.js';

/** A box drawn with the pointer to select the counters inside it. */
export interface SelectionBox {
  readonly begin: (at: Point) => void;
  readonly to: (point: Point) => void;
  /** Removes the box, and returns the counters whose cells have their centres inside it. */
  end(contents: MapContents): readonly Counter[];
  shapes(ink: string): readonly Shape[];
}

export function selectionBox(): SelectionBox {
  let corners: readonly [Point, Point] | undefined;
  const bounds = ([a, b]: readonly [Point, Point]): { x: number; y: number; width: number; height: number } => ({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  });
  return {
    begin(at) {
      corners = [at, at];
    },
    to(point) {
      if (corners) corners = [corners[0], point];
    },
    end({ scene, ground }) {
      if (corners === undefined) return [];
      const { x, y, width, height } = bounds(corners);
      corners = undefined;
      return scene.counters.filter(({ cell }) => {
        const centre = ground.centres.at(cell);
        return (
          cell >= 0 &&
          centre !== undefined &&
          centre.x >= x &&
          centre.x <= x + width &&
          centre.y >= y &&
          centre.y <= y + height
        );
      });
    },
    shapes(ink) {
      if (corners === undefined) return [];
      const line = { stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '10 6' };
      return [el('rect', { ...bounds(corners), fill: ink, 'fill-opacity': '.12', ...line })];
    },
  };
}
