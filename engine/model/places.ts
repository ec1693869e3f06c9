import { NOWHERE, type Cell } from '../board/board.js';
import type { MapModel } from './map.js';

/** The cells of the sites and areas of a name: a city of several; no river of that name. */
function cellsOfSites({ features, areas }: MapModel, called: string): readonly Cell[] {
  const sites = features.filter(({ name }) => name === called).flatMap(({ cells }) => cells);
  return [...new Set([...(areas.get(called)?.cells ?? []), ...sites])];
}

/** The cells of the place that play is about: of its sites and areas, else the cell with that label. */
export function cellsOfPlace(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const cell = map.board.cell(called);
  return cell === NOWHERE ? [] : [cell];
}

/** The cells that a text means by a name: of its sites and areas, and only without these of its lines, a road. */
export function cellsOfNamedFeature(map: MapModel, called: string): readonly Cell[] {
  const sites = cellsOfSites(map, called);
  if (sites.length > 0) return sites;
  const lines = map.features.filter(({ name }) => name === called);
  return [...new Set(lines.flatMap(({ hexsides, chains }) => [...hexsides.flat(), ...chains.flat()]))];
}
