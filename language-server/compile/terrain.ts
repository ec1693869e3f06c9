import type { Board, Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import { writeInstead, type Fix } from '../../engine/model/finding.js';
import { quoted } from '../../engine/model/names.js';
import { pictureIn } from '../../engine/mechanics/pictures.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import { counted, say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { cellWords } from '../text/cell-words.js';
import type { LegendEntry, Row, TerrainBlock } from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import type { CompileContext } from './compile-context.js';
import { removalFix } from './removal-fix.js';
import type { Lenient } from '../parser/lenient.js';

/** Value of `terrain[cell]` for a cell without terrain. */
export const NO_TERRAIN = 255;

/**
 * The meaning of a symbol in the legend: an index into the terrain words, or `missing` if the map has no cells where
 * this symbol is written.
 */
type Meaning = number | 'missing';

export interface Legend {
  readonly words: readonly string[];
  readonly symbols: ReadonlyMap<string, Meaning>;
  /** The author's own pictures of terrain, by index of the terrain word. */
  readonly pictures: ReadonlyMap<number, PictureReference>;
  /** Text range of the last legend entry; undefined if the legend is empty. */
  readonly last: Source | undefined;
}

/** Compiles `legend { "." clear  "-" missing }`. */
export function compileLegend(context: CompileContext, entries: readonly Lenient<LegendEntry>[]): Legend {
  const words: string[] = [];
  const symbols = new Map<string, Meaning>();
  const pictures = new Map<number, PictureReference>();
  const first = new Map<string, Lenient<LegendEntry>>();
  for (const entry of entries) {
    const { symbol } = entry;
    if (symbol === undefined) continue;
    if (symbol.length !== 1 || /\s/.test(symbol) || symbol === '/') {
      context.findings.error(
        'legend-symbol',
        context.text.part(entry, 'symbol'),
        say`A symbol of the legend is one character, neither a space nor a slash; “${symbol}” is not.`,
      );
      continue;
    }
    const before = first.get(symbol);
    if (before) {
      context.findings.error(
        'duplicate-symbol',
        context.text.part(entry, 'symbol'),
        say`“${symbol}” is already in this legend.`,
        {
          related: [{ source: context.text.source(before), message: say`First given here.` }],
          fixes: [removalFix(context.text, entry, 'Remove this one')],
        },
      );
      continue;
    }
    first.set(symbol, entry);
    const meaning = entry.missing ? 'missing' : wordIndex(context, entry, words);
    symbols.set(symbol, meaning);
    const picture = pictureIn(compileAttributes(context, entry.attributes, 'terrain'));
    if (picture && meaning !== 'missing') pictures.set(meaning, picture);
  }
  const last = entries.at(-1);
  return { words, symbols, pictures, last: last && context.text.source(last) };
}

function wordIndex(context: CompileContext, entry: Lenient<LegendEntry>, words: string[]): number {
  const word = entry.terrain.join(' ');
  context.checkWord('terrain', word, context.ruleset?.vocabulary.terrain ?? [], () =>
    context.text.listRange(entry, 'terrain'),
  );
  const index = words.indexOf(word);
  return index >= 0 ? index : words.push(word) - 1;
}

/** The terrain of all cells in the full rectangle of the grid, and the cells whose symbol means “missing”. */
export interface Decoded {
  readonly terrain: Uint8Array;
  readonly missing: readonly Cell[];
}

/** Decodes every `terrain` block. Rows run from north to south, symbols from west to east. */
export function decodeTerrain(
  context: CompileContext,
  cells: CellReader,
  legend: Legend,
  blocks: readonly TerrainBlock[],
): Decoded {
  const { board } = cells;
  const terrain = new Uint8Array(board.size).fill(NO_TERRAIN);
  const missing: Cell[] = [];
  const unknown = new UnknownSymbols(context, legend, board);
  for (const block of blocks) {
    const corner = block.origin === undefined ? 0 : cells.cell(block.origin, () => context.text.part(block, 'origin'));
    if (corner === NOWHERE) continue;
    const [column, row] = [board.column(corner), board.row(corner)];
    const rows = block.rows.map((node) => symbolsOf(node));
    const width = usualLength(rows);
    rows.forEach((symbols, index) => {
      const node = block.rows[index];
      const line = new RowReader(context, board, node, row + index);
      if (line.isBeyondEdge()) return;
      line.checkLength(symbols, width, { room: board.grid.columns - column, filler: [...legend.symbols.keys()].at(0) });
      symbols.forEach(({ symbol, at }, step) => {
        const cell = line.cell(column + step);
        if (cell === NOWHERE) return;
        const meaning = legend.symbols.get(symbol);
        if (meaning === undefined) unknown.add(symbol, line.span(at, at + 1));
        else if (meaning === 'missing') missing.push(cell);
        else terrain[cell] = meaning;
      });
    });
  }
  unknown.report();
  return { terrain, missing };
}

interface Symbol {
  readonly symbol: string;
  /** Offset of the symbol in the text of the row. The bar at the start of the row counts. */
  readonly at: number;
}

/** Returns the symbols of a row. Leaves out spaces and a bar at the end of the row. */
function symbolsOf(row: Lenient<Row>): Symbol[] {
  const symbols: Symbol[] = [];
  const text = (row.cells ?? '').replace(/\|\s*$/, (end, at: number) => (at === 0 ? end : ''));
  for (let at = 1; at < text.length; at++) {
    const symbol = text[at];
    if (symbol !== ' ' && symbol !== '\t') symbols.push({ symbol, at });
  }
  return symbols;
}

/** Returns the most frequent length of the rows of a block. Rows of other lengths are too long or too short. */
function usualLength(rows: readonly (readonly Symbol[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  let usual = 0;
  for (const [length, count] of counts) {
    const most = counts.get(usual) ?? 0;
    if (count > most || (count === most && length > usual)) usual = length;
  }
  return usual;
}

/** Maximum number of further occurrences of an unknown symbol that are shown as related information. */
const MAX_RELATED_PLACES = 10;
/** Maximum number of kinds of terrain that are offered for an unknown symbol. */
const MAX_TERRAINS_OFFERED = 5;

/** Collects symbols that the legend does not have. Each symbol is reported once, at its first occurrence. */
class UnknownSymbols {
  private readonly places = new Map<string, Source[]>();

  constructor(
    private readonly context: CompileContext,
    private readonly legend: Legend,
    private readonly board: Board,
  ) {}

  add(symbol: string, source: Source): void {
    const places = this.places.get(symbol);
    if (places === undefined) this.places.set(symbol, [source]);
    else places.push(source);
  }

  report(): void {
    const known = [...this.legend.symbols.keys()].map((key) => `“${key}”`).join(' ');
    const has = known ? say`It has ${known}.` : say`Define it before the terrain: ${'legend { "." clear }'}.`;
    const cell = cellWords(this.context.ruleset, this.board.grid, 'cells');
    for (const [symbol, [first, ...others]] of this.places) {
      const times = others.length === 0 ? '' : say` It is used in ${others.length + 1} ${cell}.`;
      this.context.findings.error('unknown-symbol', first, say`The legend has no symbol “${symbol}”. ${has}${times}`, {
        related: others.slice(0, MAX_RELATED_PLACES).map((source) => ({ source, message: say`The same symbol.` })),
        fixes: this.legendFixes(symbol),
      });
    }
  }

  /** Returns fixes that add the symbol to the legend, one for each kind of terrain that has no symbol yet. */
  private legendFixes(symbol: string): Fix[] {
    const { words, last } = this.legend;
    if (!last) return [];
    const open = (this.context.ruleset?.vocabulary.terrain ?? []).filter(({ word }) => !words.includes(word));
    return open.slice(0, MAX_TERRAINS_OFFERED).map(({ word }) => {
      const entry = `${quoted(symbol)} ${word}`;
      const source = { ...last, start: last.end };
      return writeInstead(source, `  ${entry}`, `Add ${entry} to the legend`);
    });
  }
}

class RowReader {
  constructor(
    private readonly context: CompileContext,
    private readonly board: Board,
    private readonly node: Lenient<Row>,
    private readonly row: number,
  ) {}

  cell(column: number): Cell {
    const { columns } = this.board.grid;
    return column < columns ? this.row * columns + column : NOWHERE;
  }

  isBeyondEdge(): boolean {
    const { rows } = this.board.grid;
    if (this.row < rows) return false;
    this.reportRow(
      'too-many-rows',
      say`The map has ${rows} rows; this is row ${this.row + 1}. Remove it, or raise “rows” in the grid.`,
      [removalFix(this.context.text, this.node, 'Remove this row')],
    );
    return true;
  }

  checkLength(symbols: readonly Symbol[], usual: number, { room, filler }: { room: number; filler?: string }): void {
    const { length } = symbols;
    const target = Math.min(usual, room);
    if (length > room) {
      this.reportRow(
        'row-too-long',
        say`This row has ${counted(length, 'symbol')}; the map has room for ${room}. Remove ${length - room}.`,
        this.cut(symbols, target),
      );
    } else if (length > usual) {
      const message = say`This row has ${counted(length, 'symbol')}, the other rows have ${usual}.`;
      this.reportRow('row-too-long', message, this.cut(symbols, target));
    } else if (length < usual) {
      this.reportRow(
        'row-too-short',
        say`This row has ${counted(length, 'symbol')}; ${target} are needed. Add ${target - length}.`,
        filler === undefined ? [] : this.pad(symbols, target - length, filler),
      );
    }
  }

  /** Returns the fix that shortens a row to a number of symbols. */
  private cut(symbols: readonly Symbol[], target: number): Fix[] {
    const from = (symbols.at(target - 1)?.at ?? 0) + 1;
    const to = (symbols.at(-1)?.at ?? 0) + 1;
    return [
      writeInstead(
        this.span(from, to),
        '',
        target === 1 ? 'Cut the row to 1 symbol' : `Cut the row to ${target} symbols`,
      ),
    ];
  }

  /** Returns the fix that appends missing symbols to a row, with the spacing between the last two symbols. */
  private pad(symbols: readonly Symbol[], missing: number, filler: string): Fix[] {
    const [last = 0, before = last - 1] = [symbols.at(-1)?.at, symbols.at(-2)?.at];
    const gap = ' '.repeat(Math.max(0, last - before - 1));
    const text = `${gap}${filler}`.repeat(missing);
    return [writeInstead(this.span(last + 1, last + 1), text, `Add ${missing} “${filler}” at the end`)];
  }

  private reportRow(slug: string, message: string, fixes: Fix[] = []): void {
    const text = (this.node.cells ?? '').trimEnd();
    this.context.findings.error(slug, this.span(0, text.length), message, { fixes });
  }

  span(from: number, to: number): Source {
    const row = this.context.text.source(this.node);
    return { file: row.file, start: row.start + from, end: row.start + to };
  }
}
