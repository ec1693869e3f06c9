import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { cellsOfPlace } from '../../../model/places.js';
import { settingsOf } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { countryOf, groundOf, type Ground } from './ground.js';

/** Returns all hexes in the named countries, territories and areas. */
export function cellsOf(ground: Ground, names: readonly string[]): ReadonlySet<Cell> {
  const { areas, features } = ground.map;
  const cells = new Set<Cell>();
  for (const name of names) {
    for (const cell of areas.get(name)?.cells ?? []) cells.add(cell);
    for (const feature of features)
      if (feature.kind === 'territory' && feature.name === name) for (const cell of feature.cells) cells.add(cell);
  }
  for (let cell = 0; cell < ground.board.size; cell++)
    if (names.includes(countryOf(ground, cell)) && countryOf(ground, cell) !== '') cells.add(cell);
  return cells;
}

/** Returns the names in `set area` of a scenario; empty if the scenario is played on the whole map. */
export const areaNames = (scenario: ScenarioModel): readonly string[] =>
  settingsOf(scenario, 'area').flatMap(({ values }) => values.map(String));

/** Returns the hexes that a name in `set area` stands for: a country, territory or area, otherwise a place or a hex. */
export function cellsOfAreaName(ground: Ground, name: string): readonly Cell[] {
  const cells = [...cellsOf(ground, [name])];
  return cells.length > 0 ? cells : cellsOfPlace(ground.map, name);
}

/**
 * Returns the map for a scenario. If the scenario uses only an area of the map, all other hexes are marked as closed to
 * units [SBE.short].
 */
export const groundFor = memoize((scenario: ScenarioModel): Ground => {
  const ground = groundOf(scenario.map);
  const inside = areaNames(scenario).flatMap((name) => cellsOfAreaName(ground, name));
  if (inside.length === 0) return ground; // This is the whole map; the checks report unknown names.
  const beyond = new Uint8Array(ground.board.size).fill(1);
  for (const cell of inside) beyond[cell] = 0;
  return { ...ground, beyond };
});
