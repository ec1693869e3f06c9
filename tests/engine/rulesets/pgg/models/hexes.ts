/** Hexes by their labels, CCRR on flat tops, even columns half a hex lower: geometry that knows nothing of the engine's boards. */
export type Hex = string;

const MAP_COLUMNS = 59;
const MAP_ROWS = 31;

export const hex = (column: number, row: number): Hex => String(column).padStart(2, '0') + String(row).padStart(2, '0');
export const columnOf = (at: Hex): number => Number(at.slice(0, 2));
const rowOf = (at: Hex): number => Number(at.slice(2));

/** The hexes that touch another. */
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

/** All hexes of some columns and rows. */
export const block = ([left, right]: readonly [number, number], [top, bottom]: readonly [number, number]): Hex[] =>
  Array.from({ length: right - left + 1 }, (_, c) =>
    Array.from({ length: bottom - top + 1 }, (__, r) => hex(left + c, top + r)),
  ).flat();

/** The side between two hexes, the same whichever is named first. */
export const sideOf = (one: Hex, other: Hex): string => (one < other ? `${one}/${other}` : `${other}/${one}`);

/** All sides between hexes of a block, each once. */
export const sidesOf = (hexes: readonly Hex[]): string[] => [
  ...new Set(hexes.flatMap((at) => around(at).map((next) => sideOf(at, next)))),
];

/** Least costs from a hex; `cost` is undefined where a step is not allowed, `stops` says where the way ends. */
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
