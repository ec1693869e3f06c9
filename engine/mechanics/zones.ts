import type { Board, Cell } from '../board/board.js';

/**
 * The zone of control of one side, or of one class of its units where classes strike across different hexsides: how many
 * units have each cell in theirs. What a zone does, and who or what negates it, is the game's.
 */
export class Zone {
  /** `units[cell]`: how many units have the cell in their zone. */
  readonly units: Int32Array;
  private readonly directions: number;

  /**
   * `links[cell * directions + direction]` is the neighbour a unit's zone reaches in that direction, negative where it
   * reaches none. `changed` is told each cell that comes into the zone or drops out of it.
   */
  constructor(
    { size, directions }: Pick<Board, 'size' | 'directions'>,
    private readonly links: Int32Array,
    private readonly changed: (cell: Cell, covered: boolean) => void,
  ) {
    this.units = new Int32Array(size);
    this.directions = directions;
  }

  /** Lays the zone of a unit in the cell, or takes it up. */
  project(cell: Cell, by: 1 | -1): void {
    const { units, links, directions } = this;
    const turning = by === 1 ? 1 : 0; // the count with which a cell comes in or drops out
    const end = (cell + 1) * directions;
    for (let at = cell * directions; at < end; at++) {
      const to = links[at];
      if (to < 0) continue;
      units[to] += by;
      if (units[to] === turning) this.changed(to, by === 1);
    }
  }

  covers(cell: Cell): boolean {
    return this.units[cell] > 0;
  }

  /** Every cell in the zone. */
  cells(): Cell[] {
    const covered: Cell[] = [];
    this.units.forEach((units, cell) => {
      if (units > 0) covered.push(cell);
    });
    return covered;
  }

  /** Takes every unit's zone up, telling nobody: before all are laid anew. */
  clear(): void {
    this.units.fill(0);
  }
}
