import type { CstNode, LangiumDocument } from 'langium';
import { GrammarUtils, AstUtils } from 'langium';
import type { Board } from '../../../engine/board/board.js';
import { NOWHERE } from '../../../engine/board/board.js';
import { writeInstead, type Fix } from '../../../engine/model/finding.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { isMapDef } from '../../generated/ast.js';
import { cellsOf } from '../../play/lookup.js';
import { valueAt } from '../../syntax/written-value.js';

/** Grammar rules of statements that list cells, each as a label or a range. */
const LISTS: ReadonlySet<string> = new Set(['Placement', 'Area', 'Missing', 'Feature', 'Arrival']);
/** Minimum number of cells that are combined. Fewer cells are not shorter as a range. */
const MIN_CELLS_OF_RANGE = 3;

/**
 * Returns the fix that writes out a range (`0101..0103` as `0101 0102 0103`) or combines consecutive cells into a
 * range. The cells and their order stay the same.
 */
export function rewriteHexRanges(document: LangiumDocument, { map, uri }: DocumentAnalysis, offset: number): Fix[] {
  const written = valueAt(document, offset);
  if (!map || written?.property !== 'cells' || !LISTS.has(written.node.$type)) return [];
  const drawn = AstUtils.getContainerOfType(written.node, isMapDef);
  if (drawn && drawn.name !== map.name) return [];
  const { board } = map;
  const source = { file: uri, start: written.start, end: written.end };
  if (written.text.includes('..')) {
    const labels = cellsOf(board, written.text).map((cell) => board.label(cell));
    return labels.length > 0 ? [writeInstead(source, labels.join(' '), `Write out ${written.text}`)] : [];
  }
  const nodes = GrammarUtils.findNodesForProperty(written.node.$cstNode, 'cells');
  const [from, to] = stretchAround(board, nodes, written.index);
  if (to - from + 1 < MIN_CELLS_OF_RANGE) return [];
  const range = `${nodes[from].text}..${nodes[to].text}`;
  return [writeInstead({ file: uri, start: nodes[from].offset, end: nodes[to].end }, range, `Write ${range}`)];
}

/**
 * Returns the indices of the first and the last label of the longest sequence that contains the label at `index` and
 * can be written as a range.
 */
function stretchAround(board: Board, nodes: readonly CstNode[], index: number): [from: number, to: number] {
  const isRange = (from: number, to: number): boolean =>
    from >= 0 && to < nodes.length && fits(board, nodes.slice(from, to + 1));
  let [from, to] = [index, index];
  while (isRange(from, to + 1)) to += 1;
  while (isRange(from - 1, to)) from -= 1;
  return [from, to];
}

/**
 * Returns whether a sequence of cell labels can be replaced by one range: only white space separates the labels, and
 * their cells are the cells of the range.
 */
function fits(board: Board, nodes: readonly CstNode[]): boolean {
  const text = nodes[0].root.fullText;
  const isTight = nodes.every(
    ({ end }, at) => at + 1 === nodes.length || text.slice(end, nodes[at + 1].offset).trim() === '',
  );
  const cells = nodes.map((node) => board.cell(node.text));
  const range = isTight && !cells.includes(NOWHERE) ? board.range(cells[0], cells[cells.length - 1]) : undefined;
  return range?.length === cells.length && cells.every((cell, at) => range[at] === cell);
}
