import { NOWHERE, type Cell } from '../board/board.js';
import type { MapModel } from './map.js';

/** Returns the cells of the areas and cell features of a name, such as a city. Rivers and roads are not included. */
function cellsOfSites({ features, areas }: MapModel, called: string): readonly Cell[] {
  const sites = features.filter(({ name }) => name === called).flatMap(({ cells }) => cells);
  return [...new Set([...(areas.get(called)?.cells ?? []), ...sites])];
}

/**
 * Returns the cells of a place: the cells of the areas and cell features of that name or, if there are none, the cell
 * with that label.
 */
export function cellsOfPlace(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const cell = map.board.cell(called);
  return cell === NOWHERE ? [] : [cell];
}

/**
 * Returns the cells of a name: the cells of its areas and cell features or, if there are none, of its rivers, roads and
 * other linear features.
 */
export function cellsOfNamedFeature(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const lines = map.features.filter(({ name }) => name === called);
  return [...new Set(lines.flatMap(({ hexsides, chains }) => [...hexsides.flat(), ...chains.flat()]))];
}
