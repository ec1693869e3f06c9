import { NOWHERE, type Board, type Cell } from '../board/board.js';
import type { Ledger, Explained } from '../model/ledger.js';
import { allocateInt32Arrays } from './typed-array-slab.js';
import { memoize } from './memoize.js';

/** Where lines of one kind may run: of supply, of command, of communication, along a road. */
export interface LineRules {
  /** `links[cell * directions + direction]`: the cell a line goes on to, or {@link NOWHERE}; the same both ways. */
  readonly links: Int32Array;
  /** `open[cell]` is 1 where a line may come into a cell, be it only to end there; without it, everywhere. Kept up by the game, for a look costs far less than a question. */
  readonly open?: Uint8Array;
  /** What else has to be so where a line comes in: asked of open cells. */
  readonly isOpen?: (cell: Cell) => boolean;
  /** Whether a line may leave a cell that it came into; unless told it may. */
  readonly mayContinue?: (cell: Cell) => boolean;
  /** What else bars a step `cell * directions + direction`, where it depends on the cell it comes from: only for lines searched from their starts. */
  readonly mayStep?: (at: number) => boolean;
}

/** The board's neighbours without those a line may not go on to: `leads(at)` asks by the index of the step. */
export function linksWhere({ neighbours }: Board, leads: (at: number) => boolean): Int32Array {
  return neighbours.map((to, at) => (to !== NOWHERE && leads(at) ? to : NOWHERE));
}

/** Whether a line may come into a cell of the course. */
export const isOpenIn = ({ open, isOpen }: LineRules, cell: Cell): boolean =>
  (open === undefined || open[cell] === 1) && (isOpen === undefined || isOpen(cell));

/** By cell how many of its directions, from the first on, have a neighbour among them: links to boxes are directions of every cell, and few have any. */
const spansOf = memoize(({ size, directions, neighbours }: Board): Uint8Array =>
  Uint8Array.from({ length: size }, (_, cell) => {
    let span = directions;
    while (span > 0 && neighbours[cell * directions + span - 1] === NOWHERE) span--;
    return span;
  }),
);

/**
 * Shortest lines counted in the cells they enter, the last one included; the cell a line starts from is never closed.
 * Made once for a game: a search allocates nothing, and what it found stays readable until the next.
 */
export class LineSearch {
  private readonly directions: number;
  private readonly spans: Uint8Array;
  private readonly steps: Int32Array;
  private readonly from: Int32Array;
  /** The search that came to a cell last. */
  private readonly seen: Int32Array;
  private readonly queue: Int32Array;
  private search = 0;
  /** Cells in the queue, and those of them that a spread has gone on from. */
  private found = 0;
  private spent = 0;

  constructor(board: Board) {
    const { size, directions } = board;
    this.directions = directions;
    this.spans = spansOf(board);
    [this.steps, this.from, this.seen, this.queue] = allocateInt32Arrays(size, 4);
  }

  /** The nearest cell in which a line of at most `longest` cells from the start, or one of several, may end, or {@link NOWHERE}. */
  nearest(
    course: LineRules,
    starts: Cell | Iterable<Cell>,
    isEnd: (cell: Cell, length: number) => boolean,
    longest = Infinity,
  ): Cell {
    const { directions, spans, steps, from, seen, queue } = this;
    const { links, mayContinue, mayStep } = course;
    const search = this.start(starts);
    let found = this.found;
    for (let i = 0; i < found; i++) if (isEnd(queue[i], 0)) return queue[i];
    let end = NOWHERE;
    for (let i = 0; i < found && end === NOWHERE; i++) {
      const cell = queue[i];
      const length = steps[cell];
      if (length >= longest) break; // those behind it are as far
      if (length > 0 && mayContinue?.(cell) === false) continue;
      const first = cell * directions;
      const last = first + spans[cell];
      for (let at = first; at < last && end === NOWHERE; at++) {
        const to = links[at];
        if (to === NOWHERE || seen[to] === search || !isOpenIn(course, to) || mayStep?.(at) === false) continue;
        if (isEnd(to, length + 1)) end = to;
        seen[to] = search;
        steps[to] = length + 1;
        from[to] = cell;
        queue[found++] = to;
      }
    }
    this.found = found;
    return end;
  }

  /** Every cell to which a line of at most `longest` cells from one of the starts leads, nearest first: a network, to which other lines lead. Overwritten by the next search. */
  network(course: LineRules, starts: Cell | Iterable<Cell>, longest = Infinity): Int32Array {
    this.nearest(course, starts, () => false, longest);
    return this.queue.subarray(0, this.found);
  }

  /**
   * The other way round, for many units at once: every cell from which a line of at most `longest` cells ends in one of the
   * open cells `ends`. It is found as well where it is closed, for there it would start.
   */
  spread(course: LineRules, ends: Iterable<Cell>, longest = Infinity): Int32Array {
    this.begin(ends);
    this.spreadTo(course, NOWHERE, longest);
    return this.queue.subarray(0, this.found);
  }

