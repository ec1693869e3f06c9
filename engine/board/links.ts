import { NOWHERE, type Board, type Cell, type LinkSpec } from './board.js';

/** A link as one of its cells sees it. */
export interface LinkEnd {
  readonly to: Cell;
  readonly kinds: readonly string[];
}

/** The links of each cell that has any, in the order written: those whose cells exist and lie apart. */
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
 * The board's neighbours with those links only that a rule lets something go over, by the kinds of each: for zones of
 * control, lines and movement of that kind. On a board without links it is the board's own list.
 */
export function neighboursOver(board: Board, goesOver: (kinds: readonly string[]) => boolean): Int32Array {
  const { neighbours, sides, directions } = board;
  if (sides === directions) return neighbours;
  return neighbours.map((to, step) =>
    to === NOWHERE || step % directions < sides || goesOver(board.linkKinds(step)) ? to : NOWHERE,
  );
}
