import { zoneLayer } from '../../play/layers.js';
import type { Views } from '../../play/views.js';
import type { State } from '../state/state.js';

/** Returns the data that the editor shows of a position. */
export function viewsOf(state: State): Views {
  const { sides, zones } = state.declaration;
  return {
    describe: () => [],
    reach: () => [],
    whyNot: () => undefined,
    layers: zones.length > 0 ? [zoneLayer((side) => state.zones.cellsOf(sides.indexOf(side)))] : [],
    forecast: () => undefined,
  };
}
