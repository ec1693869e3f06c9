import { NOWHERE, type Cell } from '../board/board.js';
import type { MapModel } from '../model/map.js';

/** The cells of the place that a scenario names: a feature of the map, an area, or the cell with that label. */
export function cellsCalled({ features, areas, board }: MapModel, called: string): readonly Cell[] {
  const feature = features.find(({ name, cells }) => name === called && cells.length > 0); // no river of that name
  if (feature) return feature.cells;
  const cell = board.cell(called);
  return areas.get(called)?.cells ?? (cell === NOWHERE ? [] : [cell]);
}
