import type { Cell } from '../../board/board.js';
import type { Feature } from '../../model/map.js';
import type { Position } from '../../play/records.js';

/** For each flag that a unit can have in an expectation, the test whether a piece has it. */
export type FlagTests<State> = Readonly<Record<string, (state: State, piece: number) => boolean>>;

/** Returns a function that lists the flags of a piece, in the order of a table of tests. */
export function flagsBy<State>(
  tests: FlagTests<State>,
): (state: State, piece: { readonly index: number }) => readonly string[] {
  const names = Object.keys(tests);
  return (state, { index }) => names.filter((name) => tests[name](state, index));
}

/** A place: its name, and the cell whose holder counts as the holder of the place. */
type Place = readonly [cell: Cell, name: string];

/** Returns the named features of a map, each with its first cell. */
export const placesOf = (features: readonly Pick<Feature, 'name' | 'cells'>[]): readonly Place[] =>
  features.flatMap(({ name, cells: [cell] }) => (name === undefined || cell === undefined ? [] : [[cell, name]]));

/**
 * Returns the places that a side holds, with the name of the side.
 *
 * @param holderOf returns the index of the side that holds a cell; negative if neither side does
 */
export const heldPlaces = (
  places: Iterable<Place>,
  holderOf: (cell: Cell) => number,
  sides: readonly string[],
): Position['control'] =>
  Array.from(places).flatMap(([cell, place]) => {
    const holder = holderOf(cell);
    return holder < 0 ? [] : [{ place, side: sides[holder] }];
  });
