import type { AstNode, Reference } from 'langium';
import { cellsOfNamedFeature } from '../../engine/model/places.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Named } from '../../engine/model/orders.js';
import type { NamedPlace, NamedThing } from '../../engine/model/special-rules.js';
import type { Force, Piece, Thing } from '../generated/ast.js';
import { hasType } from '../syntax/has-type.js';
import type { CompileContext } from './compile-context.js';

type Naming<Property extends string> = AstNode &
  Readonly<Record<Property, readonly Reference<Force | Piece | Thing>[]>>;

/** Compiles a list of names; omits unresolved names, which the linker reports. */
export function compileNames<Property extends string>(
  context: CompileContext,
  node: Naming<Property>,
  property: Property,
): Named[] {
  return node[property].flatMap((reference, index) =>
    reference.ref ? [{ name: reference.$refText, source: context.text.part(node, property, index) }] : [],
  );
}

/**
 * Returns the cells of a place on the map of the scenario: empty if the map has no such place, undefined if the name is
 * not that of a place.
 */
export function cellsOfPlace(
  map: MapModel | undefined,
  place: Piece | Thing | undefined,
): NamedPlace['cells'] | undefined {
  if (!hasType(place, 'Area') && !hasType(place, 'Feature')) return undefined;
  return map && place.name !== undefined ? cellsOfNamedFeature(map, place.name) : [];
}

/** Compiles the things that a condition names: places with their cells, and units without cells. */
export function compileThings(
  context: CompileContext,
  node: Naming<'things'>,
  map: MapModel | undefined,
): NamedThing[] {
  return node.things.flatMap((reference, index) =>
    compileThing(reference, map, context.text.part(node, 'things', index)),
  );
}

/** Compiles one named thing; empty if the name is unresolved. */
export function compileThing(
  reference: Reference<Thing> | undefined,
  map: MapModel | undefined,
  source: NamedThing['source'],
): NamedThing[] {
  if (!reference?.ref) return [];
  const cells = cellsOfPlace(map, reference.ref);
  return [{ name: reference.$refText, ...(cells === undefined ? {} : { cells }), source }];
}
