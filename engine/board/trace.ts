import { NOWHERE, type Board, type Cell, type Direction } from './board.js';

/** Whether a line may go from a cell to its neighbour. */
export type MayPass = (from: Cell, to: Cell, direction: Direction) => boolean;

/**
 * Shortest lines counted in cells: lines of supply, command and retreat. Made once for a board and used again;
 * what a run found stays readable until the next run.
 */
export class Trace {
  /** `steps[cell]`: length of the shortest line from a start, or -1 where none came. */
  readonly steps: Int32Array;
  /** The cell before it on that line; {@link NOWHERE} for a start. */
  readonly from: Int32Array;
  /** Cells come to, nearest first. */
  readonly cells: Int32Array;
  count = 0;

  constructor(private readonly board: Board) {
    this.steps = new Int32Array(board.size).fill(-1);
    this.from = new Int32Array(board.size).fill(NOWHERE);
    this.cells = new Int32Array(board.size);
  }

  /**
   * Spreads from the starts, at most `longest` steps, until a cell is wanted. Returns that cell, or {@link NOWHERE}
   * after everything within reach has been seen. A start counts as wanted when `wanted` says so.
   */
  run(starts: Iterable<Cell>, longest: number, mayPass: MayPass, wanted?: (cell: Cell) => boolean): Cell {
    const { steps, from, cells } = this;
    const { neighbours, directions } = this.board;
    for (let i = 0; i < this.count; i++) steps[cells[i]] = -1;
    let count = 0;
    for (const start of starts) {
      if (steps[start] !== -1) continue;
      steps[start] = 0;
      from[start] = NOWHERE;
      cells[count++] = start;
    }
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      if (wanted?.(cell)) {
        this.count = count;
        return cell;
      }
      const next = steps[cell] + 1;
      if (next > longest) continue;
      for (let direction = 0; direction < directions; direction++) {
        const to = neighbours[cell * directions + direction];
        if (to === NOWHERE || steps[to] !== -1 || !mayPass(cell, to, direction)) continue;
        steps[to] = next;
        from[to] = cell;
        cells[count++] = to;
      }
    }
    this.count = count;
    return NOWHERE;
  }

  /** The line of the last run from a start to the cell; empty when none came there. */
  path(cell: Cell): Cell[] {
    if ((this.steps[cell] ?? -1) < 0) return [];
    const path: Cell[] = [];
    for (let at = cell; at !== NOWHERE; at = this.from[at]) path.push(at);
    return path.reverse();
  }
}

/** The shortest line from a cell to a wanted one, both included; undefined when none of at most `longest` steps exists. */
export function trace(
  board: Board,
  start: Cell,
  longest: number,
  mayPass: MayPass,
  wanted: (cell: Cell) => boolean,
): Cell[] | undefined {
  const lines = new Trace(board);
  const found = lines.run([start], longest, mayPass, wanted);
  return found === NOWHERE ? undefined : lines.path(found);
}

/** The nearest cells wanted, whatever lies between: nearest first, clockwise among equals, the start itself left out. */
export function nearest(board: Board, start: Cell, wanted: (cell: Cell) => boolean, most = 1): Cell[] {
  const found: Cell[] = [];
  const farthest = board.grid.columns + board.grid.rows;
  for (let radius = 1; radius <= farthest && found.length < most; radius++) {
    found.push(...board.ring(start, radius).filter(wanted));
  }
  return found.slice(0, most);
}
