import type { Board, Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import { cellsOfNamedFeature } from '../../engine/model/places.js';
import type { Source } from '../../engine/model/source.js';
import type { MapModel } from '../../engine/model/map.js';
import { type Called, say } from '../../engine/model/say.js';
import { cellNoun, cellWords } from '../text/cell-words.js';
import type { CompileContext } from './compile-context.js';
import { didYouMean, nearest, replacement } from './nearest.js';
import { unquotedName } from './unquoted-name.js';

/**
 * Maximum number of comparisons between labels in the search for labels that are similar to unknown ones. A wrong grid
 * makes every label unknown, so a large map gets fewer suggestions than a small one.
 */
const MAX_COMPARISONS = 40_000;

/** Resolves labels, ranges and hexsides on one map, and reports errors in them. */
export class CellReader {
  private comparisons = 0;

  constructor(
    readonly board: Board,
    private readonly context: Pick<CompileContext, 'findings' | 'ruleset'>,
    /** Names of units. Where a label is expected, the name of a unit must be quoted. */
    private readonly units: ReadonlySet<string> = new Set(),
  ) {}

  /** Returns the cell with this label; reports an unknown label and returns {@link NOWHERE}. */
  cell(label: string, source: () => Source): Cell {
    const cell = this.board.cell(label);
    if (cell === NOWHERE) this.reportUnknown(label, source());
    return cell;
  }

  /**
   * Returns the cell of a named place. Reports a place that does not have exactly one cell and returns {@link NOWHERE}.
   */
  place(name: string, map: MapModel | undefined, source: () => Source): Cell {
    const cells = map ? cellsOfNamedFeature(map, name) : [];
    if (cells.length === 1) return cells[0];
    const { grid } = this.board;
    const labels = cells.slice(0, 6).map((cell) => this.board.label(cell));
    this.context.findings.error(
      'not-one-cell',
      source(),
      cells.length === 0
        ? say`${name} is no ${this.words(cellNoun(grid))} of this map. Write the label of one.`
        : say`${name} has ${cells.length} ${this.words(cellNoun(grid, cells.length))}: ${labels.join(', ')}${cells.length > 6 ? ' …' : ''}. Write the label of the one you mean.`,
    );
    return NOWHERE;
  }

  /** Returns the cells of `0101` or `0101..0110`; empty if an error was reported. */
  range(text: string, source: () => Source): readonly Cell[] {
    const [first, last] = (text.includes('..') ? text.split('..') : [text]) as [string, string?];
    const from = this.cell(first, () => within(source(), 0, first.length));
    if (last === undefined) return from === NOWHERE ? [] : [from];
    const to = this.cell(last, () => ending(source(), last.length));
    if (from === NOWHERE || to === NOWHERE) return [];
    const cells = this.board.range(from, to);
    if (cells) return cells;
    this.context.findings.error(
      'range-is-no-line',
      source(),
      say`${first} and ${last} lie neither in one column nor in one row nor on a straight line. Write the ${this.words('cells')} one by one, or as several ranges.`,
    );
    return [];
  }

  /** Returns the cells of several ranges in the order of the text, without repetitions. */
  ranges(texts: readonly string[], source: (index: number) => Source): Cell[] {
    if (texts.length === 1) return [...this.range(texts[0], () => source(0))];
    const cells = new Set<Cell>();
    texts.forEach((text, index) => {
      for (const cell of this.range(text, () => source(index))) cells.add(cell);
    });
    return [...cells];
  }

  /** Returns the two cells of `1110/1210`; undefined if an error was reported. */
  hexside(text: string, source: () => Source): readonly [Cell, Cell] | undefined {
    const [first = '', second = ''] = text.split('/');
    const from = this.cell(first, () => within(source(), 0, first.length));
    const to = this.cell(second, () => ending(source(), second.length));
    if (from === NOWHERE || to === NOWHERE) return undefined;
    if (this.board.areAdjacent(from, to)) return [from, to];
    const neighbours = this.neighbours(from);
    const around =
      neighbours.length === 0
        ? say`${first} has no neighbour.`
        : say`Neighbours of ${first}: ${neighbours.join(', ')}.`;
    this.context.findings.error(
      'no-common-side',
      source(),
      say`${first} and ${second} are not adjacent, so they share no edge. ${around}`,
      { fixes: replacement(ending(source(), second.length), nearest(second, neighbours)) },
    );
    return undefined;
  }

  /**
   * Returns the labels of the cells between two cells on a straight line. Authors may leave these labels out of a
   * chain.
   */
  between(from: Cell, to: Cell): string[] {
    return this.board
      .line(from, to)
      .slice(1, -1)
      .map((cell) => this.board.label(cell));
  }

  private neighbours(cell: Cell): string[] {
    const labels: string[] = [];
    for (let direction = 0; direction < this.board.sides; direction++) {
      const neighbour = this.board.neighbour(cell, direction);
      if (neighbour !== NOWHERE) labels.push(this.board.label(neighbour));
    }
    return labels;
  }

  private words(english: string): Called {
    return cellWords(this.context.ruleset, this.board.grid, english);
  }

  private reportUnknown(label: string, source: Source): void {
    const { board } = this;
    if (this.units.has(label)) {
      this.context.findings.list.push({ ...unquotedName(label, source), why: [], related: [] });
      return;
    }
    const suggestion = this.comparisons < MAX_COMPARISONS ? board.suggest(label)[0] : undefined;
    this.comparisons += board.size;
    const fixes = replacement(source, suggestion);
    const question = didYouMean(suggestion);
    if (board.grid.missing.includes(label)) {
      const message = say`${label} is not on the map: the map lists it under “missing”, or its symbol in the rows of terrain means that it is missing.${question}`;
      this.context.findings.error('unknown-cell', source, message, { fixes });
      return;
    }
    if (board.grid.labels === 'letters' && /^([A-Z])\1[0-9.-]+$/.test(label)) {
      const message = say`There is no ${this.words(cellNoun(board.grid))} ${label}: after Z, the columns of this map are AA, AB, AC. If the map prints AA, BB after Z, write ${'labels "AAR"'} in its grid.`;
      this.context.findings.error('unknown-cell', source, message, { fixes });
      return;
    }
    if (label.includes('.') && !board.grid.separator) {
      const message = say`There is no ${this.words(cellNoun(board.grid))} ${label}: the labels of this map have no separator.${question} If the map prints one, write it in its grid, like ${'labels "CC.RR"'}.`;
      this.context.findings.error('unknown-cell', source, message, { fixes });
      return;
    }
    const last = board.gridSize - 1;
    const known = last < 0 ? '' : say`; labels run from ${board.label(0)} to ${board.label(last)}`;
    this.context.findings.error(
      'unknown-cell',
      source,
      say`There is no ${this.words(cellNoun(board.grid))} ${label}${known}.${question}`,
      {
        fixes,
      },
    );
  }
}

function within(source: Source, from: number, to: number): Source {
  return { file: source.file, start: source.start + from, end: Math.min(source.end, source.start + to) };
}

function ending(source: Source, length: number): Source {
  return { file: source.file, start: Math.max(source.start, source.end - length), end: source.end };
}
