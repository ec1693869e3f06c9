import { NOWHERE, type Cell } from '../../../board/board.js';
import { BLOCKED, STOP, type Reach } from '../../../board/reach.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import { pathSearchOn } from '../../../mechanics/movement/path-search.js';
import type { Step } from '../../../mechanics/movement/step-costs.js';
import { walkPath, type PermittedStep } from '../../../mechanics/movement/walk-path.js';
import { counted, say } from '../../../model/say.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { attackBar, closuresOf, regionBar, standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { doPartisansFight } from '../partisans/entry.js';
import { AXIS, opponent } from '../vocabulary/sides.js';
import { allowance } from './allowance.js';
import { attackingBar } from './attacking.js';
import type { StepBar } from './arrows.js';
import { costOfWay, noNeighbour, stepBar, stepCosts } from './costs.js';

type CellBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const noCombat: CellBar = bar(
  '7.10.combat',
  'no-combat',
  (state: State, _piece: number, cell: Cell) =>
    say`Enemy units are in ${state.label(cell)}, and combat is not allowed in the extra movement.`,
);
const supportAlone: CellBar = bar(
  '3.9',
  'support-alone',
  (state: State, piece: number, cell: Cell) =>
    say`${state.name(piece)} may not attack ${state.label(cell)} alone: artillery and headquarters must move with a combat unit, or after one.`,
);

/**
 * Returns why a unit may not enter a hex with enemy units; undefined if it may, or if no enemy is in the hex [3.9,
 * 4.4.attack, 5.5.attackZone, 7.10.combat].
 */
export function entryBar(
  state: State,
  piece: number,
  cell: Cell,
  company: readonly number[] = [],
): CellBar | undefined {
  const { side, isCombat } = state.piece(piece);
  if (state.units[opponent(side)][cell] === 0 && !doPartisansFight(state, side, cell)) return undefined;
  if (state.phase === 'exploitation') return noCombat;
  const barred = attackingBar(state, piece) ?? attackBar(state, piece, cell);
  if (barred !== undefined || isCombat) return barred;
  return isLed(state, piece, company) || isLed(state, piece, state.landAt(cell, side)) ? undefined : supportAlone;
}

/**
 * Returns whether a list contains a combat unit other than this unit. A support unit may attack only with a combat
 * unit.
 */
const isLed = (state: State, piece: number, units: readonly number[]): boolean =>
  units.some((other) => other !== piece && state.piece(other).isCombat);

const marksOf = memoize((state: State) => new Uint8Array(state.ground.board.size));

/** Returns the closed hexes of a nation as marks for a path search: BLOCKED for a closed hex, 0 for an open one. */
const blockedBy = memoize((closed: Uint8Array) => closed.map((why) => (why === 0 ? 0 : BLOCKED)));

/**
 * Searches the hexes that a unit can reach. The unit passes friendly units. It stops in a hex with enemy units if it
 * may attack them; otherwise it cannot enter the hex. It never enters hexes closed to its nation [7.5.3.enemy,
 * 7.5.3.friends, 5.3].
 */
function searchReach(
  state: State,
  piece: number,
  company: readonly number[],
  points = allowance(state, piece).value,
): Reach {
  return searchFrom(state, piece, company, state.cell[piece], points);
}

/** Searches the hexes that a unit could reach if it started at `from` with this number of movement points. */
function searchFrom(state: State, piece: number, company: readonly number[], from: Cell, points: number): Reach {
  const marks = marksOf(state);
  marks.set(blockedBy(closuresOf(state, piece)));
  for (const enemy of state.muster.onBoard[opponent(state.piece(piece).side)]) {
    const cell = state.cell[enemy];
    if (cell < 0 || (marks[cell] & (BLOCKED | STOP)) !== 0) continue;
    marks[cell] |= entryBar(state, piece, cell, company) === undefined ? STOP : BLOCKED;
  }
  if (state.piece(piece).side === AXIS) markPartisans(state, piece, company, marks);
  const search = pathSearchOn(state.ground.board);
  search.run(from, points, stepCosts(state, piece), marks);
  return search;
}

/** Movement points that suffice for any path on the map. */
const UNLIMITED_POINTS = 250;

/** Returns the cheapest path of a unit between two hexes, regardless of its allowance; empty if there is no path. */
export const cheapestPath = (state: State, piece: number, from: Cell, to: Cell): readonly Cell[] =>
  searchFrom(state, piece, [], from, UNLIMITED_POINTS).path(to);

/**
 * Marks the hexes in which a moving unit has to fight partisans: as STOP if the unit may enter, otherwise as BLOCKED
 * [29.1.two, A45].
 */
function markPartisans(state: State, piece: number, company: readonly number[], marks: Uint8Array): void {
  if (!state.plays('partisans')) return;
  for (let cell = 0; cell < marks.length; cell++)
    if (marks[cell] === 0 && doPartisansFight(state, AXIS, cell))
      marks[cell] = entryBar(state, piece, cell, company) === undefined ? STOP : BLOCKED;
}

