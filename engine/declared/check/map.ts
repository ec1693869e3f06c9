import { say } from '../../model/say.js';
import { cellsOfPlace } from '../../model/places.js';
import type { MapModel } from '../../model/map.js';
import { list } from '../../model/words.js';
import type { Check, CheckList } from '../../play/checks.js';
import type { Declaration } from '../declaration.js';

/**
 * A place of the map that a statement of the game names, with the rule that the statement cites and the purpose of the
 * place.
 */
interface NamedPlace {
  readonly name: string;
  readonly rule: string;
  readonly use: string;
}

/** Returns the places of the map that the statements of a game name. */
function placesNamed({ supply, replacement, exits, places, unitKinds }: Declaration): NamedPlace[] {
  const isKind = (name: string): boolean => [...places, ...unitKinds].some(({ word }) => word === name);
  const sources = (supply === undefined ? [] : [supply, ...(supply.ownLines ?? [])]).flatMap((line) =>
    Object.entries(line.sources).flatMap(([side, names]) =>
      names.map((name) => ({ name, rule: line.rule, use: say`a source of supply for ${side}` })),
    ),
  );
  const returns = [...(replacement?.edges ?? []), ...(replacement?.always ?? [])].map((name) => ({
    name,
    rule: replacement?.rule ?? '',
    use: say`a place where lost units return`,
  }));
  const ways = exits.map(({ area, rule, side }) => ({ name: area, rule, use: say`the exit of ${side}` }));
  return [...sources.filter(({ name }) => !isKind(name)), ...returns, ...ways];
}

/** Returns the checks of the maps of a declared game. */
export const mapChecks = (declaration: Declaration): CheckList<Check<MapModel, string>> => ({
  placesOfStatementsMustBeOnTheMap(map, report) {
    const missing = placesNamed(declaration).filter(({ name }) => cellsOfPlace(map, name).length === 0);
    for (const { name, rule, use } of missing) {
      const known = [...map.areas.keys(), ...map.features.flatMap((feature) => feature.name ?? [])];
      const message =
        known.length === 0
          ? say`${name} is ${use}, but ${map.name} has no place or area of this name. Write \`area ${name} CELLS\`.`
          : say`${name} is ${use}, but ${map.name} has no place or area of this name. The map has ${list([...new Set(known)])}. Write \`area ${name} CELLS\`.`;
      report.error(rule, 'unknown-place', map.gridSource, message);
    }
  },
});
