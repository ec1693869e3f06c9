import { NOWHERE, type Cell } from '../../../../../engine/board/board.js';
import { board } from '../sketch.js';

/** Hexes of the sketches by their labels, RRCC; a model takes its geometry from their board and nothing else. */
export type Hex = string;

const neighbours = new Map<Hex, readonly Hex[]>();

/** The hexes that touch another. */
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

/** All hexes of some rows and columns. */
export const block = ([top, bottom]: readonly [number, number], [east, west]: readonly [number, number]): Hex[] =>
  Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: west - east + 1 }, (__, c) => String((top + r) * 100 + east + c)),
  ).flat();

/** The side between two hexes, the same whichever is named first. */
export const sideOf = (one: Hex, other: Hex): string => (one < other ? `${one}/${other}` : `${other}/${one}`);

/** All sides between hexes of a block, each once. */
export function sidesOf(hexes: readonly Hex[]): string[] {
  const inside = new Set(hexes);
  const all = hexes.flatMap((at) =>
    around(at)
      .filter((to) => inside.has(to))
      .map((to) => sideOf(at, to)),
  );
  return [...new Set(all)];
}

/** How many hexes lie between a hex and all hexes not farther than `most`. */
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
