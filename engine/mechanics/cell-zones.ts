import type { Board, Cell } from '../board/board.js';
import { NO_SIDE } from './sides.js';
import { allocateInt32Arrays } from './typed-array-slab.js';

/**
 * The zones of control of two sides in a game in which the units of a cell exert one zone together, and only in some
 * directions. The class stores what each cell exerts, so that a change of the units, the weather or a bridge adds or
 * removes exactly the difference. The game's rules define which directions a zone covers and which effects it has.
 *
 * Compare `Zone`, for games in which each unit exerts a zone of its own.
 */
export class CellZones {
  /** `counts[side][cell]`: the number of cells from which a side exerts a zone into a cell. */
  readonly counts: readonly [Int32Array, Int32Array];
  /** `directions[cell]`: the directions in which a cell exerts a zone, as a bit mask. */
  readonly directions: Int32Array;
  /** `sides[cell]`: the side whose zone the cell exerts, or NO_SIDE. */
  readonly sides: Int32Array;

  /** @param changed called with each cell that enters or leaves the zone of a side */
  constructor(
    private readonly board: Board,
    private readonly changed?: (side: number, cell: Cell) => void,
  ) {
    const [first, second, directions, sides] = allocateInt32Arrays(board.size, 4);
    this.counts = [first, second];
    this.directions = directions;
    this.sides = sides.fill(NO_SIDE);
  }

  /** Sets the zone that a cell exerts: its side (or NO_SIDE) and its directions. */
  set(cell: Cell, side: number, directions: number): void {
    if (this.directions[cell] === directions && this.sides[cell] === side) return;
    this.add(cell, -1);
    this.directions[cell] = directions;
    this.sides[cell] = side;
    this.add(cell, 1);
  }

  /** Removes all zones. */
  clear(): void {
    this.directions.fill(0);
    this.sides.fill(NO_SIDE);
    for (const [side, counts] of this.counts.entries()) {
      if (this.changed) for (let cell = 0; cell < counts.length; cell++) if (counts[cell] > 0) this.changed(side, cell);
      counts.fill(0);
    }
  }

  private add(cell: Cell, by: 1 | -1): void {
    const [side, mask] = [this.sides[cell], this.directions[cell]];
    if (side < 0 || mask === 0) return;
    const { board, changed } = this;
    const counts = this.counts[side];
    const threshold = by === 1 ? 1 : 0; // a cell that reaches this count enters or leaves the zone
    for (let direction = 0; direction < board.directions; direction++) {
      if ((mask & (1 << direction)) === 0) continue;
      const to = board.neighbours[cell * board.directions + direction];
      counts[to] += by;
      if (counts[to] === threshold) changed?.(side, to);
    }
  }
}
