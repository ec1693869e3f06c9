import { counters } from '../../render/counters.js';
import { distanceAt } from '../../render/distance.js';
import { group, type Shape } from '../../render/shape.js';
import { n } from '../../render/svg.js';
import type { MapModel } from './map-model.js';
import type { MoveAnimation } from './move-animation.js';

/** The moving units, drawn above the map. */
export interface MovingUnits {
  /**
   * Returns the shapes of the moving units at their current positions. Units that have reached their goal are included
   * until the map itself has been painted with them.
   */
  shapes(model: MapModel, zoom: number): readonly Shape[];
  /**
   * Called after the map was painted. Returns true if the units have arrived and this layer has therefore stopped
   * drawing them.
   */
  readonly settle: () => boolean;
}

export function movingUnits(march: MoveAnimation): MovingUnits {
  let shapes: readonly Shape[] = [];
  return {
    shapes({ contents, palette }, zoom) {
      if (contents === undefined || march.names.size === 0) return shapes;
      const { scene, ground } = contents;
      shapes = march.positions.map(({ counters: together, from, now }) =>
        group(
          { transform: `translate(${n(now.x - from.x)} ${n(now.y - from.y)})` },
          counters({ counters: together, sides: scene.sides }, ground, palette, distanceAt(zoom)).flatMap(
            (stack) => stack.shapes,
          ),
        ),
      );
      return shapes;
    },
    settle() {
      if (shapes.length === 0 || march.names.size > 0) return false;
      shapes = [];
      return true;
    },
  };
}
