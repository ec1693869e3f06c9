import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import { moveOut, type Leaving } from '../../../model/placed-text.js';
import type { Placement, ScenarioModel } from '../../../model/scenario.js';
import { musterOf } from '../state/muster.js';
import type { Side } from '../state/pieces.js';
import { stackingLimit } from '../stacking/stacking.js';
import { numbersOf } from '../vocabulary/numbers.js';
import type { ScenarioCheck } from './check.js';
import { itemOf, placementsOf, theCell, type Placed } from './placed.js';
import { count } from '../../../model/words.js';

/** A unit that is set up in one sector. */
interface Standing {
  readonly unit: number;
  readonly part: Placed;
}

/** No sector holds more ground units at set-up than its side may stack; aircraft do not count [4c, 4e]. */
export const stackMustNotExceedTheLimit: ScenarioCheck = (scenario, report) => {
  const limit = stackingLimit(scenario, numbersOf(scenario));
  const { sides } = musterOf(scenario);
  const { board } = scenario.map;
  const stacks = stacksOf(scenario);
  for (const [cell, everybody] of stacks) {
    const [{ part: first }] = everybody;
    const units = everybody.filter(({ part }) => part.side === first.side); // enemies there are another check's
    if (units.length <= limit.value) continue;
    const { unit, part } = units[limit.value];
    const { item, at } = itemOf(part, unit);
    const way = wayOut(units, limit.value, (number) =>
      nearestRoom(scenario, stacks, { cell, side: part.side, units: number, limit: limit.value }),
    );
    const free = way?.free ?? nearestRoom(scenario, stacks, { cell, side: part.side, units: 1, limit: limit.value });
    report({
      severity: 'error',
      rule: '4c',
      slug: 'stack-limit',
      source: at,
      message: `${count(units.length, 'unit')} in ${board.label(cell)}; ${sides[part.side]} may stack ${limit.value}.${free === undefined ? '' : ` Nearest free sector: ${board.label(free)}.`}`,
      why: limit.ledger,
      related: [...new Set(units.map((one) => itemOf(one.part, one.unit)))]
        .filter((one) => one.item !== undefined && one.item !== item)
        .map((one) => ({ source: one.at, message: one.item?.name ?? '' })),
      fixes: way === undefined ? [] : [moveOut(way.placement, way.leaving, board.label(way.free))],
    });
  }
};

/** The last items of one placement that bring the sector within its limit when they stand elsewhere, and where that is. */
function wayOut(
  units: readonly Standing[],
  limit: number,
  nearest: (units: number) => Cell | undefined,
): { readonly placement: Placement; readonly leaving: readonly Leaving[]; readonly free: Cell } | undefined {
  for (const part of new Set(units.toReversed().map((one) => one.part))) {
    const leaving: Leaving[] = [];
    let number = 0;
    for (const { item, pieces } of part.items.toReversed()) {
      const going = pieces.filter((piece) => units.some((one) => one.unit === piece)).length;
      if (going === 0) continue;
      leaving.unshift({ item, units: going });
      number += going;
      if (units.length - number > limit) continue;
      const free = nearest(number);
      if (free !== undefined) return { placement: part.placement, leaving, free };
    }
  }
  return undefined;
}

/** Units that may be spread over several sectors find room in them [4c]. */
export const spreadMustFindRoom: ScenarioCheck = (scenario, report) => {
  const limit = stackingLimit(scenario, numbersOf(scenario));
  const { pieces, sides } = musterOf(scenario);
  const stacks = stacksOf(scenario);
  for (const { cells, side, pieces: own, placement } of placementsOf(scenario)) {
    const units = own.filter((unit) => pieces[unit].ground).length;
    const room = cells.reduce((sum, cell) => sum + Math.max(0, limit.value - (stacks.get(cell)?.length ?? 0)), 0);
    if (cells.length < 2 || units <= room) continue;
    report({
      severity: 'error',
      rule: '4c',
      slug: 'stack-limit',
      source: placement.cellsSource,
      message: `${count(units, 'unit')} for ${cells.length} sectors that have room for ${room}; ${sides[side]} may stack ${limit.value} in each.`,
      why: limit.ledger,
    });
  }
};

type Stacks = ReadonlyMap<Cell, readonly Standing[]>;

/** The ground units the set-ups fix in each sector, in the order written. */
function stacksOf(scenario: ScenarioModel): Stacks {
  const { pieces } = musterOf(scenario);
  const stacks = new Map<Cell, Standing[]>();
  for (const part of placementsOf(scenario)) {
    const cell = theCell(part);
    if (cell === undefined) continue;
    const units = part.pieces.filter((unit) => pieces[unit].ground).map((unit) => ({ unit, part }));
    if (units.length > 0) stacks.set(cell, [...(stacks.get(cell) ?? []), ...units]);
  }
  return stacks;
}

/** How far a free sector is looked for. */
const NEAR = 4;

interface Joining {
  readonly cell: Cell;
  readonly side: Side;
  readonly units: number;
  readonly limit: number;
}

/** The nearest sector without enemies where so many more units may stand. */
function nearestRoom({ map }: ScenarioModel, stacks: Stacks, joining: Joining): Cell | undefined {
  const { cell: from, side, units, limit } = joining;
  for (let radius = 1; radius <= NEAR; radius++)
    for (const cell of map.board.ring(from, radius)) {
      const there = stacks.get(cell) ?? [];
      if (there.every(({ part }) => part.side === side) && there.length + units <= limit) return cell;
    }
  return undefined;
}

export const stackingChecks: CheckList<ScenarioCheck> = { stackMustNotExceedTheLimit, spreadMustFindRoom };
