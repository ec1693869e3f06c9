import type { UnitSymbol } from '../play/records.js';

/** A type of unit with the sizes that may follow it: `infantry`, which is written `infantry corps`. */
interface SizedType<Size extends string> {
  /** Empty for a type that is written without a size. */
  readonly sizes: readonly Size[];
}

/** A type of unit with one of its sizes, as a scenario writes it. */
export type SizedKind<Type extends SizedType<string>> = Type & {
  readonly type: string;
  readonly size: Type['sizes'][number] | undefined;
};

/** Returns the unit kinds of a table of types, by the words that an author writes: `infantry corps`. */
export function kindsWithSizes<Type extends SizedType<string>>(
  types: Readonly<Record<string, Type>>,
): ReadonlyMap<string, SizedKind<Type>> {
  const kinds = new Map<string, SizedKind<Type>>();
  for (const [type, unitType] of Object.entries(types)) {
    if (unitType.sizes.length === 0) kinds.set(type, { ...unitType, type, size: undefined });
    for (const size of unitType.sizes) kinds.set(`${type} ${size}`, { ...unitType, type, size });
  }
  return kinds;
}

/** Returns the symbol of a counter. The size is left out for a unit without one. */
export const unitSymbol = (symbol: string, size: string | undefined): UnitSymbol => ({
  function: symbol,
  ...(size !== undefined && { size }),
});
