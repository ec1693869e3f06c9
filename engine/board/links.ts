import { NOWHERE, type Board, type Cell, type LinkSpec } from './board.js';

/** A link of a cell: the linked cell and the kinds of the link. */
export interface LinkEnd {
  readonly to: Cell;
  readonly kinds: readonly string[];
}

/**
 * Returns the links of each cell, in the order written. A link is left out if its cells are adjacent or if the map does
 * not have one of them.
 */
export function linksByCell(
  links: readonly LinkSpec[],
  cell: (label: string) => Cell,
  distance: (a: Cell, b: Cell) => number,
): Map<Cell, LinkEnd[]> {
  const byCell = new Map<Cell, LinkEnd[]>();
  for (const { cells, kinds } of links) {
    const [a, b] = [cell(cells[0]), cell(cells[1])];
    if (a === NOWHERE || b === NOWHERE || distance(a, b) <= 1) continue;
    join(byCell, a, b, kinds);
    join(byCell, b, a, kinds);
  }
  return byCell;
}

function join(byCell: Map<Cell, LinkEnd[]>, from: Cell, to: Cell, kinds: readonly string[]): void {
  const others = (byCell.get(from) ?? []).filter((link) => link.to !== to);
  const before = byCell.get(from)?.find((link) => link.to === to)?.kinds ?? [];
  byCell.set(from, [...others, { to, kinds: [...new Set([...before, ...kinds])] }]);
}

/**
 * Returns the board's neighbours without the links that a rule does not allow, in the layout of `Board.neighbours`.
 * Used for zones of control, lines and movement. For a board without links, the result is the board's own array.
 *
 * @param isAllowed called with the kinds of each link
 */
export function neighboursOver(board: Board, isAllowed: (kinds: readonly string[]) => boolean): Int32Array {
  const { neighbours, sides, directions } = board;
  if (sides === directions) return neighbours;
  return neighbours.map((to, step) =>
    to === NOWHERE || step % directions < sides || isAllowed(board.linkKinds(step)) ? to : NOWHERE,
  );
}
