import { NOWHERE, type Cell } from '../board/board.js';
import type { MapModel } from './map.js';

/** Returns the cells of the areas and of the features of cells with a name, such as a city; not those of a river. */
function cellsOfSites({ features, areas }: MapModel, called: string): readonly Cell[] {
  const sites = features.filter(({ name }) => name === called).flatMap(({ cells }) => cells);
  return [...new Set([...(areas.get(called)?.cells ?? []), ...sites])];
}

/** Returns the cells of a place: those of the areas and sites of that name, otherwise the cell with that label. */
export function cellsOfPlace(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const cell = map.board.cell(called);
  return cell === NOWHERE ? [] : [cell];
}

/** Returns the cells of a name: those of its areas and sites, otherwise those of its lines, such as a road or river. */
export function cellsOfNamedFeature(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const lines = map.features.filter(({ name }) => name === called);
  return [...new Set(lines.flatMap(({ hexsides, chains }) => [...hexsides.flat(), ...chains.flat()]))];
}
