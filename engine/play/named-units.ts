import type { Named } from '../model/orders.js';

/** The names of units and formations in a game. */
export interface KnownNames {
  readonly muster: {
    readonly byName: ReadonlyMap<string, number>;
    /** The units of each formation, by its name. */
    readonly formations: ReadonlyMap<string, readonly number[]>;
  };
  isOnMap(piece: number): boolean;
}

/**
 * Returns the units that an order names, each once. The name of a formation means its units on the map or, if `isMeant`
 * is given, the units for which it returns true. Unknown names are ignored; the language reports them.
 */
export function unitsNamed(
  state: KnownNames,
  names: readonly (Pick<Named, 'name'> & Partial<Named>)[],
  isMeant: (piece: number) => boolean = (piece) => state.isOnMap(piece),
): number[] {
  const units = new Set<number>();
  for (const { name } of names) {
    const unit = state.muster.byName.get(name);
    if (unit !== undefined) units.add(unit);
    else for (const member of state.muster.formations.get(name) ?? []) if (isMeant(member)) units.add(member);
  }
  return [...units];
}
