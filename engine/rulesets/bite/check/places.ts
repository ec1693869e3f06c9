import { attributeBehind, lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import type { Fix } from '../../../model/finding.js';
import type { Feature, MapModel } from '../../../model/map.js';
import { countryOf, groundOf } from '../state/ground.js';

/** Maximum number of cities offered as quick fixes. */
const MAX_CITIES_OFFERED = 3;

/** Kinds of cities, in the order in which they are offered as places with a national role. */
const CITIES = ['capital', 'major city', 'minor city'];

/**
 * Returns quick fixes that give the map a place with an attribute: one for each city of the nation, and one that adds a
 * new place.
 */
export const fixesForPlaceOf = (map: MapModel, nation: string, attribute: string): Fix[] => [
  ...citiesOf(map, nation).map((city) =>
    attributeBehind(city, attribute, `Write (${attribute}) after ${city.name ?? city.kind}`),
  ),
  lineOfMap(map, `site ‹NAME› at ‹HEX› (${attribute})`),
];

function citiesOf(map: MapModel, nation: string): readonly Feature[] {
  const ground = groundOf(map);
  const own = map.features.filter(({ cells }) => cells.length === 1 && countryOf(ground, cells[0]) === nation);
  return CITIES.flatMap((kind) => own.filter((place) => place.kind === kind)).slice(0, MAX_CITIES_OFFERED);
}

/** Returns the features of a map with this name. */
export const placesNamed = (map: MapModel, called: string): readonly Feature[] =>
  map.features.filter(({ name, cells }) => name === called && cells.length > 0);
