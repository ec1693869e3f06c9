/**
 * A hex, identified by its label: CCRR, flat tops, even columns half a hex lower. The geometry of this file is
 * independent of the engine's boards.
 */
export type Hex = string;

const MAP_COLUMNS = 59;
const MAP_ROWS = 31;

export const hex = (column: number, row: number): Hex => String(column).padStart(2, '0') + String(row).padStart(2, '0');
export const columnOf = (at: Hex): number => Number(at.slice(0, 2));
const rowOf = (at: Hex): number => Number(at.slice(2));

/** Returns the hexes next to a hex. */
export function around(at: Hex): Hex[] {
  const column = columnOf(at);
  const row = rowOf(at);
  const upper = column % 2 === 0 ? row : row - 1;
  const all: [number, number][] = [
    [column, row - 1],
    [column, row + 1],
    [column + 1, upper],
    [column + 1, upper + 1],
    [column - 1, upper],
    [column - 1, upper + 1],
  ];
  return all.filter(([c, r]) => c >= 1 && c <= MAP_COLUMNS && r >= 1 && r <= MAP_ROWS).map(([c, r]) => hex(c, r));
}

/** Returns all hexes of a range of columns and rows. */
export const block = ([left, right]: readonly [number, number], [top, bottom]: readonly [number, number]): Hex[] =>
  Array.from({ length: right - left + 1 }, (_, c) =>
    Array.from({ length: bottom - top + 1 }, (__, r) => hex(left + c, top + r)),
  ).flat();

/** Returns the key of the hexside between two hexes; the order of the two hexes does not matter. */
export const sideOf = (one: Hex, other: Hex): string => (one < other ? `${one}/${other}` : `${other}/${one}`);

/** Returns the keys of all hexsides of a block of hexes, each once. */
export const sidesOf = (hexes: readonly Hex[]): string[] => [
  ...new Set(hexes.flatMap((at) => around(at).map((next) => sideOf(at, next)))),
];

/**
 * Returns the lowest cost to each hex from a start. `cost` returns undefined where movement is forbidden; a path ends
 * in a hex for which `stops` returns true.
 */
export function costsFrom(
  start: Hex,
  most: number,
  cost: (from: Hex, to: Hex) => number | undefined,
  stops: (at: Hex) => boolean = () => false,
): Map<Hex, number> {
  const found = new Map([[start, 0]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (at !== start && stops(at)) continue;
    for (const to of around(at)) {
      const step = cost(at, to);
      if (step === undefined) continue;
      const sum = (found.get(at) ?? 0) + step;
      if (sum > most || sum >= (found.get(to) ?? Infinity)) continue;
      found.set(to, sum);
      open.push(to);
    }
  }
  return found;
}
