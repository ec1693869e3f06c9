import type { Board, Cell } from '../../../board/board.js';
import { moveOut, type Leaving } from '../../../model/placed-text.js';
import type { Placement, ScenarioModel } from '../../../model/scenario.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import type { PggRule } from '../rulebook/index.js';
import { rulingsOf } from '../rulings/rulings.js';
import { excess, mayStack, stackingLimit, type StackingTerms } from '../stacking/stacking.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { count } from '../../../model/words.js';
import type { ScenarioCheck } from './check.js';
import { cites, placementsOf, relatedTo, theCell, type PlacedUnit, type SideUnits } from './placed.js';

/**
 * No hex holds more at set-up than its side may stack [5.0, 7.1, 7.2]. The armies that the book puts into one hex begin
 * as large as it says and put themselves right in their first movement phase [5.0, AMB-02].
 */
export const stackMustNotExceedLimitAtSetup: ScenarioCheck = (scenario, report) => {
  const terms = { numbers: numbersOf(scenario), rulings: rulingsOf(scenario) };
  const stacks = stacksOf(scenario);
  for (const [cell, everybody] of stacks) {
    // Enemies in the hex are another check's.
    const side = sideOf(everybody[0]?.side ?? '');
    const parts = everybody.filter((part) => sideOf(part.side) === side);
    const units = parts.flatMap((part) => part.units);
    const leaders = leadersAmong(units);
    const surplus = excess(terms, side, units.length, leaders);
    if (surplus === 0 || parts.some(startsOverstacked)) continue;
    const first = units[units.length - surplus];
    const limit = stackingLimit(terms, side, leaders);
    const rule = stackingRule(side);
    const { board } = scenario.map;
    const elsewhere = (going: readonly PlacedUnit[]): Cell | undefined =>
      nearestRoom(board, stacks, terms, side, cell, going);
    const way = wayOut(parts, (going) => mayStay(terms, side, units, going) && elsewhere(going) !== undefined);
    const free =
      way === undefined ? elsewhere(units.slice(-surplus)) : elsewhere(way.leaving.flatMap(({ going }) => going));
    const nearest = free === undefined ? '' : ` Nearest free hex: ${board.label(free)}.`;
    report({
      severity: 'error',
      rule,
      slug: 'stack-limit',
      source: first.item.source,
      message: `${count(units.length, 'unit')} in ${board.label(cell)}; ${SIDE_NAMES[side]} may stack ${limit.value}.${nearest}`,
      why: limit.ledger,
      related: relatedTo(units.filter(({ item }) => item !== first.item)),
      fixes: way === undefined || free === undefined ? [] : [moveOut(way.placement, way.leaving, board.label(free))],
    });
  }
};

/** Units of one item that leave a hex: as many as are too many of a draw, all of a named formation. */
interface Going extends Leaving {
  readonly going: readonly PlacedUnit[];
}

/** The last units of one placement that mend the hex when they stand elsewhere: of one item if that will do, else of several. */
function wayOut(
  parts: readonly SideUnits[],
  mends: (going: readonly PlacedUnit[]) => boolean,
): { readonly placement: Placement; readonly leaving: readonly Going[] } | undefined {
  for (const { placement, units } of parts.toReversed()) {
    const items = placement.items.toReversed().map((item) => units.filter((unit) => unit.item === item));
    const single = items.flatMap((of) => shares(of)).find((going) => mends(going));
    if (single !== undefined) return { placement, leaving: [leavingOf(single)] };
    const several: PlacedUnit[] = [];
    for (const of of items.filter(([unit]) => unit !== undefined && !unit.isLeader)) {
      const enough = shares(of).find((going) => mends([...several, ...going]));
      several.push(...(enough ?? of));
      if (enough === undefined) continue;
      const leaving = items
        .toReversed()
        .map((all) => several.filter(({ item }) => all[0]?.item === item))
        .filter(([unit]) => unit !== undefined);
      return { placement, leaving: leaving.map(leavingOf) };
    }
  }
  return undefined;
}

/** What may leave of an item: few of a draw before many. */
function shares(units: readonly PlacedUnit[]): (readonly PlacedUnit[])[] {
  const [first] = units;
  if (first === undefined) return [];
  return first.item.name === undefined ? units.map((_, index) => units.slice(units.length - 1 - index)) : [units];
}

