import { type Board, type Cell, NOWHERE } from '../../board/board.js';
import { forcesByName } from '../../model/forces.js';
import { moveOut } from '../../model/placed-text.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { Fix } from '../../model/finding.js';

/** Units of a formation that stand far from the rest of it, in a cell whose label is a slip away from one beside it. */
export interface LikelyTypo {
  readonly placement: Placement;
  readonly items: readonly PlacedItem[];
  readonly formation: string;
  /** Cells to the nearest of the others. */
  readonly distance: number;
  /** The cell that was likely meant. */
  readonly likely: string;
  readonly isTransposed: boolean;
  readonly fix: Fix;
}

/** What stands in one cell of one formation, by one placement. */
interface Stand {
  readonly cell: Cell;
  readonly placement: Placement;
  readonly items: PlacedItem[];
}

/** Looser bodies than this are armies of a nation rather than formations that stand together. */
const LARGEST = 60;
/** Farther from its own than this, and than twice what is usual in the formation, digits may have been exchanged … */
const FAR = 3;
/** … and than this and four times as much, with other formations between, one digit may be wrong. */
const VERY_FAR = 8;
const OTHERS_BETWEEN = 2;

/**
 * Units that look as if a slip in the label of their cell had put them where they are. Only places an author gave as one cell
 * are looked at, and only formations with more units elsewhere than there. No rule is asked: a hint, and no more.
 */
export function findLikelyTypos({ map: { board }, setups, sides }: ScenarioModel): LikelyTypo[] {
  const forces = forcesByName(sides);
  return setups.flatMap(({ side, placements }) => {
    const formations = standsOf(placements, ({ name }, placement) => {
      const force = name === undefined ? undefined : forces.get(name);
      return force?.parent ?? force?.group?.name ?? placement.group?.name;
    });
    const enemies = setups.filter((other) => other.side !== side).flatMap((other) => other.placements);
    const isHeld = (cell: Cell): boolean => enemies.some(({ cells }) => cells.length === 1 && cells[0] === cell);
    return [...formations].flatMap(([formation, stands]) =>
      typosInFormation(board, stands, formation, (stand, nearer) => {
        const others = [...formations].filter(
          ([name, each]) => name !== formation && each.some(({ cell }) => board.distance(cell, stand.cell) < nearer),
        );
        return others.length >= OTHERS_BETWEEN;
      }).filter(({ likely }) => !isHeld(board.cell(likely))),
    );
  });
}

function standsOf(
  placements: readonly Placement[],
  formationOf: (item: PlacedItem, placement: Placement) => string | undefined,
): Map<string, Stand[]> {
  const formations = new Map<string, Stand[]>();
  for (const placement of placements) {
    const [cell] = placement.cells;
    if (placement.cells.length !== 1) continue;
    for (const item of placement.items) {
      const formation = formationOf(item, placement);
      if (formation === undefined) continue;
      const stands = formations.get(formation) ?? [];
      formations.set(formation, stands);
      const last = stands.at(-1);
      if (last?.placement === placement) last.items.push(item);
      else stands.push({ cell, placement, items: [item] });
    }
  }
  return formations;
}

function typosInFormation(
  board: Board,
  stands: readonly Stand[],
  formation: string,
  isAmongOthers: (stand: Stand, nearer: number) => boolean,
): LikelyTypo[] {
  if (stands.length > LARGEST) return [];
  return stands.flatMap((stand): LikelyTypo[] => {
    const others = stands.filter(({ cell }) => cell !== stand.cell);
    const here = stands.filter(({ cell }) => cell === stand.cell);
    if (unitsOf(others) <= unitsOf(here)) return [];
    const distance = toNearest(board, stand.cell, others);
    // Most stand near their own: what is usual in the formation is asked for the others alone.
    if (distance === Infinity || distance <= FAR) return [];
    const usual = spread(board, others);
    if (distance <= 2 * usual) return [];
    const label = board.label(stand.cell);
    if (!isWrittenAs(stand.placement, label)) return [];
    const beside = (labels: readonly string[]): string | undefined =>
      besideOf(board, labels, others, Math.max(1, usual));
    const transposed = beside(transpositions(label));
    const isLost = distance > Math.max(VERY_FAR, 4 * usual) && isAmongOthers(stand, distance);
    const likely = transposed ?? (isLost ? beside(wrongDigits(label)) : undefined);
    if (likely === undefined) return [];
    const { placement, items } = stand;
    const leaving = items.map((item) => ({ item, units: item.count ?? item.drawn.length }));
    return [
      {
        placement,
        items,
        formation,
        distance,
        likely,
        isTransposed: transposed !== undefined,
        fix: { ...moveOut(placement, leaving, likely), says: 'more' },
      },
    ];
  });
}

const unitsOf = (stands: readonly Stand[]): number =>
  stands.flatMap(({ items }) => items).reduce((sum, { count = 1 }) => sum + count, 0);

const isWrittenAs = ({ cellsSource: { start, end } }: Placement, label: string): boolean =>
  end - start === label.length;

function toNearest(board: Board, from: Cell, stands: readonly Stand[]): number {
  let nearest = Infinity;
  for (const { cell } of stands) nearest = Math.min(nearest, board.distance(from, cell));
  return nearest;
}

/** How far units of a formation stand from the next of their own, at most. */
function spread(board: Board, stands: readonly Stand[]): number {
  const cells = [...new Set(stands.map(({ cell }) => cell))];
  const gaps = cells.map((cell) =>
    toNearest(
      board,
      cell,
      stands.filter((other) => other.cell !== cell),
    ),
  );
  return cells.length < 2 ? 0 : Math.max(...gaps);
}

/** Of some labels the cell nearest to a formation, if it is so near. */
function besideOf(board: Board, labels: readonly string[], stands: readonly Stand[], near: number): string | undefined {
  const found = labels.flatMap((label) => {
    const cell = board.cell(label);
    const distance = cell === NOWHERE ? Infinity : toNearest(board, cell, stands);
    return distance <= near ? [{ label, distance }] : [];
  });
  return found.toSorted((a, b) => a.distance - b.distance).at(0)?.label;
}

/** `2172` and `1272` for `2127`'s neighbours, and row before column. */
function transpositions(label: string): string[] {
  const swapped = Array.from(label, (_, at) => label.slice(0, at) + label.slice(at).replace(/^(\d)(\d)/, '$2$1'));
  const half = label.length / 2;
  const turned = /^\d+$/.test(label) && Number.isInteger(half) ? [label.slice(half) + label.slice(0, half)] : [];
  return [...swapped, ...turned].filter((other) => other !== label);
}

/** All labels with one other digit. */
function wrongDigits(label: string): string[] {
  return Array.from(label, (sign, at) =>
    /\d/.test(sign) ? Array.from('0123456789', (digit) => label.slice(0, at) + digit + label.slice(at + 1)) : [],
  )
    .flat()
    .filter((other) => other !== label);
}
