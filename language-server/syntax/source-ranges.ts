import type { LangiumDocuments } from 'langium';
import { URI } from 'langium';
import type { Location, Range } from 'vscode-languageserver';
import type { Cell } from '../../engine/board/board.js';
import type { MapModel } from '../../engine/model/map.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Analysis } from '../analysis/analysis.js';
import { offGridOf } from '../compile/off-grid.js';
import type { MapDef } from '../generated/ast.js';
import { isDocument, isMapDef } from '../generated/ast.js';
import { symbolsIn } from './map-symbols.js';

/** Converts a text range to the form of LSP; undefined if its document is not in the workspace. */
export function rangeOf(documents: LangiumDocuments, { file, start, end }: Source): Range | undefined {
  const text = documents.getDocument(URI.parse(file))?.textDocument;
  return text && { start: text.positionAt(start), end: text.positionAt(end) };
}

export function locationOf(documents: LangiumDocuments, source: Source): Location[] {
  const range = rangeOf(documents, source);
  return range ? [{ uri: source.file, range }] : [];
}

/**
 * Returns the places in the text where units are placed or arrive in a cell. Statements with fewer cells come first.
 */
export function placementsIn({ scenario }: Analysis, cell: Cell): Source[] {
  const { setups = [], arrivals = [] } = scenario ?? {};
  const placed = setups
    .flatMap(({ placements }) => placements)
    .map(({ cells, cellsSource }) => ({ cells, source: cellsSource }));
  const entered = arrivals.map(({ cells, entrySource }) => ({ cells, source: entrySource }));
  return [...placed, ...entered]
    .filter(({ cells }) => cells.includes(cell))
    .toSorted((a, b) => a.cells.length - b.cells.length)
    .map(({ source }) => source);
}

/** Returns the place of a cell's symbol in the rows of its map; for a box, the place of its statement. */
export function symbolOf(documents: LangiumDocuments, { map, ruleset }: Analysis, cell: Cell): Source | undefined {
  if (!map) return undefined;
  const { board, source } = map;
  if (cell >= board.gridSize) return boxStatement(map, cell, ruleset);
  const node = mapAt(documents, source);
  const start = node ? symbolsIn(node, board)(cell) : -1;
  return start < 0 ? undefined : { file: source.file, start, end: start + 1 };
}

/** Returns the source range of a box's name; if the box has no name, the range of its whole statement. */
function boxStatement({ features }: MapModel, cell: Cell, ruleset: Ruleset | undefined): Source | undefined {
  const box = features.find(({ kind, cells }) => cells.includes(cell) && offGridOf(ruleset, kind) === 'box');
  return box?.nameSource ?? box?.source;
}

/** Returns the map declaration that contains a text range; if there is none, the first map of the file. */
export function mapAt(documents: LangiumDocuments, { file, start, end }: Source): MapDef | undefined {
  const root = documents.getDocument(URI.parse(file))?.parseResult.value;
  if (!isDocument(root)) return undefined;
  const maps = root.elements.filter(isMapDef);
  return maps.find(({ $cstNode: cst }) => cst !== undefined && cst.offset <= start && end <= cst.end) ?? maps[0];
}
