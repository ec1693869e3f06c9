import type { Named } from '../model/orders.js';

/** What a game knows of the names of its units. */
export interface KnownNames {
  readonly muster: {
    readonly byName: ReadonlyMap<string, number>;
    /** Formations by name: the units in them. */
    readonly formations: ReadonlyMap<string, readonly number[]>;
  };
  isOnMap(piece: number): boolean;
}

/**
 * The units an order names, each once: a formation stands for its units on the map, or for those the order can mean.
 * Unknown names are the language's to report.
 */
export function unitsNamed(
  state: KnownNames,
  names: readonly (Pick<Named, 'name'> & Partial<Named>)[],
  meant: (piece: number) => boolean = (piece) => state.isOnMap(piece),
): number[] {
  const units = new Set<number>();
  for (const { name } of names) {
    const unit = state.muster.byName.get(name);
    if (unit !== undefined) units.add(unit);
    else for (const member of state.muster.formations.get(name) ?? []) if (meant(member)) units.add(member);
  }
  return [...units];
}