function leavingOf(going: readonly PlacedUnit[]): Going {
  return { item: going[0].item, units: going.length, going };
}

/** Whether the hex is within its limit when these have gone: without its leader it is lower. */
function mayStay(
  terms: StackingTerms,
  side: Side,
  units: readonly PlacedUnit[],
  going: readonly PlacedUnit[],
): boolean {
  const staying = units.filter((unit) => !going.includes(unit));
  return mayStack(terms, side, staying.length, leadersAmong(staying));
}

function leadersAmong(units: readonly PlacedUnit[]): number {
  return units.filter(({ isLeader }) => isLeader).length;
}

/** A placement that cites the book's set-up and names one hex [5.0, AMB-02]. */
function startsOverstacked({ placement }: SideUnits): boolean {
  return cites(placement, '5.0', '5.1') && placement.cells.length === 1;
}

/** Armies that may be spread over several hexes find room there within stacking from the start [5.0, AMB-02]. */
export const spreadMustFindRoom: ScenarioCheck = (scenario, report) => {
  const terms = { numbers: numbersOf(scenario), rulings: rulingsOf(scenario) };
  if (!terms.rulings['setup.multiHexMustMeetStacking']) return;
  const stacks = stacksOf(scenario);
  const spreads = placementsOf(scenario).filter(({ placement }) => placement.cells.length > 1);
  for (const { side, placement, units } of spreads) {
    const index = sideOf(side);
    const leaders = leadersAmong(units);
    const room = roomIn(placement.cells, stacks, terms, index, leaders);
    if (units.length <= room) continue;
    const rule = stackingRule(index);
    report({
      severity: 'error',
      rule,
      slug: 'stack-limit',
      source: placement.cellsSource,
      message: `${count(units.length, 'unit')} for ${placement.cells.length} hexes that have room for ${room}; ${SIDE_NAMES[index]} may stack ${stackingLimit(terms, index, 0).value} in each.`,
      why: stackingLimit(terms, index, leaders).ledger,
    });
  }
};

/** Units that fit into the hexes besides those fixed there, when each leader makes the most of his hex. */
function roomIn(cells: readonly Cell[], stacks: Stacks, terms: StackingTerms, side: Side, leaders: number): number {
  let room = 0;
  let left = leaders;
  for (const cell of cells) {
    const fixed = (stacks.get(cell) ?? []).flatMap(({ units }) => units);
    const led = fixed.some(({ isLeader }) => isLeader);
    const brings = !led && left > 0 ? 1 : 0;
    left -= brings;
    room += Math.max(0, stackingLimit(terms, side, (led ? 1 : 0) + brings).value - fixed.length);
  }
  return room;
}

type Stacks = ReadonlyMap<Cell, readonly SideUnits[]>;

/** What the set-ups fix in each hex, in the order written. */
function stacksOf(scenario: ScenarioModel): Stacks {
  const stacks = new Map<Cell, SideUnits[]>();
  for (const part of placementsOf(scenario)) {
    const cell = theCell(part.placement);
    if (cell === undefined) continue;
    const parts = stacks.get(cell);
    if (parts === undefined) stacks.set(cell, [part]);
    else parts.push(part);
  }
  return stacks;
}

/** How far a free hex is looked for. */
const NEAR = 4;

/** The nearest hex where these units may stand, too: no enemies, room enough. */
function nearestRoom(
  board: Board,
  stacks: Stacks,
  terms: StackingTerms,
  side: Side,
  from: Cell,
  joining: readonly PlacedUnit[],
): Cell | undefined {
  for (let radius = 1; radius <= NEAR; radius++) {
    for (const cell of board.ring(from, radius)) {
      const parts = stacks.get(cell) ?? [];
      if (parts.some((part) => sideOf(part.side) !== side)) continue;
      const together = [...parts.flatMap((part) => part.units), ...joining];
      if (mayStack(terms, side, together.length, leadersAmong(together))) return cell;
    }
  }
  return undefined;
}

function stackingRule(side: Side): PggRule {
  return side === GERMAN ? '7.2' : '7.1';
}

function sideOf(name: string): Side {
  return name === SIDE_NAMES[GERMAN] ? GERMAN : SOVIET;
}
