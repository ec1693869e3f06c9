import type { Cell } from '../../../../engine/board/board.js';
import { neighboursOver } from '../../../../engine/board/links.js';
import { BLOCKED, IMPASSABLE, STOP } from '../../../../engine/board/reach.js';
import type { Bar } from '../../../../engine/mechanics/bars.js';
import { stackLimitText } from '../../../../engine/mechanics/stacking.js';
import { pathSearchOn } from '../../../../engine/mechanics/movement/path-search.js';
import {
  setCostsWithin,
  stepsOfPath,
  addEntryCost,
  WHOLE_ALLOWANCE,
  type StepCosts,
} from '../../../../engine/mechanics/movement/step-costs.js';
import { bar } from '../rulebook/rulebook.js';
import { overstacks, pointsWith, stackLimit } from '../stacking/stacking.js';
import { opponent, type State } from '../state/state.js';

/** Cost to enter a cell, in half points [4]. */
const COSTS: Readonly<Record<string, number>> = { open: 2, woods: 4 };
/** Cost to enter a cell along a road, in half points [4.4]. */
const ROAD = 1;
const ZONE = 2;

/** Returns the movement points of a unit. In mud it has one point less [2]. */
export const allowance = (state: State, piece: number): number =>
  Math.max(1, state.movement(piece) - (state.weather === 'mud' ? 1 : 0));

const overLand = (kinds: readonly string[]): boolean => kinds.includes('land link');

/** Returns the cells to which a unit may move now, with their costs. The unit's own cell is left out [4, 4.3]. */
export function reachOf(state: State, piece: number): Map<Cell, number> {
  const { board } = state.scenario.map;
  const search = pathSearchOn(board);
  const count = search.run(
    state.cell[piece],
    allowance(state, piece) * 2,
    stepsOf(state, piece),
    marksOf(state, piece),
  );
  const reached = new Map<Cell, number>();
  for (const cell of search.cells.subarray(1, count))
    if (!overstacks(state, [piece], cell)) reached.set(cell, search.cost[cell] / 2);
  return reached;
}

/**
 * Returns the cost for a unit to enter each neighbouring cell, in half points. Roads are cheaper, except from one enemy
 * zone of control into another [4.4]. Entering a zone costs one point more. From one zone into another, a tank pays
 * this cost; any other unit spends all its points [4.5].
 */
function stepsOf(state: State, piece: number): StepCosts {
  const { board, terrain, terrainWords, features } = state.scenario.map;
  const entering = (to: Cell): number => (to < 0 ? IMPASSABLE : (COSTS[terrainWords[terrain[to]]] ?? IMPASSABLE));
  const steps = Uint8Array.from(neighboursOver(board, overLand), entering);
  for (const { kind, chains } of features)
    if (kind === 'road')
      for (const way of chains.flatMap((chain) => [chain, chain.toReversed()]))
        for (const { from, direction } of stepsOfPath(board, way)) steps[from * board.directions + direction] = ROAD;
  if (state.isScout(piece)) return steps;
  const zone = state.zones[opponent(state.piece(piece).side)];
  const isTank = state.piece(piece).kind === 'tank';
  setCostsWithin(
    board,
    steps,
    zone.cells(),
    (cell) => zone.covers(cell),
    (_, to) => (isTank ? entering(to) : WHOLE_ALLOWANCE),
  );
  for (const cell of zone.cells()) addEntryCost(board, steps, cell, ZONE);
  return steps;
}

/**
 * Returns the cells that a moving unit may not enter and the cells in which it must stop. Enemy combat units block all
 * units but scouts. An enemy zone of control stops all units but scouts and tanks [4, 4.5].
 */
function marksOf(state: State, piece: number): Uint8Array {
  const { board } = state.scenario.map;
  const { side, kind } = state.piece(piece);
  const marks = new Uint8Array(board.size);
  if (state.isScout(piece)) return marks;
  for (let cell = 0; cell < board.size; cell++) {
    if (state.fightersAt(cell, opponent(side)).length > 0) marks[cell] |= BLOCKED;
    if (kind !== 'tank' && state.zones[opponent(side)].covers(cell)) marks[cell] |= STOP;
  }
  return marks;
}

const hasMoved = bar<[State, number]>(
  '4',
  'moved',
  (state, piece) => `${state.name(piece)} has moved in this activation.`,
);

/** Returns why a unit may not move at all, or undefined if it may [4]. */
export const barOnMoving = (state: State, piece: number): typeof hasMoved | undefined =>
  state.moved[piece] === 1 ? hasMoved : undefined;

/** Returns why units may not move to a cell together, or undefined if they may [4, 5]. */
export function moveBar(state: State, pieces: readonly number[], cell: Cell): Bar | undefined {
  if (overstacks(state, pieces, cell))
    return bar('5', 'stack-limit', () => {
      const { side } = state.piece(pieces[0]);
      const limit = stackLimit(state, state.sideName(side));
      return stackLimitText(limit, pointsWith(state, pieces, cell), state.label(cell));
    });
  const far = pieces.find((piece) => !reachOf(state, piece).has(cell));
  if (far === undefined) return undefined;
  return bar(
    '4',
    'out-of-reach',
    () => `${state.name(far)} does not reach ${state.label(cell)} with ${allowance(state, far)} points.`,
  );
}

/** Carries out a move, and reveals hidden enemies in the destination cell. */
export function move(state: State, piece: number, to: Cell): void {
  const from = state.cell[piece];
  state.put(piece, to);
  state.moved[piece] = 1;
  state.emit('move', '4', () => ({
    text: `${state.name(piece)} moves to ${state.label(to)}.`,
    pieces: [piece],
    cells: [from, to],
  }));
}
