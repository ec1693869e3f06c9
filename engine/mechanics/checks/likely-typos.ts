import { type Board, type Cell, NOWHERE } from '../../board/board.js';
import { forcesByName } from '../../model/forces.js';
import { moveOut } from '../../model/placed-text.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { Fix } from '../../model/finding.js';

/**
 * Units that are far from the rest of their formation, in a cell whose label is one typo away from the label of a cell
 * near the formation.
 */
export interface LikelyTypo {
  readonly placement: Placement;
  readonly items: readonly PlacedItem[];
  readonly formation: string;
  /** Distance to the nearest other unit of the formation, in cells. */
  readonly distance: number;
  /** The cell that was likely meant. */
  readonly likely: string;
  readonly isTransposed: boolean;
  readonly fix: Fix;
}

/** Units of one formation that one placement sets up in one cell. */
interface Stand {
  readonly cell: Cell;
  readonly placement: Placement;
  readonly items: PlacedItem[];
}

/**
 * Maximum number of places of a formation that is examined. A larger formation is usually an army of a nation, whose
 * units need not be near each other.
 */
const MAX_STANDS = 60;
/**
 * Minimum distance between a unit and the rest of its formation, in cells. If the unit is farther away, exchanged
 * digits in its cell label are suspected. The distance must also exceed twice the usual distance within the formation.
 */
const MIN_DISTANCE_FOR_EXCHANGED_DIGITS = 3;
/**
 * A wrong digit is suggested only for units that are farther from their formation than this distance and farther than
 * four times the usual distance, with other formations between.
 */
const MIN_DISTANCE_FOR_WRONG_DIGIT = 8;
/** Number of other formations that must be nearer to the units before a wrong digit is suggested. */
const MIN_FORMATIONS_BETWEEN = 2;

/**
 * Finds units whose cell is probably a typo. Examines only placements in a single cell, and only formations that have
 * more units elsewhere than in that cell. The result is only a hint, because no rule is broken.
 */
export function findLikelyTypos({ map: { board }, setups, sides }: ScenarioModel): LikelyTypo[] {
  const forces = forcesByName(sides);
  return setups.flatMap(({ side, placements }) => {
    const formations = standsOf(placements, ({ name }, placement) => {
      const force = name === undefined ? undefined : forces.get(name);
      return force?.parent ?? force?.group?.name ?? placement.group?.name;
    });
    const enemies = setups.filter((other) => other.side !== side).flatMap((other) => other.placements);
    const hasEnemies = (cell: Cell): boolean => enemies.some(({ cells }) => cells.length === 1 && cells[0] === cell);
    return [...formations].flatMap(([formation, formationStands]) =>
      typosInFormation(board, formationStands, formation, (stand, nearer) => {
        const others = [...formations].filter(
          ([name, each]) => name !== formation && each.some(({ cell }) => board.distance(cell, stand.cell) < nearer),
        );
        return others.length >= MIN_FORMATIONS_BETWEEN;
      }).filter(({ likely }) => !hasEnemies(board.cell(likely))),
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
      const formationStands = formations.get(formation) ?? [];
      formations.set(formation, formationStands);
      const last = formationStands.at(-1);
      if (last?.placement === placement) last.items.push(item);
      else formationStands.push({ cell, placement, items: [item] });
    }
  }
  return formations;
}

function typosInFormation(
  board: Board,
  formationStands: readonly Stand[],
  formation: string,
  isAmongOthers: (stand: Stand, nearer: number) => boolean,
): LikelyTypo[] {
  if (formationStands.length > MAX_STANDS) return [];
  return formationStands.flatMap((stand): LikelyTypo[] => {
    const others = formationStands.filter(({ cell }) => cell !== stand.cell);
    const together = formationStands.filter(({ cell }) => cell === stand.cell);
    if (unitsOf(others) <= unitsOf(together)) return [];
    const distance = toNearest(board, stand.cell, others);
    // Most units are near their formation, so the more expensive test comes second.
    if (distance === Infinity || distance <= MIN_DISTANCE_FOR_EXCHANGED_DIGITS) return [];
    const usual = spread(board, others);
    if (distance <= 2 * usual) return [];
    const label = board.label(stand.cell);
    if (!isWrittenAs(stand.placement, label)) return [];
    const nearestTo = (labels: readonly string[]): string | undefined =>
      nearestLabel(board, labels, others, Math.max(1, usual));
    const transposed = nearestTo(transpositions(label));
    const isVeryFar = distance > Math.max(MIN_DISTANCE_FOR_WRONG_DIGIT, 4 * usual) && isAmongOthers(stand, distance);
    const likely = transposed ?? (isVeryFar ? nearestTo(wrongDigits(label)) : undefined);
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

const unitsOf = (formationStands: readonly Stand[]): number =>
  formationStands.flatMap(({ items }) => items).reduce((sum, { count = 1 }) => sum + count, 0);

const isWrittenAs = ({ cellsSource: { start, end } }: Placement, label: string): boolean =>
  end - start === label.length;

function toNearest(board: Board, from: Cell, formationStands: readonly Stand[]): number {
  let nearest = Infinity;
  for (const { cell } of formationStands) nearest = Math.min(nearest, board.distance(from, cell));
  return nearest;
}

/** Returns the largest distance between a unit of a formation and the unit of the formation nearest to it. */
function spread(board: Board, formationStands: readonly Stand[]): number {
  const cells = [...new Set(formationStands.map(({ cell }) => cell))];
  const gaps = cells.map((cell) =>
    toNearest(
      board,
      cell,
      formationStands.filter((other) => other.cell !== cell),
    ),
  );
  return cells.length < 2 ? 0 : Math.max(...gaps);
}

/**
 * Returns the label whose cell is nearest to a formation; undefined if all these cells are more than `near` cells away.
 */
function nearestLabel(
  board: Board,
  labels: readonly string[],
  formationStands: readonly Stand[],
  near: number,
): string | undefined {
  const found = labels.flatMap((label) => {
    const cell = board.cell(label);
    const distance = cell === NOWHERE ? Infinity : toNearest(board, cell, formationStands);
    return distance <= near ? [{ label, distance }] : [];
  });
  return found.toSorted((a, b) => a.distance - b.distance).at(0)?.label;
}

/** Returns the labels that result when two neighbouring digits, or column and row, are exchanged. */
function transpositions(label: string): string[] {
  const swapped = Array.from(label, (_, at) => label.slice(0, at) + label.slice(at).replace(/^(\d)(\d)/, '$2$1'));
  const half = label.length / 2;
  const turned = /^\d+$/.test(label) && Number.isInteger(half) ? [label.slice(half) + label.slice(0, half)] : [];
  return [...swapped, ...turned].filter((other) => other !== label);
}

/** Returns all labels that differ in one digit. */
function wrongDigits(label: string): string[] {
  return Array.from(label, (sign, at) =>
    /\d/.test(sign) ? Array.from('0123456789', (digit) => label.slice(0, at) + digit + label.slice(at + 1)) : [],
  )
    .flat()
    .filter((other) => other !== label);
}
