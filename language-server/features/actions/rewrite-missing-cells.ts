import { AstUtils, type LangiumDocument } from 'langium';
import type { Board } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import { createBoard } from '../../../engine/board/create-board.js';
import { writeInstead, type Fix } from '../../../engine/model/finding.js';
import { quoted } from '../../../engine/model/names.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { removalFix } from '../../compile/removal-fix.js';
import { Text } from '../../compile/text.js';
import type { LegendEntry, MapDef, Missing } from '../../generated/ast.js';
import { isMapDef, isMissing, isRow, isTerrainBlock } from '../../generated/ast.js';
import { cellsOf } from '../../play/lookup.js';
import { valueAt } from '../../syntax/written-value.js';

/** A symbol in the terrain rows: its cell and its offset in the file. */
interface DrawnSymbol {
  readonly label: string;
  readonly symbol: string;
  readonly at: number;
}

/** Returns the fix that converts a `missing` list into symbols in the terrain rows, or such symbols into a list. */
export function rewriteMissingCells(document: LangiumDocument, { compiled }: DocumentAnalysis, offset: number): Fix[] {
  const written = valueAt(document, offset);
  const node = written && AstUtils.getContainerOfType(written.node, isMapDef);
  const map = node && compiled.ownMaps.find(({ name }) => name === node.name);
  if (!written || !map) return [];
  const board = createBoard({ ...map.board.grid, missing: [] });
  const sheet = { text: new Text(document.uri.toString()), node, board, drawn: drawnIn(node, board) };
  if (isMissing(written.node)) return drawInRows(sheet, written.node);
  if (!isRow(written.node)) return [];
  const symbol = written.text.charAt(offset - written.start);
  const entry = node.legend.find((each) => each.symbol === symbol);
  return entry?.missing ? listCells(sheet, entry) : [];
}

interface MapContext {
  readonly text: Text;
  readonly node: MapDef;
  /** The board without missing cells. */
  readonly board: Board;
  readonly drawn: readonly DrawnSymbol[];
}

function drawInRows({ text, node, board, drawn }: MapContext, statement: Missing): Fix[] {
  const labels = new Set(statement.cells.flatMap((cells) => cellsOf(board, cells)).map((cell) => board.label(cell)));
  const symbols = drawn.filter(({ label }) => labels.has(label));
  const known = node.legend.find(({ missing }) => missing);
  const free = ['-', '_', '*'].find((symbol) => !node.legend.some((entry) => entry.symbol === symbol));
  const symbol = known?.symbol ?? free;
  const last = node.legend.at(-1);
  if (symbol === undefined || !last || symbols.length === 0 || symbols.length < labels.size) return [];
  const end = text.source(last).end;
  const entry = { source: { file: text.file, start: end, end }, text: `  ${quoted(symbol)} missing` };
  const { edits } = removalFix(text, statement, '');
  return [
    {
      title:
        symbols.length === 1
          ? `Draw 1 missing cell as “${symbol}” in the rows`
          : `Draw ${symbols.length} missing cells as “${symbol}” in the rows`,
      edits: [...(known ? [] : [entry]), ...symbols.map(({ at }) => instead(text, at, symbol)), ...edits],
    },
  ];
}

function listCells({ text, node, drawn }: MapContext, { symbol }: LegendEntry): Fix[] {
  const missingSymbols = drawn.filter((each) => each.symbol === symbol);
  const block = node.items.findLast(isTerrainBlock);
  const filler = mostUsed(
    drawn.filter(({ symbol: other }) => node.legend.some((each) => each.symbol === other && !each.missing)),
  );
  if (!block || filler === undefined) return [];
  const { file, end } = text.source(block);
  const list = writeInstead(
    { file, start: end, end },
    `\n  missing ${missingSymbols.map(({ label }) => label).join(' ')}`,
  );
  return [
    {
      title:
        missingSymbols.length === 1
          ? `Name 1 missing cell in a list instead of drawing “${symbol}”`
          : `Name ${missingSymbols.length} missing cells in a list instead of drawing “${symbol}”`,
      edits: [...missingSymbols.map(({ at }) => instead(text, at, filler)), ...list.edits],
    },
  ];
}

const instead = ({ file }: Text, at: number, text: string): Fix['edits'][number] => ({
  source: { file, start: at, end: at + 1 },
  text,
});

function mostUsed(drawn: readonly DrawnSymbol[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { symbol } of drawn) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).at(0)?.[0];
}

/** Returns all symbols in the terrain rows of a map that are on its grid. */
function drawnIn({ items }: MapDef, board: Board): DrawnSymbol[] {
  const { columns } = board.grid;
  return items.filter(isTerrainBlock).flatMap(({ origin, rows }) => {
    const corner = origin === undefined ? 0 : board.cell(origin);
    if (corner === NOWHERE) return [];
    return rows.flatMap(({ $cstNode: cst }, index) => {
      const row = board.row(corner) + index;
      const symbols = [...(cst?.text ?? '').matchAll(/[^\s|]/g)];
      return symbols.flatMap(({ 0: symbol, index: at }, step): DrawnSymbol[] => {
        const column = board.column(corner) + step;
        if (column >= columns || row >= board.grid.rows) return [];
        return [{ label: board.label(row * columns + column), symbol, at: (cst?.offset ?? 0) + at }];
      });
    });
  });
}
