import type { Board, Cell } from '../../board/board.js';
import { findNearestCell } from '../../board/nearest.js';
import { moveOut, type Leaving } from '../../model/placed-text.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement } from '../../model/scenario.js';
import type { BookReport } from '../../play/checks.js';
import {
  stackTotal,
  ONE_PER_UNIT,
  stackExcess,
  firstOverLimit,
  stackLimitText,
  type StackingValue,
  type StackLimit,
} from '../stacking.js';
import { singleCell, type PlacedPart, type PlacedUnit } from './placed.js';
import { counted as numberOf, say } from '../../model/say.js';

/** The stacking rules of a game for set-ups. */
export interface SetupStacking<Unit extends PlacedUnit, Rule extends string> {
  /** The game's word for a cell in singular and plural: `hex`, `hexes`. */
  readonly noun: readonly [one: string, many: string];
  /** Returns how much a unit counts. Default: 1. */
  readonly counts?: StackingValue<Unit>;
  /** Returns the stacking limit for a side if these units are in the stack. */
  readonly limit: (side: string, units: readonly Unit[]) => StackLimit<Rule>;
  /** Returns the name of another item in the cell, for the finding's related information. */
  readonly named: (item: PlacedItem) => string;
  /**
   * Returns the sets of units that a fix may move out of an overfull stack, the best set first. All units belong to one
   * placement.
   */
  readonly leaving: (units: readonly Unit[]) => Iterable<readonly Unit[]>;
  /** Returns whether a placement may exceed the stacking limit. Default: false. */
  readonly mayExceed?: (placement: Placement) => boolean;
  /**
   * Returns a sentence that explains to an author how to allow a placement to exceed the limit; undefined if the game
   * cannot allow it.
   */
  readonly howToExceed?: (side: string, placement: Placement) => string | undefined;
}

/** Maximum distance between a stack that is too large and the free cell that a fix suggests for its units. */
const MAX_DISTANCE_OF_FREE_CELL = 4;

/** Checks that no stack of a set-up exceeds its limit. The fix moves some units to the nearest cell with room. */
export function stackMustNotExceedItsLimit<Unit extends PlacedUnit, Rule extends string>(
  board: Board,
  placed: readonly PlacedPart<Unit>[],
  {
    noun: [noun],
    counts = ONE_PER_UNIT,
    limit: limitOf,
    named,
    leaving,
    mayExceed,
    howToExceed,
  }: SetupStacking<Unit, Rule>,
  report: BookReport<Rule>,
): void {
  const stacks = stacksOf(placed);
  const fits = (limit: StackLimit, units: readonly Unit[]): boolean =>
    stackExcess(limit, stackTotal(units, counts)) === 0;
  for (const [cell, allParts] of stacks) {
    const [{ side }] = allParts;
    const parts = allParts.filter((part) => part.side === side); // another check reports enemies in the same cell
    const units = parts.flatMap((part) => part.units);
    const limit = limitOf(side, units);
    const tooMany = firstOverLimit(limit, units, counts);
    if (tooMany === undefined || parts.some(({ placement }) => mayExceed?.(placement))) continue;
    const hasRoom = (other: Cell, going: readonly Unit[]): boolean => {
      const partsThere = stacks.get(other) ?? [];
      const together = [...partsThere.flatMap((part) => part.units), ...going];
      return partsThere.every((part) => part.side === side) && fits(limitOf(side, together), together);
    };
    const elsewhere = (going: readonly Unit[]): Cell | undefined =>
      findNearestCell(board, cell, (other) => hasRoom(other, going), MAX_DISTANCE_OF_FREE_CELL);
    const isSolution = (going: readonly Unit[]): boolean => {
      const staying = units.filter((unit) => !going.includes(unit));
      return fits(limitOf(side, staying), staying) && elsewhere(going) !== undefined;
    };
    const solution = findSolution(parts, leaving, isSolution);
    const free = elsewhere(solution?.going ?? units.slice(units.indexOf(tooMany)));
    const first = tooMany.item;
    const others = new Set(units.map(({ item }) => item).filter((item) => item !== first));
    const holding = parts.find((part) => part.units.includes(tooMany));
    const sentences = [
      stackLimitText(limit, stackTotal(units, counts), board.label(cell)),
      ...(free === undefined ? [] : [say`Nearest free ${noun}: ${board.label(free)}.`]),
      (holding && howToExceed?.(side, holding.placement)) ?? [],
    ];
    const message = sentences.flat().join(' ');
    report.error(limit.rule, 'stack-limit', first.source, message, {
      why: limit.ledger,
      related: [...others].map((item) => ({ source: item.source, message: named(item) })),
      fixes:
        solution === undefined || free === undefined
          ? []
          : [moveOut(solution.placement, leavingOf(solution.placement, solution.going), board.label(free))],
    });
  }
}

/**
 * Returns units whose move to another cell would bring the stack within its limit. All of them belong to one placement.
 * Later placements are tried first.
 */
function findSolution<Unit extends PlacedUnit>(
  parts: readonly PlacedPart<Unit>[],
  leaving: (units: readonly Unit[]) => Iterable<readonly Unit[]>,
  isSolution: (going: readonly Unit[]) => boolean,
): { readonly placement: Placement; readonly going: readonly Unit[] } | undefined {
  for (const { placement, units } of parts.toReversed())
    for (const going of leaving(units)) if (isSolution(going)) return { placement, going };
  return undefined;
}

/** Returns the items whose units leave, in the order written, with the number of leaving units of each. */
function leavingOf({ items }: Placement, going: readonly PlacedUnit[]): Leaving[] {
  return items
    .map((item) => ({ item, units: going.filter((unit) => unit.item === item).length }))
    .filter(({ units }) => units > 0);
}

/**
 * Checks placements that cover several cells, such as an area. The cells together must have room for all units of the
 * placement within the stacking limits.
 */
export function spreadMustFindRoom<Unit extends PlacedUnit, Rule extends string>(
  placed: readonly PlacedPart<Unit>[],
  {
    noun: [, many],
    counts = ONE_PER_UNIT,
    limit: limitOf,
  }: Pick<SetupStacking<Unit, Rule>, 'noun' | 'counts' | 'limit'>,
  roomOf: (part: PlacedPart<Unit>, fixed: readonly (readonly Unit[])[]) => number,
  report: BookReport<Rule>,
): void {
  const stacks = stacksOf(placed);
  for (const part of placed) {
    const { side, placement, units } = part;
    const { cells, cellsSource } = placement;
    if (cells.length < 2) continue;
    const room = roomOf(
      part,
      cells.map((cell) => (stacks.get(cell) ?? []).flatMap((partsThere) => partsThere.units)),
    );
    const amount = stackTotal(units, counts);
    if (amount <= room) continue;
    const { rule, owner, value, counted = 'unit' } = limitOf(side, []);
    const message = say`${numberOf(amount, counted)} for ${cells.length} ${many} that have room for ${room}; ${owner} may stack ${value} in each.`;
    report.error(rule, 'stack-limit', cellsSource, message, { why: limitOf(side, units).ledger });
  }
}

/** Returns the placements in each cell, in the order written. Placements spread over several cells are omitted. */
function stacksOf<Unit extends PlacedUnit>(
  placed: readonly PlacedPart<Unit>[],
): ReadonlyMap<Cell, readonly PlacedPart<Unit>[]> {
  const stacks = new Map<Cell, PlacedPart<Unit>[]>();
  for (const part of placed) {
    const cell = singleCell(part.placement);
    if (cell !== undefined && part.units.length > 0) stacks.set(cell, [...(stacks.get(cell) ?? []), part]);
  }
  return stacks;
}
