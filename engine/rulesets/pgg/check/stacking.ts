import type { Board, Cell } from '../../../board/board.js';
import type { Fix } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../pieces.js';
import type { PggRule } from '../rulebook/index.js';
import { rulingsOf } from '../rulings.js';
import { excess, mayStack, stackingLimit, type StackingTerms } from '../stacking.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { count } from '../../../model/words.js';
import type { ScenarioCheck } from './check.js';
import { cites, placementsOf, relatedTo, theCell, type PlacedUnit, type SideUnits } from './placed.js';
import { moveOut } from './move-out.js';

/**
 * No hex holds more at set-up than its side may stack [5.0, 7.1, 7.2]. The armies that the book puts into one hex begin
 * as large as it says and put themselves right in their first movement phase [5.0, AMB-02].
 */
export const stackMustNotExceedLimitAtSetup: ScenarioCheck = (scenario, report) => {
  const terms = { numbers: numbersOf(scenario), readings: rulingsOf(scenario) };
  const stacks = stacksOf(scenario);
  for (const [cell, everybody] of stacks) {
    // Enemies in the hex are another check's.
    const side = sideOf(everybody[0]?.side ?? '');
    const parts = everybody.filter((part) => sideOf(part.side) === side);
    const units = parts.flatMap((part) => part.units);
    const leaders = units.filter(({ isLeader }) => isLeader).length;
    const surplus = excess(terms, side, units.length, leaders);
    if (surplus === 0 || parts.some(startsOverstacked)) continue;
    const first = units[units.length - surplus];
    const part = parts.find((one) => one.units.includes(first))!;
    const limit = stackingLimit(terms, side, leaders);
    const rule = stackingRule(side);
    const { board } = scenario.map;
    const free = nearestRoom(board, stacks, terms, side, cell, surplus);
    const nearest = free === undefined ? '' : ` Nearest free hex: ${board.label(free)}.`;
    report({
      severity: 'error',
      rule,
      slug: 'stack-limit',
      source: first.item.source,
      message: `${count(units.length, 'unit')} in ${board.label(cell)}; ${SIDE_NAMES[side]} may stack ${limit.value}.${nearest}`,
      why: limit.ledger,
      related: relatedTo(units.filter(({ item }) => item !== first.item)),
      fixes: free === undefined ? [] : fixesFor(part, first, surplus, board.label(free)),
    });
  }
};

function fixesFor(part: SideUnits, unit: PlacedUnit, surplus: number, free: string): Fix[] {
  const ofItem = part.units.filter(({ item }) => item === unit.item).length;
  const fix = moveOut(part.placement, unit.item, Math.min(surplus, ofItem), free);
  return fix === undefined ? [] : [fix];
}

/** A placement that cites the book's set-up and names one hex [5.0, AMB-02]. */
function startsOverstacked({ placement }: SideUnits): boolean {
  return cites(placement, '5.0', '5.1') && placement.cells.length === 1;
}

/** Armies that may be spread over several hexes find room there within stacking from the start [5.0, AMB-02]. */
export const spreadMustFindRoom: ScenarioCheck = (scenario, report) => {
  const terms = { numbers: numbersOf(scenario), readings: rulingsOf(scenario) };
  if (!terms.readings['setup.multiHexMustMeetStacking']) return;
  const stacks = stacksOf(scenario);
  const spreads = placementsOf(scenario).filter(({ placement }) => placement.cells.length > 1);
  for (const { side, placement, units } of spreads) {
    const index = sideOf(side);
    const leaders = units.filter(({ isLeader }) => isLeader).length;
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

/** The nearest hex where so many more units may stand: no enemies, room enough. */
function nearestRoom(
  board: Board,
  stacks: Stacks,
  terms: StackingTerms,
  side: Side,
  from: Cell,
  units: number,
): Cell | undefined {
  for (let radius = 1; radius <= NEAR; radius++) {
    for (const cell of board.ring(from, radius)) {
      const parts = stacks.get(cell) ?? [];
      if (parts.some((part) => sideOf(part.side) !== side)) continue;
      const there = parts.flatMap((part) => part.units);
      if (mayStack(terms, side, there.length + units, there.filter(({ isLeader }) => isLeader).length)) return cell;
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
