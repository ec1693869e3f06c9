import type { Board, Cell } from '../../board/board.js';
import { findNearestCell } from '../../board/nearest.js';
import { moveOut, type Leaving } from '../../model/placed-text.js';
import type { PlacedItem } from '../../model/statements.js';
import type { Placement } from '../../model/scenario.js';
import { count } from '../../model/words.js';
import type { BookReport } from '../../play/checks.js';
import {
  stackTotal,
  ONE_PER_UNIT,
  stackExcess,
  firstOverLimit,
  overstackedText,
  type StackingValue,
  type StackLimit,
} from '../stacking.js';
import { singleCell, type PlacedPart, type PlacedUnit } from './placed.js';

/** How a game stacks at set-up. */
export interface SetupStacking<Unit extends PlacedUnit, Rule extends string> {
  /** What it calls one cell and several: `hex`, `hexes`. */
  readonly noun: readonly [one: string, many: string];
  /** What a unit counts for; one, when this is left out. */
  readonly counts?: StackingValue<Unit>;
  /** How much of a side's units may stand together when these are among them. */
  readonly limit: (side: string, units: readonly Unit[]) => StackLimit<Rule>;
  /** What it calls an item that stands in the cell, too. */
  readonly named: (item: PlacedItem) => string;
  /** Units of one placement that may be set up elsewhere to mend a cell, those first that had best go. */
  readonly leaving: (units: readonly Unit[]) => Iterable<readonly Unit[]>;
  /** Whether a placement may begin overstacked. */
  readonly mayExceed?: (placement: Placement) => boolean;
  /** The sentence that says how an author lets a placement begin overstacked; undefined where nothing allows it. */
  readonly howToExceed?: (side: string, placement: Placement) => string | undefined;
}

/** How far another cell is looked for. */
const NEAR = 4;

/** No cell holds more at set-up than its side may stack; too many go, if that mends it, to the nearest cell with room. */
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
  for (const [cell, everybody] of stacks) {
    const [{ side }] = everybody;
    const parts = everybody.filter((part) => part.side === side); // enemies there are another check's
    const units = parts.flatMap((part) => part.units);
    const limit = limitOf(side, units);
    const tooMany = firstOverLimit(limit, units, counts);
    if (tooMany === undefined || parts.some(({ placement }) => mayExceed?.(placement))) continue;
    const hasRoom = (other: Cell, going: readonly Unit[]): boolean => {
      const there = stacks.get(other) ?? [];
      const together = [...there.flatMap((part) => part.units), ...going];
      return there.every((part) => part.side === side) && fits(limitOf(side, together), together);
    };
    const elsewhere = (going: readonly Unit[]): Cell | undefined =>
      findNearestCell(board, cell, (other) => hasRoom(other, going), NEAR);
    const mends = (going: readonly Unit[]): boolean => {
      const staying = units.filter((unit) => !going.includes(unit));
      return fits(limitOf(side, staying), staying) && elsewhere(going) !== undefined;
    };
    const way = wayOut(parts, leaving, mends);
    const free = elsewhere(way?.going ?? units.slice(units.indexOf(tooMany)));
    const first = tooMany.item;
    const others = new Set(units.map(({ item }) => item).filter((item) => item !== first));
    const holding = parts.find((part) => part.units.includes(tooMany));
    const sentences = [
      overstackedText(limit, stackTotal(units, counts), board.label(cell)),
      ...(free === undefined ? [] : [`Nearest free ${noun}: ${board.label(free)}.`]),
      (holding && howToExceed?.(side, holding.placement)) ?? [],
    ];
    const message = sentences.flat().join(' ');
    report.error(limit.rule, 'stack-limit', first.source, message, {
      why: limit.ledger,
      related: [...others].map((item) => ({ source: item.source, message: named(item) })),
      fixes:
        way === undefined || free === undefined
          ? []
          : [moveOut(way.placement, leavingOf(way.placement, way.going), board.label(free))],
    });
  }
}

/** Units of one placement, the last one first, that mend the cell when they stand elsewhere. */
function wayOut<Unit extends PlacedUnit>(
  parts: readonly PlacedPart<Unit>[],
  leaving: (units: readonly Unit[]) => Iterable<readonly Unit[]>,
  mends: (going: readonly Unit[]) => boolean,
): { readonly placement: Placement; readonly going: readonly Unit[] } | undefined {
  for (const { placement, units } of parts.toReversed())
    for (const going of leaving(units)) if (mends(going)) return { placement, going };
  return undefined;
}

/** How many units of which items go, in the order written. */
function leavingOf({ items }: Placement, going: readonly PlacedUnit[]): Leaving[] {
  return items
    .map((item) => ({ item, units: going.filter((unit) => unit.item === item).length }))
    .filter(({ units }) => units > 0);
}

/** Units that may be spread over several cells find room there within stacking from the start. */
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
      cells.map((cell) => (stacks.get(cell) ?? []).flatMap((there) => there.units)),
    );
    const amount = stackTotal(units, counts);
    if (amount <= room) continue;
    const { rule, owner, value, counted = 'unit' } = limitOf(side, []);
    const message = `${count(amount, counted)} for ${cells.length} ${many} that have room for ${room}; ${owner} may stack ${value} in each.`;
    report.error(rule, 'stack-limit', cellsSource, message, { why: limitOf(side, units).ledger });
  }
}

/** What the set-ups fix in each cell, in the order written. */
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
