import { NOWHERE, type Cell } from '../../board/board.js';
import { BLOCKED, NO_CHAIN, STOP, UNREACHED, type Reach } from '../../board/reach.js';
import { pathSearchOn } from '../../mechanics/movement/path-search.js';
import { budgetOf } from './allowance.js';
import { stepsFromStart, stepsOf } from './step-costs.js';
import type { State } from '../state/state.js';

/** Returns, for each cell, the marks that stop or block a unit there. */
export const marksFor = (state: State, piece: number): Uint8Array =>
  state.zones.marksFor(state.piece(piece).side, state.zoneRuleIndex(piece));

/**
 * Finds the cells that a unit can reach with the points it has left, its own cell first. The result is valid until the
 * next search on the board.
 */
export function reachOf(state: State, piece: number): Reach {
  return pathSearchOn(state.ground.board).searchCached(
    [state, piece, state.changes, state.turn, state.phaseIndex],
    (reach) => {
      const budget = budgetOf(state, piece);
      reach.run(state.cell[piece], budget, stepsFromStart(state, piece, budget), marksFor(state, piece));
    },
  );
}

/** More half points than any unit has, to find a path regardless of its cost. */
const ANY_POINTS = 250;

/** Returns the cheapest path of a unit between two cells regardless of its points; empty if there is none. */
export function cheapestPath(
  state: State,
  piece: number,
  from: Cell,
  to: Cell,
  marks = marksFor(state, piece),
): readonly Cell[] {
  const search = pathSearchOn(state.ground.board);
  const steps = stepsOf(state, piece);
  search.run(from, ANY_POINTS, steps, marks);
  return bestPath(state, piece, search, to, steps, marks);
}

/**
 * Returns the path that a unit takes to a cell that it reaches: the cheapest, among these one through the fewest hexes
 * in enemy zones, and among these the first by direction. Empty if the unit does not reach the cell.
 */
export function pathTo(state: State, piece: number, to: Cell): readonly Cell[] {
  const reach = reachOf(state, piece);
  return bestPath(
    state,
    piece,
    reach,
    to,
    stepsFromStart(state, piece, budgetOf(state, piece)),
    marksFor(state, piece),
  );
}

/** Returns the best of the cheapest paths that a search has found (see {@link pathTo}). */
function bestPath(
  state: State,
  piece: number,
  { cost, cells, count }: Reach,
  goal: Cell,
  steps: Uint8Array,
  marks: Uint8Array,
): readonly Cell[] {
  if (cost[goal] === UNREACHED) return [];
  const { board } = state.ground;
  const start = cells[0];
  const last = cells.indexOf(goal);
  const position = new Map<Cell, number>();
  for (let at = 0; at <= last; at++) position.set(cells[at], at);
  /**
   * For each cell on a cheapest path to the goal: the smallest number of hexes in enemy zones from there to the goal.
   */
  const zonesTo = new Map<Cell, number>([[goal, 0]]);
  const stepTo = (from: Cell, step: number): Cell => {
    const to = board.neighbours[step];
    if (to === NOWHERE || !zonesTo.has(to) || (position.get(to) ?? -1) <= (position.get(from) ?? -1)) return NOWHERE;
    if (cost[from] + steps[step] !== cost[to] || (marks[to] & BLOCKED) !== 0) return NOWHERE;
    if (from !== start && (marks[from] & STOP) !== 0) return NOWHERE;
    return (marks[from] & marks[to] & NO_CHAIN) === 0 ? to : NOWHERE;
  };
  const zonesAt = (cell: Cell): number => (state.isInEnemyZone(piece, cell, 'movement') ? 1 : 0);
  const eachStep = (from: Cell, take: (to: Cell) => void): void => {
    for (let step = from * board.directions; step < (from + 1) * board.directions; step++) {
      const to = stepTo(from, step);
      if (to !== NOWHERE) take(to);
    }
  };
  for (let at = Math.min(last, count) - 1; at >= 0; at--) {
    const cell = cells[at];
    let least = Infinity;
    eachStep(cell, (to) => {
      least = Math.min(least, zonesAt(to) + (zonesTo.get(to) ?? Infinity));
    });
    if (least < Infinity) zonesTo.set(cell, least);
  }
  const path = [start];
  for (let cell = start; cell !== goal;) {
    const left = zonesTo.get(cell);
    let next = NOWHERE;
    eachStep(cell, (to) => {
      if (next === NOWHERE && zonesAt(to) + (zonesTo.get(to) ?? Infinity) === left) next = to;
    });
    if (next === NOWHERE) return [];
    path.push((cell = next));
  }
  return path;
}
