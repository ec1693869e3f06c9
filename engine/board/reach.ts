import { NOWHERE, type Board, type Cell } from './board.js';

/**
 * The cost of a forbidden move between two cells in the table `steps` of {@link Reach.run}. It is greater than the
 * largest budget, 254.
 */
export const IMPASSABLE = 255;

/** Cost of a cell that the last run did not reach. It is more than any budget. */
export const UNREACHED = 0x7fff_ffff;

/** Mark of a cell that must not be entered, such as one with an enemy unit. */
export const BLOCKED = 1;
/**
 * Mark of a cell in which movement ends, such as one in an enemy ZOC. It has no effect on the start of the movement.
 */
export const STOP = 2;
/**
 * Mark of a cell that must not be entered directly from another cell with this mark. Used for movement from ZOC to ZOC.
 */
export const NO_CHAIN = 4;

/**
 * Finds the cells that a unit can reach with its movement points, and the cheapest cost of each.
 *
 * One object serves all units on a board, because a run allocates nothing. Costs are whole numbers; a game with
 * fractions counts in half points. The result of a run is valid until the next run.
 */
export class Reach {
  /** `cost[cell]` of the last run, or {@link UNREACHED}. */
  readonly cost: Int32Array;
  /** `from[cell]`: the previous cell on the cheapest path; {@link NOWHERE} for the start. */
  readonly from: Int32Array;
  /** The cells reached, in order of cost: `cells[0]` is the start, `cells[count - 1]` the last. */
  readonly cells: Int32Array;
  count = 0;

  /** The board's neighbours, with `size` instead of {@link NOWHERE}; this saves a branch in the inner loop. */
  private readonly neighbours: Int32Array;
  /** For each cost, the first entry of the linked list of queued cells. */
  private heads = new Int32Array(0);
  private readonly waitingCell: Int32Array;
  private readonly waitingNext: Int32Array;
  /**
   * The cheapest cost found so far for each cell. The extra cell at `size` represents {@link NOWHERE} and has cost 0.
   */
  private readonly best: Uint8Array;

  constructor(private readonly board: Board) {
    const { size, directions } = board;
    this.cost = new Int32Array(size).fill(UNREACHED);
    this.neighbours = Int32Array.from(board.neighbours, (next) => (next === NOWHERE ? size : next));
    this.from = new Int32Array(size).fill(NOWHERE);
    this.cells = new Int32Array(size);
    this.best = new Uint8Array(size + 1);
    // A cell is queued at most once for each direction from which it can be entered. The start is queued once more.
    this.waitingCell = new Int32Array(size * directions + 1);
    this.waitingNext = new Int32Array(size * directions + 1);
  }

  /**
   * Finds the cells that can be reached from a start.
   *
   * @param points the movement points; more than 254 count as 254
   * @param steps `steps[cell * directions + direction]`: the cost of leaving a cell in that direction and entering the
   * next, or {@link IMPASSABLE}
   * @param marks `marks[cell]`: a combination of {@link BLOCKED}, {@link STOP} and {@link NO_CHAIN}
   * @returns the number of cells reached, including the start
   */
  run(start: Cell, points: number, steps: Uint8Array, marks: Uint8Array): number {
    const budget = Math.min(points, IMPASSABLE - 1);
    this.reset(budget);
    const { best, cost, from, cells, heads, waitingCell, waitingNext, neighbours } = this;
    const { directions } = this.board;
    let waiting = 1;
    let count = 0;
    best[start] = 0;
    from[start] = NOWHERE;
    waitingCell[0] = start;
    waitingNext[0] = -1;
    heads[0] = 0;
    for (let spent = 0; spent <= budget; spent++) {
      // Moves without cost add entries to the list while it is processed.
      for (let entry = heads[spent]; entry >= 0; entry = heads[spent]) {
        heads[spent] = waitingNext[entry];
        const cell = waitingCell[entry];
        // A cheaper path was found after this entry was queued.
        if (best[cell] < spent) continue;
        cells[count++] = cell;
        cost[cell] = spent;
        const mark = marks[cell];
        if ((mark & STOP) !== 0 && cell !== start) continue;
        const barred = (mark & NO_CHAIN) | BLOCKED;
        const end = (cell + 1) * directions;
        for (let i = cell * directions; i < end; i++) {
          const total = spent + steps[i];
          const next = neighbours[i];
          if (best[next] <= total || (marks[next] & barred) !== 0) continue;
          best[next] = total;
          from[next] = cell;
          waitingCell[waiting] = next;
          waitingNext[waiting] = heads[total];
          heads[total] = waiting++;
        }
      }
    }
    return (this.count = count);
  }

  /** Returns the cheapest path of the last run to a cell, both ends included; empty if the cell was not reached. */
  path(cell: Cell): Cell[] {
    if ((this.cost[cell] ?? UNREACHED) === UNREACHED) return [];
    const path: Cell[] = [];
    for (let at = cell; at !== NOWHERE; at = this.from[at]) path.push(at);
    return path.reverse();
  }

  private reset(budget: number): void {
    const { cost, cells, best } = this;
    for (let i = 0; i < this.count; i++) cost[cells[i]] = UNREACHED;
    // Unreached cells start with the budget plus one, so that one comparison in `run` also rejects costs over the
    // budget.
    best.fill(budget + 1);
    best[cost.length] = 0;
    if (this.heads.length <= budget) this.heads = new Int32Array(budget + 1);
    this.heads.fill(-1, 0, budget + 1);
  }
}
