import type { Cell, GridSpec } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import { ROAD } from '../state/ground.js';
import type { Side } from '../state/pieces.js';
import { GERMAN } from '../state/pieces.js';
import type { State } from '../state/state.js';
import { SOVIET_MARKER } from '../interdiction/markers.js';
import { lineMayPass } from '../zones/zones.js';

/** Value in `ends` of a cell that ends a line of any length. */
export const ANY_LENGTH = 255;

/**
 * Searches lines of supply and command from a unit outwards. Hexes are counted as they are entered, the last one
 * included [AMB-32]; the cell a line starts from is never blocked. Made once for a game; a search allocates nothing.
 */
export class LineSearch {
  private readonly from: Int32Array;
  private readonly steps: Int32Array;
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private search = 0;

  constructor(private readonly state: State) {
    const { size } = state.ground.board;
    this.from = new Int32Array(size);
    this.steps = new Int32Array(size);
    this.seen = new Int32Array(size);
    this.queue = new Int32Array(size);
  }

  /**
   * The nearest cell in which a line of the side from `start` may end, or NOWHERE. `ends[cell]` is one more than the
   * hexes a line that ends there may have, ANY_LENGTH for no limit, 0 where none ends; `accept` may turn an end down.
   */
  nearest(side: Side, start: Cell, longest: number, ends: Uint8Array, accept?: (cell: Cell) => boolean): Cell {
    const { state, from, steps, seen, queue } = this;
    const { board, ashore } = state.ground;
    const { directions } = board;
    const search = ++this.search;
    seen[start] = search;
    steps[start] = 0;
    from[start] = NOWHERE;
    queue[0] = start;
    let found = 1;
    for (let i = 0; i < found; i++) {
      const cell = queue[i];
      const length = steps[cell];
      const end = ends[cell];
      const isEnd = end === ANY_LENGTH || (end > 0 && length < end);
      if (isEnd && (cell === start || isOpen(state, side, cell)) && (accept?.(cell) ?? true)) return cell;
      if (length >= longest || (cell !== start && !passes(state, side, cell))) continue;
      const last = (cell + 1) * directions;
      for (let at = cell * directions; at < last; at++) {
        const to = ashore[at];
        if (to < 0 || seen[to] === search) continue;
        seen[to] = search;
        steps[to] = length + 1;
        from[to] = cell;
        queue[found++] = to;
      }
    }
    return NOWHERE;
  }

  /**
   * The other way round, for many units at once: every cell from which a line of at most `longest` hexes ends in one of
   * the open cells `ends`. Overwritten by the next search.
   */
  spread(side: Side, ends: readonly Cell[], longest: number): Int32Array {
    const { state, steps, seen, queue } = this;
    const { board, ashore } = state.ground;
    const { directions } = board;
    const search = ++this.search;
    let count = 0;
    for (const end of ends) {
      seen[end] = search;
      steps[end] = 0;
      queue[count++] = end;
    }
    for (let i = 0; i < count; i++) {
      const cell = queue[i];
      const length = steps[cell];
      if (length >= longest || (length > 0 && !passes(state, side, cell))) continue;
      const last = (cell + 1) * directions;
      for (let at = cell * directions; at < last; at++) {
        const to = ashore[at];
        if (to < 0 || seen[to] === search) continue;
        seen[to] = search;
        steps[to] = length + 1;
        queue[count++] = to;
      }
    }
    return queue.subarray(0, count);
  }

  /** Whether some line of any length leads to one of the cells; looks eastwards first, so that it rarely looks far. */
  reachesEast(side: Side, start: Cell, ends: Uint8Array): boolean {
    const { state, seen, queue } = this;
    const { board, ashore } = state.ground;
    const { directions } = board;
    const search = ++this.search;
    let waiting = 0;
    queue[waiting++] = start;
    seen[start] = search;
    while (waiting > 0) {
      const cell = queue[--waiting];
      if (ends[cell] !== 0 && (cell === start || isOpen(state, side, cell))) return true;
      if (cell !== start && !passes(state, side, cell)) continue;
      for (const direction of eastwardsLast(board.grid, directions)) {
        const at = cell * directions + direction;
        const to = ashore[at];
        if (to < 0 || seen[to] === search) continue;
        seen[to] = search;
        queue[waiting++] = to;
      }
    }
    return false;
  }

  /** The line of the last `nearest` search, from its start to the cell found. */
  lineTo(end: Cell): Cell[] {
    const line: Cell[] = [];
    for (let cell = end; cell !== NOWHERE; cell = this.from[cell]) line.push(cell);
    return line.reverse();
  }
}

/** Directions in the order in which they wait, the last one looked at first; the game's own grid has hexes. */
function eastwardsLast({ orientation }: GridSpec, directions: number): readonly number[] {
  if (directions !== EASTWARDS_LAST_FLAT.length) return Array.from({ length: directions }, (_, direction) => direction);
  return orientation === 'flat' ? EASTWARDS_LAST_FLAT : EASTWARDS_LAST_POINTY;
}
const EASTWARDS_LAST_FLAT = [5, 4, 3, 0, 2, 1];
const EASTWARDS_LAST_POINTY = [4, 5, 3, 2, 0, 1];

/** Whether a line may touch a cell at all, be it only to end there [11.11, 11.21, 13.44]. */
export function isOpen(state: State, side: Side, cell: Cell): boolean {
  return lineMayPass(state, side, cell) && !(side === GERMAN && state.interdicted[cell] & SOVIET_MARKER);
}

/** Whether a line may go on through a cell: swamp may only end it [6.7]. */
export function passes(state: State, side: Side, cell: Cell): boolean {
  return state.ground.carriesLines[cell] === 1 && isOpen(state, side, cell);
}

/** Finds and marks the road hexes from which the road is open to the supply road's hex on the west edge [11.11, 11.13]. */
export function markOpenRoad(state: State, ends: Uint8Array): Cell[] {
  const { board, hexsides, road: roads, supplyRoad } = state.ground;
  ends.fill(0);
  if (supplyRoad < 0 || roads[supplyRoad] === 0 || !isOpen(state, GERMAN, supplyRoad)) return [];
  const road = [supplyRoad];
  ends[supplyRoad] = ANY_LENGTH;
  for (const cell of road) {
    for (let at = cell * board.directions; at < (cell + 1) * board.directions; at++) {
      const to = board.neighbours[at];
      if (to < 0 || ends[to] !== 0 || !(hexsides[at] & ROAD) || !isOpen(state, GERMAN, to)) continue;
      ends[to] = ANY_LENGTH;
      road.push(to);
    }
  }
  return road;
}