/** Returns the hexes where a unit may end its move, with their costs. */
export function destinationsOf(state: State, piece: number): Map<Cell, number> {
  const { cells, count, cost } = searchReach(state, piece, []);
  const open = new Map<Cell, number>();
  for (const cell of cells.subarray(1, count))
    if (standingBar(state, piece, cell) === undefined) open.set(cell, cost[cell]);
  return open;
}

/**
 * Returns the path of a unit to a hex or along given cells, starting with the unit's own hex; returns a refusal if
 * there is no legal path.
 */
export function pathOf(state: State, piece: number, { cells, pieces }: MoveRequest): readonly Cell[] | Refusal {
  const to = cells.at(-1) ?? NOWHERE;
  const start = state.cell[piece];
  const name = state.name(piece);
  if (to === start) return refusal('7.5', 'there', say`${name} is already in ${state.label(to)}.`);
  const barred = whyNot(standingBar(state, piece, to) ?? entryBar(state, piece, to, pieces), state, piece, to);
  if (barred !== undefined) return barred;
  if (cells.length > 1) return checkPath(state, piece, cells[0] === start ? cells : [start, ...cells], pieces);
  const path = searchReach(state, piece, pieces).path(to);
  return path.length > 0 ? path : refuseOutOfReach(state, piece, to, pieces);
}

/** Checks a path hex by hex. Returns the path, or a refusal of its first illegal step or of its cost. */
function checkPath(
  state: State,
  piece: number,
  way: readonly Cell[],
  pieces: readonly number[],
): readonly Cell[] | Refusal {
  const points = allowance(state, piece);
  const walked = walkPath(state.ground.board, way, {
    notAdjacent: (step) => refuseStep(state, piece, step, noNeighbour),
    take: (step, { stops }) => takeStep(state, piece, { step, mustStop: stops, company: pieces }),
    limit: {
      points: points.value,
      checked: 'whole path',
      refuse() {
        const cost = costOfWay(state, piece, way);
        return refusal(
          '7.5.3.afford',
          'too-far',
          say`${state.name(piece)} has ${counted(points.value, 'movement point')}; the path costs ${cost.value}.`,
          { why: [...points.ledger, ...cost.ledger] },
        );
      },
    },
  });
  return isRefusal(walked) ? walked : way;
}

const enemyStops: StepBar = bar(
  '7.5.3.enemy',
  'enemy-stops',
  (state: State, _piece: number, from: Cell) => say`it has to stop in ${state.label(from)}, where enemy units are`,
);

/** A step of a path, whether the unit must stop before the step, and the units that move together. */
interface StepAttempt {
  readonly step: Step;
  readonly mustStop: boolean;
  readonly company: readonly number[];
}

/**
 * Returns the cost of a step, or why the unit may not take it. A step that is closed for another reason is refused for
 * that reason, even if the unit has to stop before it.
 */
function takeStep(state: State, piece: number, { step, mustStop, company }: StepAttempt): PermittedStep | Refusal {
  const { from, to, direction } = step;
  const { side } = state.piece(piece);
  const barred = stepBar(state, piece, from, to);
  if (barred !== undefined) return refuseStep(state, piece, step, barred);
  const closed = whyNot(regionBar(state, piece, to) ?? entryBar(state, piece, to, company), state, piece, to);
  if (closed !== undefined) return closed;
  if (mustStop) return refuseStep(state, piece, step, enemyStops);
  return {
    cost: stepCosts(state, piece)[from * state.ground.board.directions + direction],
    stops: state.units[opponent(side)][to] > 0 || doPartisansFight(state, side, to),
  };
}

const refuseStep = (state: State, piece: number, { from, to }: Step, { rule, slug, text }: StepBar): Refusal =>
  refusal(
    rule as BiteRule,
    slug,
    say`${state.name(piece)} cannot move from ${state.label(from)} to ${state.label(to)}: ${text(state, piece, from, to)}.`,
  );

/**
 * Returns the refusal of a move to a hex that the unit cannot reach. If the hex is adjacent and cannot be reached at
 * any cost, the refusal says why the step is closed. Otherwise it says that the unit has too few movement points
 * [7.5.3.afford].
 */
function refuseOutOfReach(state: State, piece: number, to: Cell, company: readonly number[]): Refusal {
  const from = state.cell[piece];
  const barred = state.ground.board.direction(from, to) < 0 ? undefined : stepBar(state, piece, from, to);
  if (barred !== undefined && searchReach(state, piece, company, UNLIMITED_POINTS).path(to).length === 0)
    return checkPath(state, piece, [from, to], [piece]) as Refusal;
  const points = allowance(state, piece);
  return refusal(
    '7.5.3.afford',
    'too-far',
    say`${state.name(piece)} has ${counted(points.value, 'movement point')} and cannot reach ${state.label(to)}.`,
    { why: points.ledger },
  );
}

/**
 * Returns a function that returns the cheapest path of a unit to a hex; empty if the unit cannot reach it. Used to
 * suggest other destinations.
 */
export function waysFrom(state: State, piece: number): (cell: Cell) => readonly Cell[] {
  const open = destinationsOf(state, piece);
  return (cell) => {
    if (!open.has(cell)) return [];
    const way = pathOf(state, piece, { pieces: [piece], cells: [cell] });
    return isRefusal(way) ? [] : way;
  };
}
