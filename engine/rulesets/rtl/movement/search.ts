import { NOWHERE, type Board, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { FINISHED } from '../state/fields.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { costClassOf, costsOf, HALF_OF_ALL, STOPS, WHOLE, type Costs } from './costs.js';

/** What one step costs a unit that has spent so much, and whether it ends the movement. */
export interface StepTaken {
  readonly cost: number;
  readonly stops: boolean;
}

/** Who moves, and with what. */
export interface Mover {
  readonly side: number;
  readonly isMotorized: boolean;
  readonly costs: Costs;
  /** Half points of its whole allowance. */
  readonly whole: number;
}

export function moverOf(state: State, piece: number, whole: number): Mover {
  const { side, moves } = state.piece(piece);
  return { side, isMotorized: moves === 'motorized', costs: costsOf(state, costClassOf(state, piece)), whole };
}

/** A step for who has spent so much of its allowance; undefined where it may not be taken [8.14, 8.21-8.23, 8.36, 8.37]. */
export function stepOf(state: State, mover: Mover, at: number, spent: number): StepTaken | undefined {
  const { board } = state.ground;
  const enemy = opponent(mover.side);
  const to = board.neighbours[at];
  if (to === NOWHERE || state.combatSide(to) === enemy) return undefined; // [8.14]
  const from = Math.floor(at / board.directions);
  const zone = state.zone[enemy];
  const intoZone = zone[to] > 0;
  const betweenZones = intoZone && zone[from] > 0;
  if (betweenZones && !mover.isMotorized)
    return spent === 0 && mover.costs.plain[at] !== IMPASSABLE ? { cost: mover.whole, stops: true } : undefined; // [8.23]
  const table =
    betweenZones && state.rulings['movement.roadBetweenEzoc'] === 'forbidden' ? mover.costs.plain : mover.costs.best;
  const base = table[at];
  if (base === IMPASSABLE) return undefined;
  if (base === WHOLE) return spent === 0 ? { cost: mover.whole, stops: true } : undefined; // [8.36c]
  const strongpoint = state.strongpoint[to] === FINISHED && state.strongpointOf[to] === enemy ? HALF_POINTS : 0; // [14.12]
  const added = (intoZone ? HALF_POINTS : 0) + strongpoint; // [8.21]
  if (base === HALF_OF_ALL) return { cost: Math.ceil(mover.whole / 2) + added, stops: intoZone && !mover.isMotorized };
  const isSwampOnFoot = base >= STOPS; // [8.37, RTL-04]
  if (isSwampOnFoot && state.rulings['movement.swampEntryOnFoot'] === 'wholeMA')
    return spent === 0 ? { cost: mover.whole, stops: true } : undefined;
  return {
    cost: (isSwampOnFoot ? base - STOPS : base) + added,
    stops: isSwampOnFoot || (intoZone && !mover.isMotorized),
  };
}

/** Cheapest ways of one unit from a hex. Made once for a board; what a run found stays readable until the next. */
export class MovementSearch {
  /** Half points spent to come to a hex; -1 where it does not come. */
  readonly cost: Int32Array;
  readonly cells: Cell[] = [];
  private readonly from: Int32Array;
  /** The cheapest way to a hex from which one may go on. */
  private readonly onward: Int32Array;

  constructor(private readonly board: Board) {
    this.cost = new Int32Array(board.size).fill(-1);
    this.onward = new Int32Array(board.size).fill(-1);
    this.from = new Int32Array(board.size).fill(NOWHERE);
  }

  run(state: State, mover: Mover, start: Cell, spent: number): void {
    const { cost, onward, from, cells, board } = this;
    for (const cell of cells) cost[cell] = onward[cell] = -1;
    cells.length = 0;
    const waiting: Cell[][] = [];
    const arrive = (cell: Cell, by: Cell, at: number, stops: boolean): void => {
      if (cost[cell] < 0) cells.push(cell);
      if (cost[cell] < 0 || at < cost[cell]) {
        cost[cell] = at;
        from[cell] = by;
      }
      if (stops || (onward[cell] >= 0 && onward[cell] <= at)) return;
      onward[cell] = at;
      (waiting[at] ??= []).push(cell);
    };
    arrive(start, NOWHERE, spent, false);
    for (let now = spent; now <= mover.whole; now++)
      for (const cell of waiting[now] ?? []) {
        if (onward[cell] !== now) continue;
        const end = (cell + 1) * board.directions;
        for (let at = cell * board.directions; at < end; at++) {
          const step = stepOf(state, mover, at, now);
          if (step !== undefined && now + step.cost <= mover.whole)
            arrive(board.neighbours[at], cell, now + step.cost, step.stops);
        }
      }
  }

  /** The cheapest way of the last run, the start first; empty where it did not come. */
  path(cell: Cell): Cell[] {
    const path: Cell[] = [];
    if (this.cost[cell] < 0) return path;
    for (let at = cell; at !== NOWHERE; at = this.from[at]) path.push(at);
    return path.reverse();
  }
}

const searches = new WeakMap<Board, MovementSearch>();

/** The search of a board. */
export function searchOn(board: Board): MovementSearch {
  const search = searches.get(board) ?? new MovementSearch(board);
  searches.set(board, search);
  return search;
}
