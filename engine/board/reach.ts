import { NOWHERE, type Board, type Cell } from './board.js';

/** Cost of a step that may not be taken, in a table of {@link Reach.run}: more than the largest budget, 254. */
export const IMPASSABLE = 255;

/** Cost of a cell where the last run did not come: more than any budget. */
export const UNREACHED = 0x7fff_ffff;

/** The cell may not be entered: an enemy stands there. */
export const BLOCKED = 1;
/** Whoever enters goes no farther: an enemy ZOC. The cell it starts from does not hold it. */
export const STOP = 2;
/** May not be entered straight from another cell marked so: from ZOC to ZOC. */
export const NO_CHAIN = 4;

/**
 * Where one unit can go with its movement points: cheapest costs from a cell, nearest first.
 *
 * Made once for a board and used again for every unit: a run allocates nothing. Costs are whole numbers; a game
 * with halves counts in half-points. What a run found stays readable until the next run.
 */
export class Reach {
  /** `cost[cell]` of the last run, or {@link UNREACHED}. */
  readonly cost: Int32Array;
  /** `from[cell]`: where the cheapest way enters from; {@link NOWHERE} for the start. */
  readonly from: Int32Array;
  /** Cells reached, cheapest first: `cells[0]` is the start, `cells[count - 1]` the last. */
  readonly cells: Int32Array;
  count = 0;

  /** The board's, with the cell after the last one for nowhere: spares a branch in the inner loop. */
  private readonly neighbours: Int32Array;
  /** Head of the list of entries that wait at each cost; entries know their cell and the next of the list. */
  private heads = new Int32Array(0);
  private readonly waitingCell: Int32Array;
  private readonly waitingNext: Int32Array;
  /** Cheapest cost found so far. The cell after the last one stands for nowhere: nothing is cheaper than it. */
  private readonly best: Uint8Array;

  constructor(private readonly board: Board) {
    const { size, directions } = board;
    this.cost = new Int32Array(size).fill(UNREACHED);
    this.neighbours = Int32Array.from(board.neighbours, (next) => (next === NOWHERE ? size : next));
    this.from = new Int32Array(size).fill(NOWHERE);
    this.cells = new Int32Array(size);
    this.best = new Uint8Array(size + 1);
    // A cell waits at most once for each side it can be entered by, the start once more.
    this.waitingCell = new Int32Array(size * directions + 1);
    this.waitingNext = new Int32Array(size * directions + 1);
  }

  /**
   * Finds what can be reached with so many points; more than 254 are spent as 254. `steps[cell * directions + direction]` is what leaving the cell
   * in that direction costs, hexside and entry together, or {@link IMPASSABLE}; `marks[cell]` is any of
   * {@link BLOCKED}, {@link STOP} and {@link NO_CHAIN}. Returns the number of cells reached, the start included.
   */
  run(start: Cell, points: number, steps: Uint8Array, marks: Uint8Array): number {
    const budget = Math.min(points, IMPASSABLE - 1);
    this.forget(budget);
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
      // Steps that cost nothing add to the list while it is worked off.
      for (let entry = heads[spent]; entry >= 0; entry = heads[spent]) {
        heads[spent] = waitingNext[entry];
        const cell = waitingCell[entry];
        // A cheaper way was found after this entry began to wait.
        if (best[cell] < spent) continue;
        cells[count++] = cell;
        cost[cell] = spent;
        const here = marks[cell];
        if ((here & STOP) !== 0 && cell !== start) continue;
        const barred = (here & NO_CHAIN) | BLOCKED;
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

  /** The cheapest way to a cell of the last run, from the start to the cell; empty when it was not reached. */
  path(cell: Cell): Cell[] {
    if ((this.cost[cell] ?? UNREACHED) === UNREACHED) return [];
    const path: Cell[] = [];
    for (let at = cell; at !== NOWHERE; at = this.from[at]) path.push(at);
    return path.reverse();
  }

  private forget(budget: number): void {
    const { cost, cells, best } = this;
    for (let i = 0; i < this.count; i++) cost[cells[i]] = UNREACHED;
    // Whoever must spend more than the budget is as far as one who cannot come at all: one comparison tells both.
    best.fill(budget + 1);
    best[cost.length] = 0;
    if (this.heads.length <= budget) this.heads = new Int32Array(budget + 1);
    this.heads.fill(-1, 0, budget + 1);
  }
}
