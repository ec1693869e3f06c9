import type { Cell } from '../../../board/board.js';
import { LAKE, ROAD, terrainOf } from '../ground.js';
import type { Side } from '../pieces.js';
import { GERMAN } from '../pieces.js';
import type { State } from '../state.js';
import { SOVIET_MARKER } from '../state.js';
import { lineMayPass } from '../zones.js';

/**
 * Lines of supply and command, found backwards from where they end: one spread answers for every unit.
 * `steps[cell]` counts the hexes a line enters from the cell to its end [AMB-32]; -1 where there is none.
 * The cell a line starts from is never blocked; those between are by `lineMayPass`, swamp and the Soviet marker.
 */
export class Lines {
  readonly steps: Int16Array;
  /** The next cell towards the end of the line, -1 at the end. */
  readonly towards: Int16Array;
  private readonly queue: Int16Array;
  private found = 0;

  constructor(size: number) {
    this.steps = new Int16Array(size).fill(-1);
    this.towards = new Int16Array(size).fill(-1);
    this.queue = new Int16Array(size);
  }

  /** Forgets the last spread. */
  clear(): void {
    for (let i = 0; i < this.found; i++) this.steps[this.queue[i] as number] = -1;
    this.found = 0;
  }

  /** A cell where lines end. */
  end(cell: Cell): void {
    if (this.steps[cell] !== -1) return;
    this.steps[cell] = 0;
    this.towards[cell] = -1;
    this.queue[this.found++] = cell;
  }

  /** Spreads from the ends over lines of at most `longest` hexes. */
  spread(state: State, side: Side, longest: number): void {
    const { board, hexsides } = state.ground;
    const { steps, towards, queue } = this;
    const { directions, neighbours } = board;
    for (let i = 0; i < this.found; i++) {
      const cell = queue[i] as number;
      const next = (steps[cell] as number) + 1;
      if (next > longest || !passes(state, side, cell, next === 1)) continue;
      const first = cell * directions;
      for (let d = first; d < first + directions; d++) {
        const to = neighbours[d] as number;
        if (to < 0 || steps[to] !== -1 || (hexsides[d] as number) & LAKE) continue;
        steps[to] = next;
        towards[to] = cell;
        queue[this.found++] = to;
      }
    }
  }

  /** The line from a cell to its end, both included; empty when there is none. */
  line(from: Cell): Cell[] {
    const line: Cell[] = [];
    if (this.steps[from] === -1) return line;
    for (let cell = from; cell >= 0; cell = this.towards[cell] as number) line.push(cell);
    return line;
  }

  /** The cells spread over, nearest to an end first. */
  *cells(): Iterable<Cell> {
    for (let i = 0; i < this.found; i++) yield this.queue[i] as number;
  }
}

/** Whether a line that started elsewhere may use the cell; swamp only as its last hex [6.7, 13.44]. */
export function passes(state: State, side: Side, cell: Cell, last: boolean): boolean {
  if (!lineMayPass(state, side, cell)) return false;
  if (side === GERMAN && (state.interdicted[cell] as number) & SOVIET_MARKER) return false;
  const { supply } = terrainOf(state.ground, cell);
  return supply === 'anywhere' || (supply === 'ends' && last);
}

/** The road hexes from which the road is open to the supply road's hex on the west edge [11.11, 11.13]. */
export function openRoad(state: State): Cell[] {
  const { board, hexsides, road: roads, supplyRoad } = state.ground;
  const open = (cell: Cell): boolean => lineMayPass(state, GERMAN, cell) && !((state.interdicted[cell] as number) & SOVIET_MARKER);
  if (supplyRoad < 0 || roads[supplyRoad] === 0 || !open(supplyRoad)) return [];
  const seen = new Uint8Array(board.size);
  const road = [supplyRoad];
  seen[supplyRoad] = 1;
  for (let i = 0; i < road.length; i++) {
    const cell = road[i] as Cell;
    for (let direction = 0; direction < board.directions; direction++) {
      const at = cell * board.directions + direction;
      const to = board.neighbours[at] as number;
      if (to < 0 || seen[to] === 1 || !((hexsides[at] as number) & ROAD) || !open(to)) continue;
      seen[to] = 1;
      road.push(to);
    }
  }
  return road;
}
