import { NOWHERE, type Cell } from '../../../../../engine/board/board.js';
import { board } from '../sketch.js';

/** A hex of the sketches, identified by its label RRCC. The models use only the geometry of the board. */
export type Hex = string;

const neighbours = new Map<Hex, readonly Hex[]>();

/** Returns the hexes next to a hex. */
export function around(at: Hex): readonly Hex[] {
  const known = neighbours.get(at);
  if (known !== undefined) return known;
  const cell = board.cell(at);
  const found = Array.from({ length: board.directions }, (_, direction): Cell => board.neighbour(cell, direction))
    .filter((to) => to !== NOWHERE)
    .map((to) => board.label(to));
  neighbours.set(at, found);
  return found;
}

/** Returns all hexes of a range of rows and columns. */
export const block = ([top, bottom]: readonly [number, number], [east, west]: readonly [number, number]): Hex[] =>
  Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: west - east + 1 }, (__, c) => String((top + r) * 100 + east + c)),
  ).flat();

/** Returns the key of the hexside between two hexes; the order of the two hexes does not matter. */
export const sideOf = (one: Hex, other: Hex): string => (one < other ? `${one}/${other}` : `${other}/${one}`);

/** Returns the keys of all hexsides of a block of hexes, each once. */
export function sidesOf(hexes: readonly Hex[]): string[] {
  const inside = new Set(hexes);
  const all = hexes.flatMap((at) =>
    around(at)
      .filter((to) => inside.has(to))
      .map((to) => sideOf(at, to)),
  );
  return [...new Set(all)];
}

/** Returns the distance from a hex to every hex at most `most` hexes away. */
export function distancesFrom(start: Hex, most: number): ReadonlyMap<Hex, number> {
  const found = new Map([[start, 0]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const next = (found.get(at) ?? 0) + 1;
    if (next > most) continue;
    for (const to of around(at)) {
      if (found.has(to)) continue;
      found.set(to, next);
      open.push(to);
    }
  }
  return found;
}
