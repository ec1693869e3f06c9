import { NOWHERE, type Board, type Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import { allocateInt32Arrays } from './typed-array-slab.js';
import { memoize } from './memoize.js';

/** Rules for lines of one kind, such as lines of supply, command or communication, or lines along a road. */
export interface LineRules {
  /** `links[cell * directions + direction]`: the next cell of a line, or {@link NOWHERE}. Symmetric. */
  readonly links: Int32Array;
  /**
   * Cells that a line may enter or end in: `open[cell]` is 1. Omit the array to allow all cells. The game updates the
   * array when a cell changes, because searches read it far more often.
   */
  readonly open?: Uint8Array;
  /** A further test that an open cell must pass before a line may enter it. */
  readonly isOpen?: (cell: Cell) => boolean;
  /** Returns whether a line may continue from a cell that it has entered. Default: true. */
  readonly mayContinue?: (cell: Cell) => boolean;
  /**
   * Returns whether a line may move along the link `cell * directions + direction`. Used only by searches that begin at
   * the start of a line. Default: true.
   */
  readonly mayStep?: (at: number) => boolean;
}

/**
 * Returns the neighbours of all cells in the layout of `Board.neighbours`. A neighbour for which `isAllowed` returns
 * false is replaced by {@link NOWHERE}.
 */
export function linksWhere({ neighbours }: Board, isAllowed: (at: number) => boolean): Int32Array {
  return neighbours.map((to, at) => (to !== NOWHERE && isAllowed(at) ? to : NOWHERE));
}

/** Returns whether a line may enter a cell. */
export const isOpenIn = ({ open, isOpen }: LineRules, cell: Cell): boolean =>
  (open === undefined || open[cell] === 1) && (isOpen === undefined || isOpen(cell));

/**
 * Returns, for each cell, how many directions a search must try: one more than the last direction with a neighbour. All
 * cells have directions for links, but in most cells there is no link in these directions.
 */
const spansOf = memoize(({ size, directions, neighbours }: Board): Uint8Array =>
  Uint8Array.from({ length: size }, (_, cell) => {
    let span = directions;
    while (span > 0 && neighbours[cell * directions + span - 1] === NOWHERE) span--;
    return span;
  }),
);

/**
 * Breadth-first search for the shortest lines. The length of a line is the number of cells that it enters, including
 * the last cell. The start of a line need not be open. A search allocates nothing; its result is valid until the next
 * search.
 */
export class LineSearch {
  private readonly directions: number;
  private readonly spans: Uint8Array;
  private readonly steps: Int32Array;
  private readonly from: Int32Array;
  /** For each cell, the number of the last search that reached it. */
  private readonly visited: Int32Array;
  private readonly queue: Int32Array;
  private search = 0;
  /** Number of cells in the queue. */
  private found = 0;
  /** Number of cells in the queue whose neighbours an incremental {@link spread} has visited. */
  private expanded = 0;

  constructor(board: Board) {
    const { size, directions } = board;
    this.directions = directions;
    this.spans = spansOf(board);
    [this.steps, this.from, this.visited, this.queue] = allocateInt32Arrays(size, 4);
  }

  /**
   * Returns the nearest cell that `isEnd` accepts and that a line of at most `longest` cells reaches from a start;
   * {@link NOWHERE} if there is none.
   */
  nearest(
    course: LineRules,
    starts: Cell | Iterable<Cell>,
    isEnd: (cell: Cell, length: number) => boolean,
    longest = Infinity,
  ): Cell {
    const { directions, spans, steps, from, visited, queue } = this;
    const { links, mayContinue, mayStep } = course;
    const search = this.start(starts);
    let found = this.found;
    for (let i = 0; i < found; i++) if (isEnd(queue[i], 0)) return queue[i];
    let end = NOWHERE;
    for (let i = 0; i < found && end === NOWHERE; i++) {
      const cell = queue[i];
      const length = steps[cell];
      if (length >= longest) break; // all later cells of the queue are at least as far
      if (length > 0 && mayContinue?.(cell) === false) continue;
      const first = cell * directions;
      const last = first + spans[cell];
      for (let at = first; at < last && end === NOWHERE; at++) {
        const to = links[at];
        if (to === NOWHERE || visited[to] === search || !isOpenIn(course, to) || mayStep?.(at) === false) continue;
        if (isEnd(to, length + 1)) end = to;
        visited[to] = search;
        steps[to] = length + 1;
        from[to] = cell;
        queue[found++] = to;
      }
    }
    this.found = found;
    return end;
  }

  /**
   * Returns the cells that lines of at most `longest` cells from the starts reach, nearest first. The next search
   * overwrites the result.
   */
  network(course: LineRules, starts: Cell | Iterable<Cell>, longest = Infinity): Int32Array {
    this.nearest(course, starts, () => false, longest);
    return this.queue.subarray(0, this.found);
  }

  /**
   * Returns the cells from which a line of at most `longest` cells leads to one of the `ends`, so that one search
   * serves many units. The ends must be open to lines, but the returned cells need not be, because lines start there.
   * The next search overwrites the result.
   */
  spread(course: LineRules, ends: Iterable<Cell>, longest = Infinity): Int32Array {
    this.begin(ends);
    this.spreadTo(course, NOWHERE, longest);
    return this.queue.subarray(0, this.found);
  }

  /**
   * Begins an incremental {@link spread} from the given ends. Each call of {@link spreadTo} continues it. When the
   * rules of the lines change, a new spread must be begun.
   */
  begin(ends: Iterable<Cell>): void {
    this.start(ends);
    this.expanded = 0;
  }

  /** Continues an incremental spread until it reaches a cell or cannot continue. */
  spreadTo(course: LineRules, end: Cell, longest = Infinity): void {
    const { links, mayContinue } = course;
    const { directions, spans, steps, from, visited, queue, search } = this;
    let { found, expanded } = this;
    for (; expanded < found && (end === NOWHERE || visited[end] !== search); expanded++) {
      const cell = queue[expanded];
      const length = steps[cell];
      if (length >= longest) break; // all later cells of the queue are at least as far
      if (length > 0 && (mayContinue?.(cell) === false || !isOpenIn(course, cell))) continue;
      const first = cell * directions;
      const last = first + spans[cell];
      for (let at = first; at < last; at++) {
        const to = links[at];
        if (to === NOWHERE || visited[to] === search) continue;
        visited[to] = search;
        steps[to] = length + 1;
        from[to] = cell;
        queue[found++] = to;
      }
    }
    this.found = found;
    this.expanded = expanded;
  }

  /**
   * Returns whether a line leads from a cell to a cell that `isEnd` accepts. The search is depth-first. `order` lists
   * the directions to try; the last one is tried first, so it should be the direction in which most ends lie.
   */
  leads(course: LineRules, start: Cell, isEnd: (cell: Cell) => boolean, order: readonly number[]): boolean {
    const { links, mayContinue } = course;
    const { directions, from, visited, queue } = this;
    const search = this.start([start]);
    let stackSize = this.found;
    while (stackSize > 0) {
      const cell = queue[--stackSize];
      if (isEnd(cell)) return true;
      if (cell !== start && mayContinue?.(cell) === false) continue;
      const first = cell * directions;
      for (const direction of order) {
        const to = links[first + direction];
        if (to === NOWHERE || visited[to] === search || !isOpenIn(course, to)) continue;
        visited[to] = search;
        from[to] = cell;
        queue[stackSize++] = to;
      }
    }
    return false;
  }

  /** Number of cells that the last search reached. */
  get count(): number {
    return this.found;
  }

  /** Returns whether the last search reached a cell. */
  hasReached(cell: Cell): boolean {
    return this.search > 0 && this.visited[cell] === this.search;
  }

  /** Returns the length of the line of the last search to a cell that it reached. */
  length(cell: Cell): number {
    return this.steps[cell];
  }

  /**
   * Returns the line of the last search from a start to a cell, both included; empty if the search did not reach the
   * cell.
   */
  line(cell: Cell): Cell[] {
    return this.back(cell).reverse();
  }

  /** Returns the {@link line} to a cell in reverse order, from the cell to the start. */
  back(cell: Cell): Cell[] {
    const line: Cell[] = [];
    if (cell === NOWHERE || !this.hasReached(cell)) return line;
    for (let at = cell; at !== NOWHERE; at = this.from[at]) line.push(at);
    return line;
  }

  private start(starts: Cell | Iterable<Cell>): number {
    this.search++;
    this.found = 0;
    if (typeof starts === 'number') this.startAt(starts);
    else for (const start of starts) this.startAt(start);
    return this.search;
  }

  private startAt(cell: Cell): void {
    const { steps, from, visited, queue, search } = this;
    if (visited[cell] === search) return;
    visited[cell] = search;
    steps[cell] = 0;
    from[cell] = NOWHERE;
    queue[this.found++] = cell;
  }
}

/**
 * Cache of yes-or-no answers about cells. An answer is valid as long as the revision (a number from 1 on) for which it
 * was computed is the current one. Units in one cell share an answer.
 */
export class LineCache {
  private readonly at: Int32Array;
  private readonly answers: Uint8Array;

  constructor({ size }: Board) {
    this.at = new Int32Array(size);
    this.answers = new Uint8Array(size);
  }

  /** Returns the answer for a cell. Computes the answer if it is not cached for this revision. */
  get(cell: Cell, revision: number, compute: (cell: Cell) => boolean): boolean {
    if (this.at[cell] !== revision) {
      this.answers[cell] = compute(cell) ? 1 : 0;
      this.at[cell] = revision;
    }
    return this.answers[cell] === 1;
  }

  /** Sets the answers of all cells to no, and marks all answers as computed for the given revision. */
  setAllToNo(revision: number): void {
    this.at.fill(revision);
    this.answers.fill(0);
  }

  /** Sets the answers of the given cells to yes. Call {@link setAllToNo} first. */
  setToYes(cells: Int32Array): void {
    for (const cell of cells) this.answers[cell] = 1;
  }
}

/** The answer to whether a line exists, with the reasons and the cells of the line. */
export interface TracedLine extends Explained<boolean> {
  /** The cells of the line, both ends included; empty if there is no line or none to show. */
  readonly line: readonly Cell[];
}

/**
 * Creates the answer to whether a line exists, without a line to show. Used for units off the map and for units that
 * need no line.
 */
export const noLine = (value: boolean, ...ledger: Ledger): TracedLine => ({ value, line: [], ledger });

/** A kind of line that {@link traceFirst} searches. One line, of any of the kinds, is enough. */
export interface LineOption {
  /** Searches a line of this kind and returns its cells; empty if no such line exists. */
  readonly line: () => readonly Cell[];
  readonly why: (line: readonly Cell[]) => Ledger;
  readonly whyNot: () => Ledger;
}

/**
 * Returns the first line that one of the options finds. If none finds a line, the result contains the reasons of all
 * options.
 */
export function traceFirst(...ways: readonly LineOption[]): TracedLine {
  for (const { line: find, why } of ways) {
    const line = find();
    if (line.length > 0) return { value: true, line, ledger: why(line) };
  }
  return noLine(false, ...ways.flatMap(({ whyNot }) => whyNot()));
}
