import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { opponent, type Side } from '../state/pieces.js';
import { stepsOf } from './costs.js';

/**
 * Direction of the last step of a march, which limits the next step. After a step north or south along a column, a step
 * back along the column is not allowed.
 */
const EASTWARD = 0;
const NORTHWARD = 1;
const SOUTHWARD = 2;
const MARCH_DIRECTIONS = 3;

/**
 * The march direction to which each hex direction leads. The hex directions of flat hexes are north, north-east,
 * south-east and south; those of pointy hexes are north-east, east and south-east.
 */
const FLAT_WAYS = [NORTHWARD, EASTWARD, EASTWARD, SOUTHWARD];
const POINTY_WAYS = [EASTWARD, EASTWARD, EASTWARD];

/**
 * Maximum number of half points of a unit for which marches are computed. One 32-bit integer stores, as its bits, which
 * numbers of half points the unit can have spent.
 */
const MAX_HALF_POINTS = 30;

/**
 * The marches of a unit of the 13th or 20th Army on turn 1. A march never goes west, passes through no hex twice, uses
 * the whole allowance and leaves the west columns [5.23]. Points that do not suffice for any open hex are lost
 * [AMB-03]. A leader without escort enters enemy ZOC only in hexes with a friendly unit that can attack or may prove
 * able to attack [10.23].
 * Bit n of `reached[cell * 3 + way]` is set if the unit can be in the cell with exactly n half points spent.
 */
export class March {
  private readonly reached: Int32Array;
  private readonly start: Cell;
  private readonly budget: number;
  private readonly steps: Uint8Array;
  private readonly enemy: Side;
  private readonly ways: readonly number[];
  /** Cells in which a march may end. A cell of the west columns is included only if no march leaves these columns. */
  readonly ends: readonly Cell[];

  constructor(
    private readonly state: State,
    private readonly piece: number,
    private readonly escorted: boolean,
  ) {
    const { board } = state.ground;
    this.start = state.cell[piece];
    this.budget = Math.min(MAX_HALF_POINTS, state.left[piece]);
    this.steps = stepsOf(state, state.piece(piece));
    this.enemy = opponent(state.piece(piece).side);
    this.reached = new Int32Array(board.size * MARCH_DIRECTIONS);
    this.ways = board.grid.orientation === 'flat' ? FLAT_WAYS : POINTY_WAYS;
    this.ends = this.spread();
  }

  /** Returns a path from the start to an end, both included; empty when no march ends in that cell. */
  pathTo(end: Cell): Cell[] {
    if (!this.ends.includes(end)) return [];
    for (let spent = this.budget; spent >= 0; spent--) {
      for (let way = 0; way < MARCH_DIRECTIONS; way++) {
        if (this.has(end, way, spent) && this.isComplete(end, way, spent)) return this.back(end, way, spent);
      }
    }
    return [];
  }

  /** Returns whether a march may end in a cell after spending a number of points on the way. */
  isComplete(cell: Cell, way: number, spent: number): boolean {
    return spent >= this.completeFrom(cell, way);
  }

  /**
   * Returns the number of half points that a march must have spent to be allowed to end in a cell. In enemy ZOC the
   * march may end with any number [6.22]. Elsewhere the points left must be too few for another step.
   */
  private completeFrom(cell: Cell, way: number): number {
    if (this.stopsIn(cell)) return 0;
    if (this.state.rulings['turn1.fullAllowance'] === 'exactOnly') return this.budget;
    let cheapest = this.budget + 1;
    for (let direction = 0; direction < this.ways.length; direction++)
      cheapest = Math.min(cheapest, this.stepTo(cell, way, direction));
    return this.budget - cheapest + 1;
  }

  private stopsIn(cell: Cell): boolean {
    return cell !== this.start && this.state.zone[this.enemy].covers(cell);
  }

  /** Returns the march direction (north, east or south) that a direction between hexes counts as. */
  wayOf(direction: number): number {
    return this.ways[direction];
  }

  isOpen(direction: number): boolean {
    return direction >= 0 && direction < this.ways.length;
  }

  private has(cell: Cell, way: number, spent: number): boolean {
    return (this.reached[cell * MARCH_DIRECTIONS + way] & (1 << spent)) !== 0;
  }

