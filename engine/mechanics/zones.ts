import type { Board, Cell } from '../board/board.js';

/**
 * The zone of control of one side, or of one class of its units if classes have different zones. The class counts, for
 * each cell, the units that exert the zone there. The effects of the zone are rules of the game.
 */
export class Zone {
  /** `units[cell]`: the number of units with the cell in their zone. */
  readonly units: Int32Array;
  private readonly directions: number;

  /**
   * @param links `links[cell * directions + direction]`: the neighbour that a unit's zone covers in that direction;
   * negative if the zone covers none there
   * @param changed called with each cell that enters or leaves the zone
   */
  constructor(
    { size, directions }: Pick<Board, 'size' | 'directions'>,
    private readonly links: Int32Array,
    private readonly changed: (cell: Cell, covered: boolean) => void,
  ) {
    this.units = new Int32Array(size);
    this.directions = directions;
  }

  /** Adds (1) or removes (-1) the zone of a unit in a cell. */
  project(cell: Cell, by: 1 | -1): void {
    const { units, links, directions } = this;
    const threshold = by === 1 ? 1 : 0; // a cell that reaches this count enters or leaves the zone
    const end = (cell + 1) * directions;
    for (let at = cell * directions; at < end; at++) {
      const to = links[at];
      if (to < 0) continue;
      units[to] += by;
      if (units[to] === threshold) this.changed(to, by === 1);
    }
  }

  covers(cell: Cell): boolean {
    return this.units[cell] > 0;
  }

  /** Returns all cells in the zone. */
  cells(): Cell[] {
    const covered: Cell[] = [];
    this.units.forEach((units, cell) => {
      if (units > 0) covered.push(cell);
    });
    return covered;
  }

  /** Removes the zones of all units without calling `changed`. Used before all zones are computed again. */
  clear(): void {
    this.units.fill(0);
  }
}
