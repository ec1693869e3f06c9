import { attributeBehind, lineOfMap } from '../../../mechanics/checks/lacking.js';
import type { Fix } from '../../../model/finding.js';
import type { Feature, MapModel } from '../../../model/map.js';
import { countryOf, groundOf } from '../state/ground.js';

/** So many places are offered. */
const MAX_CITIES_OFFERED = 3;

/** The largest first: what has a role for a whole nation is seldom in a village. */
const CITIES = ['capital', 'major city', 'minor city'];

/** Ways to give a place of a nation what it lacks: to one of its cities, or to a place to be named. */
export const fixesForPlaceOf = (map: MapModel, nation: string, attribute: string): Fix[] => [
  ...citiesOf(map, nation).map((city) => attributeBehind(city, attribute, `Write it behind ${city.name ?? city.kind}`)),
  lineOfMap(map, `site ‹NAME› at ‹HEX› (${attribute})`),
];

function citiesOf(map: MapModel, nation: string): readonly Feature[] {
  const ground = groundOf(map);
  const own = map.features.filter(({ cells }) => cells.length === 1 && countryOf(ground, cells[0]) === nation);
  return CITIES.flatMap((kind) => own.filter((place) => place.kind === kind)).slice(0, MAX_CITIES_OFFERED);
}

/** What lies on a map by a name. */
export const placesNamed = (map: MapModel, called: string): readonly Feature[] =>
  map.features.filter(({ name, cells }) => name === called && cells.length > 0);