  /** The same bit by bit: begun here, {@link spreadTo} goes on as far as it is asked, while nothing changes on the course. */
  begin(ends: Iterable<Cell>): void {
    this.start(ends);
    this.spent = 0;
  }

  /** Spreads on until it has come to a cell; where it does not come there, as far as lines of at most `longest` cells lead. */
  spreadTo(course: LineRules, end: Cell, longest = Infinity): void {
    const { links, mayContinue } = course;
    const { directions, spans, steps, from, seen, queue, search } = this;
    let { found, spent } = this;
    for (; spent < found && (end === NOWHERE || seen[end] !== search); spent++) {
      const cell = queue[spent];
      const length = steps[cell];
      if (length >= longest) break; // those behind it are as far
      if (length > 0 && (mayContinue?.(cell) === false || !isOpenIn(course, cell))) continue;
      const first = cell * directions;
      const last = first + spans[cell];
      for (let at = first; at < last; at++) {
        const to = links[at];
        if (to === NOWHERE || seen[to] === search) continue;
        seen[to] = search;
        steps[to] = length + 1;
        from[to] = cell;
        queue[found++] = to;
      }
    }
    this.found = found;
    this.spent = spent;
  }

  /** Whether any line leads from a cell to an end; straight ahead, in the direction told last, so that it rarely looks far. */
  leads(course: LineRules, start: Cell, isEnd: (cell: Cell) => boolean, order: readonly number[]): boolean {
    const { links, mayContinue } = course;
    const { directions, from, seen, queue } = this;
    const search = this.start([start]);
    let waiting = this.found;
    while (waiting > 0) {
      const cell = queue[--waiting];
      if (isEnd(cell)) return true;
      if (cell !== start && mayContinue?.(cell) === false) continue;
      const first = cell * directions;
      for (const direction of order) {
        const to = links[first + direction];
        if (to === NOWHERE || seen[to] === search || !isOpenIn(course, to)) continue;
        seen[to] = search;
        from[to] = cell;
        queue[waiting++] = to;
      }
    }
    return false;
  }

  /** How many cells the last search came to. */
  get count(): number {
    return this.found;
  }

  /** Whether the last search came to the cell. */
  hasReached(cell: Cell): boolean {
    return this.search > 0 && this.seen[cell] === this.search;
  }

  /** How many cells the line of the last search to a cell it came to has entered. */
  length(cell: Cell): number {
    return this.steps[cell];
  }

  /** The line of the last search from a start to the cell, both included; empty when it did not come there. */
  line(cell: Cell): Cell[] {
    return this.back(cell).reverse();
  }

  /** The same from the cell to the start: the way along a network. */
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
    const { steps, from, seen, queue, search } = this;
    if (seen[cell] === search) return;
    seen[cell] = search;
    steps[cell] = 0;
    from[cell] = NOWHERE;
    queue[this.found++] = cell;
  }
}

/** Answers about cells that hold until the number of changes, counted from 1, is another: units of one cell share them. */
export class LineCache {
  private readonly at: Int32Array;
  private readonly answers: Uint8Array;

  constructor({ size }: Board) {
    this.at = new Int32Array(size);
    this.answers = new Uint8Array(size);
  }

  /** The answer for a cell, worked out when it was not yet asked since the change of that number. */
  recall(cell: Cell, changes: number, ask: (cell: Cell) => boolean): boolean {
    if (this.at[cell] !== changes) {
      this.answers[cell] = ask(cell) ? 1 : 0;
      this.at[cell] = changes;
    }
    return this.answers[cell] === 1;
  }

  /** Knows every cell at once: no, but for those it is then told of. */
  startLearning(changes: number): void {
    this.at.fill(changes);
    this.answers.fill(0);
  }

  /** Yes for some of the cells just learnt. */
  addYes(cells: Int32Array): void {
    for (const cell of cells) this.answers[cell] = 1;
  }
}

/** Whether there is a line, where it goes, and why, or why there is none. */
export interface TracedLine extends Explained<boolean> {
  /** Both ends included; empty when there is none. */
  readonly line: readonly Cell[];
}

/** Said where no line is drawn: of units off the map, of those that need none. */
export const noLine = (value: boolean, ...ledger: Ledger): TracedLine => ({ value, line: [], ledger });

/** One way by which a line may run: the line, empty when there is none, and what there is to say in either case. */
export interface LineOption {
  readonly line: () => readonly Cell[];
  readonly why: (line: readonly Cell[]) => Ledger;
  readonly whyNot: () => Ledger;
}

/** The line by the first of the ways that has one; when none has, why not by each. */
export function traceFirst(...ways: readonly LineOption[]): TracedLine {
  for (const { line: find, why } of ways) {
    const line = find();
    if (line.length > 0) return { value: true, line, ledger: why(line) };
  }
  return noLine(false, ...ways.flatMap(({ whyNot }) => whyNot()));
}
