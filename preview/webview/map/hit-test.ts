import { NOWHERE, type Cell, type Point } from '../../../engine/board/board.js';
import type { Counter } from '../../contract/scene.js';
import { stackAt } from '../../render/counters.js';
import { distanceAt } from '../../render/distance.js';
import type { Fan } from './fan.js';
import type { MapContext } from './map-context.js';

/** Finds what is at a point of the pane. */
export interface HitTest {
  readonly cell: (at: Point) => Cell;
  /** Returns the counter at a point. A point next to the counter, but in its cell, does not count. */
  readonly counter: (at: Point) => Counter | undefined;
  /**
   * Returns whether a stack is spread out and the point is on one of its counters or in the selected cell. No tooltip
   * is needed at such a point.
   */
  readonly isSpread: (at: Point) => boolean;
}

export function hitTest({ model, camera }: MapContext, fan: Fan): HitTest {
  const cell = (at: Point): Cell => model.contents?.ground.cellAt(camera.toSheet(at)) ?? NOWHERE;
  return {
    cell,
    counter(at) {
      if (model.contents === undefined) return undefined;
      const { scene, ground } = model.contents;
      const point = camera.toSheet(at);
      const under = cell(at);
      const inCell = scene.counters.filter((counter) => counter.cell === under);
      const distance = distanceAt(camera.drawnView?.zoom ?? 1);
      return fan.at(point) ?? stackAt(point, inCell, scene.sides, ground, distance)?.counters.at(-1);
    },
    isSpread: (at) => fan.isOpen && (fan.at(camera.toSheet(at)) !== undefined || cell(at) === model.cursor.cell),
  };
}