  /** Returns the cost of a step; `IMPASSABLE` when the step is not allowed. */
  private stepTo(cell: Cell, way: number, direction: number): number {
    const { ground, owner } = this.state;
    const at = cell * ground.board.directions + direction;
    const turnsAbout = way + this.ways[direction] === NORTHWARD + SOUTHWARD;
    const to = ground.board.neighbours[at];
    return turnsAbout || owner[to] === this.enemy || this.isClosed(to) ? IMPASSABLE : this.steps[at];
  }

  /** Returns whether a unit may not enter a cell because it is a leader without escort [10.23]. */
  private isClosed(cell: Cell): boolean {
    const { state, piece } = this;
    const { isLeader, side } = state.piece(piece);
    if (this.escorted || !isLeader || cell < 0 || !this.stopsIn(cell)) return false;
    return state.owner[cell] !== side || !hasCompany(state, piece, cell);
  }

  /**
   * Finds the cells that marches reach, with the points spent and the direction of the last step, and returns the cells
   * in which a march may end. Works column by column eastwards, because no march goes back west.
   */
  private spread(): Cell[] {
    const start = this.start * MARCH_DIRECTIONS + EASTWARD;
    const columns: number[][] = [[start]];
    const found = new Set<number>();
    this.reached[start] = 1;
    for (const waiting of columns) {
      for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
        found.add(place);
        this.goOn(place, columns);
      }
    }
    return this.endsAmong(found);
  }

  /**
   * Continues the march from a cell into its neighbours and records the points spent there. A neighbour with new sums
   * of points is examined again; `columns` holds the places that wait, by column of the map.
   */
  private goOn(place: number, columns: number[][]): void {
    const { reached, budget, ways } = this;
    const { board } = this.state.ground;
    const cell = cellOf(place);
    if (this.stopsIn(cell)) return;
    const way = place - cell * MARCH_DIRECTIONS;
    const affordable = upTo(budget);
    for (let direction = 0; direction < ways.length; direction++) {
      const cost = this.stepTo(cell, way, direction);
      if (cost > budget) continue;
      const to = board.neighbours[cell * board.directions + direction];
      const next = to * MARCH_DIRECTIONS + ways[direction];
      const spent = (reached[place] << cost) & affordable & ~reached[next];
      if (spent === 0) continue;
      reached[next] |= spent;
      (columns[board.column(to) - board.column(this.start)] ??= []).push(next);
    }
  }

  /**
   * Lists the cells in which a march may end. If any of these cells is outside the west columns, lists only the cells
   * outside.
   */
  private endsAmong(found: ReadonlySet<number>): Cell[] {
    const ends = new Set<Cell>();
    for (const place of found) {
      const cell = cellOf(place);
      if (this.reached[place] >>> this.completeFrom(cell, place % MARCH_DIRECTIONS) !== 0) ends.add(cell);
    }
    const east = [...ends].filter((cell) => this.state.ground.western[cell] === 0);
    return east.length > 0 ? east : [...ends];
  }

  private back(end: Cell, endWay: number, endSpent: number): Cell[] {
    const path = [end];
    let [cell, way, spent] = [end, endWay, endSpent];
    while (spent > 0) {
      const step = this.stepBefore(cell, way, spent);
      if (step === undefined) return [];
      [cell, way, spent] = step;
      path.push(cell);
    }
    return path.reverse();
  }

  private stepBefore(cell: Cell, way: number, spent: number): [Cell, number, number] | undefined {
    const { board } = this.state.ground;
    for (let direction = 0; direction < this.ways.length; direction++) {
      if (this.ways[direction] !== way) continue;
      const before = board.neighbour(cell, (direction + board.directions / 2) % board.directions);
      if (before < 0 || this.stopsIn(before)) continue;
      for (let from = 0; from < MARCH_DIRECTIONS; from++) {
        const cost = this.stepTo(before, from, direction);
        if (cost <= spent && this.has(before, from, spent - cost)) return [before, from, spent - cost];
      }
    }
    return undefined;
  }
}

function cellOf(place: number): Cell {
  return Math.floor(place / MARCH_DIRECTIONS);
}

/** Returns a bit set that contains all numbers from 0 to a budget. */
function upTo(budget: number): number {
  return budget === MAX_HALF_POINTS ? 0x7fff_ffff : (1 << (budget + 1)) - 1;
}
