import type { Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import type { State } from '../state.js';
import { opponent } from '../pieces.js';
import { inEnemyZone } from '../zones.js';
import { stepsOf } from './costs.js';

/** How the last step of a march went: from the west, or up or down its column, which it may then not turn about in. */
const EASTWARD = 0;
const NORTHWARD = 1;
const SOUTHWARD = 2;
const WAYS = 3;

/** Directions of flat hexes: north, north-east, south-east, south. */
const NORTH = 0;
const SOUTH = 3;
const FLAT_OPEN = [0, 1, 2, 3];
/** Directions of pointy hexes: north-east, east, south-east. */
const POINTY_OPEN = [0, 1, 2];

/**
 * The marches open to a unit of the 13th or 20th Army on turn 1: never west, no hex twice, the whole allowance spent
 * and the west columns left behind [5.23]. Points that buy no open hex lapse [AMB-03].
 *
 * `reached` of `cell * 3 + way` has bit n set when the unit can be there with exactly n half points spent.
 */
export class March {
  private readonly reached = new Map<number, number>();
  private readonly start: Cell;
  private readonly budget: number;
  private readonly steps: Uint8Array;
  private readonly open: readonly number[];
  /** Cells where a march may end, west columns only if no march leaves them. */
  readonly ends: readonly Cell[];

  constructor(
    private readonly state: State,
    private readonly piece: number,
  ) {
    const { board } = state.ground;
    this.start = state.cell[piece];
    this.budget = Math.min(30, state.left[piece]);
    this.steps = stepsOf(state, state.piece(piece));
    this.open = board.grid.orientation === 'flat' ? FLAT_OPEN : POINTY_OPEN;
    this.ends = this.spread();
  }

  /** A path from the start to an end, both included. */
  pathTo(end: Cell): Cell[] {
    for (let spent = this.budget; spent >= 0; spent--) {
      for (let way = 0; way < WAYS; way++) {
        if (this.has(end, way, spent) && this.isComplete(end, way, spent)) return this.back(end, way, spent);
      }
    }
    return [];
  }

  /** Whether a unit that came to the cell this way with so much spent has marched as far as it must. */
  isComplete(cell: Cell, way: number, spent: number): boolean {
    if (spent === this.budget || inEnemyZone(this.state, this.state.piece(this.piece).side, cell)) return true;
    if (this.state.readings['turn1.fullAllowance'] === 'exactOnly') return false;
    return !this.open.some((direction) => this.stepTo(cell, way, direction, spent) !== undefined);
  }

  /** The way a direction goes. */
  wayOf(direction: number): number {
    if (this.open === POINTY_OPEN) return EASTWARD;
    return direction === NORTH ? NORTHWARD : direction === SOUTH ? SOUTHWARD : EASTWARD;
  }

  isOpen(direction: number): boolean {
    return this.open.includes(direction);
  }

  private has(cell: Cell, way: number, spent: number): boolean {
    return ((this.reached.get(cell * WAYS + way) ?? 0) & (1 << spent)) !== 0;
  }

  /** Cost of a step that is allowed and affordable; undefined when it is not. */
  private stepTo(cell: Cell, way: number, direction: number, spent: number): number | undefined {
    const { board } = this.state.ground;
    if (
      this.open === FLAT_OPEN &&
      ((way === NORTHWARD && direction === SOUTH) || (way === SOUTHWARD && direction === NORTH))
    )
      return undefined;
    const to = board.neighbour(cell, direction);
    const cost = this.steps[cell * board.directions + direction];
    if (to < 0 || cost === IMPASSABLE || spent + cost > this.budget) return undefined;
    return this.state.owner[to] === opponent(this.state.piece(this.piece).side) ? undefined : cost;
  }

  private spread(): Cell[] {
    const { state, start, budget } = this;
    const { board, western } = state.ground;
    const levels: number[][] = Array.from({ length: budget + 1 }, () => []);
    const ends = new Set<Cell>();
    this.reached.set(start * WAYS + EASTWARD, 1);
    levels[0]?.push(start * WAYS + EASTWARD);
    for (let spent = 0; spent <= budget; spent++) {
      for (const place of levels[spent]) {
        const cell = Math.floor(place / WAYS);
        const way = place % WAYS;
        if (this.isComplete(cell, way, spent)) ends.add(cell);
        if (cell !== start && inEnemyZone(state, state.piece(this.piece).side, cell)) continue;
        for (const direction of this.open) {
          const cost = this.stepTo(cell, way, direction, spent);
          if (cost === undefined) continue;
          const next = board.neighbour(cell, direction) * WAYS + this.wayOf(direction);
          const bit = 1 << (spent + cost);
          const before = this.reached.get(next) ?? 0;
          if (before & bit) continue;
          this.reached.set(next, before | bit);
          levels[spent + cost]?.push(next);
        }
      }
    }
    const all = [...ends];
    const east = all.filter((cell) => western[cell] === 0);
    return east.length > 0 ? east : all;
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
    for (const direction of this.open) {
      if (this.wayOf(direction) !== way) continue;
      const before = board.neighbour(cell, (direction + board.directions / 2) % board.directions);
      if (before < 0) continue;
      for (let from = 0; from < WAYS; from++) {
        const cost = this.steps[before * board.directions + direction];
        if (cost === IMPASSABLE || cost > spent || !this.has(before, from, spent - cost)) continue;
        if (this.stepTo(before, from, direction, spent - cost) !== undefined) return [before, from, spent - cost];
      }
    }
    return undefined;
  }
}
