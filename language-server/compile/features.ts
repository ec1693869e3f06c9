import { type Board, type Cell, NOWHERE } from '../../engine/board/board.js';
import type { Feature } from '../../engine/model/map.js';
import { type Called, say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { FeatureWord } from '../../engine/play/vocabulary.js';
import type { Chain, Feature as FeatureNode } from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import { checkCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { offGridOf, ownAttributes, type OffGridReader } from './off-grid.js';
import { cellWords } from '../text/cell-words.js';
import { findWord } from './words.js';

/** Maximum number of cells that a fix inserts into a chain. A larger gap is probably caused by a wrong label. */
const MAX_GAP_CELLS = 6;

/** Compiles a feature of the map, such as a city, river, road or box. */
export function compileFeature(
  context: CompileContext,
  cells: CellReader,
  offGrid: OffGridReader,
  node: FeatureNode,
): Feature {
  const kind = node.kind.join(' ');
  const named = node.name === undefined ? {} : { name: node.name, nameSource: context.text.part(node, 'name') };
  return {
    kind,
    ...named,
    ...compileLocation(context, cells, offGrid, node, kind),
    attributes: compileAttributes(context, ownAttributes(context, node), 'feature'),
    source: context.text.source(node),
  };
}

type Location = Pick<Feature, 'cells' | 'hexsides' | 'chains'>;

function compileLocation(
  context: CompileContext,
  cells: CellReader,
  offGrid: OffGridReader,
  node: FeatureNode,
  kind: string,
): Location {
  const off = offGridOf(context.ruleset, kind);
  if (off && !offGrid.isPlayed(node, off)) return { cells: [], hexsides: [], chains: [] };
  checkKind(context, cells.board, node, kind);
  checkCitations(context, node);
  return {
    cells:
      off === 'box' ? offGrid.box(node) : cells.ranges(node.cells, (index) => context.text.part(node, 'cells', index)),
    hexsides: readHexsides(context, cells, node),
    chains: off === 'link' ? offGrid.link(node) : node.chains.map((chain) => readChain(context, cells, chain)),
  };
}

function checkKind(context: CompileContext, board: Board, node: FeatureNode, kind: string): void {
  const words = context.ruleset?.vocabulary.features ?? [];
  context.checkWord('feature', kind, words, () => context.text.listRange(node, 'kind'));
  const on = findWord(words, kind)?.on ?? offGridOf(context.ruleset, kind);
  const written = placement(node);
  if (on === undefined || written === undefined || written === FORM_OF[on]) return;
  context.findings.error(
    'wrong-form',
    context.text.source(node),
    formText(kind, on, (english) => cellWords(context.ruleset, board.grid, english)),
  );
}

/** The form in which each kind of feature is written: a box as one cell, a link as a chain of separate cells. */
const FORM_OF: Record<FeatureWord['on'], 'cells' | 'hexsides' | 'chains'> = {
  cells: 'cells',
  hexsides: 'hexsides',
  chains: 'chains',
  box: 'cells',
  link: 'chains',
};

function formText(kind: string, on: FeatureWord['on'], words: (english: string) => Called): string {
  switch (on) {
    case 'cells':
      return say`“${kind}” lies on whole ${words('cells')}: write “at” and their labels, as in “at 2216 2217”.`;
    case 'hexsides':
      return say`“${kind}” lies between two ${words('cells')}: write both labels with a slash, as in “1110/1210”.`;
    case 'chains':
      return say`“${kind}” runs from ${words('cell')} to neighbouring ${words('cell')}: write “0120 - 0220 - 0320”.`;
    case 'box':
      return say`“${kind}” lies off the grid: write “at” and a label that the grid does not have, as in “at 4700”.`;
    case 'link':
      return say`“${kind}” joins ${words('cells')} that do not touch: write “0120 - 4700”.`;
  }
}

function placement(node: FeatureNode): 'cells' | 'hexsides' | 'chains' | undefined {
  if (node.cells.length > 0) return 'cells';
  if (node.hexsides.length > 0) return 'hexsides';
  return node.chains.length > 0 ? 'chains' : undefined;
}

function readHexsides(context: CompileContext, cells: CellReader, node: FeatureNode): (readonly [Cell, Cell])[] {
  const hexsides: (readonly [Cell, Cell])[] = [];
  node.hexsides.forEach((text, index) => {
    const hexside = cells.hexside(text, () => context.text.part(node, 'hexsides', index));
    if (hexside) hexsides.push(hexside);
  });
  return hexsides;
}

/**
 * Returns the cells of a chain. If two consecutive cells are not adjacent, reports the gap with a fix that inserts the
 * missing cells.
 */
function readChain(context: CompileContext, cells: CellReader, chain: Chain): readonly Cell[] {
  const found: Cell[] = [];
  // An unknown cell has its own error. For the cells before and after it, no gap is reported.
  let isUnknownBefore = false;
  chain.cells.forEach((label, index) => {
    const source = (): Source => context.text.part(chain, 'cells', index);
    const cell = cells.cell(label, source);
    const last = index > 0 && !isUnknownBefore ? found.at(-1) : undefined;
    isUnknownBefore = cell === NOWHERE;
    if (isUnknownBefore) return;
    if (last !== undefined && !cells.board.areAdjacent(last, cell)) reportGap(context, cells, last, cell, source());
    found.push(cell);
  });
  return found;
}

function reportGap(context: CompileContext, cells: CellReader, from: Cell, to: Cell, source: Source): void {
  const [first, second] = [cells.board.label(from), cells.board.label(to)];
  if (from === to) {
    const cell = cellWords(context.ruleset, cells.board.grid, 'cell');
    context.findings.error('gap-in-chain', source, say`${second} is written twice in a row; write each ${cell} once.`);
    return;
  }
  const between = cells.between(from, to);
  const isSmallGap = between.length > 0 && between.length <= MAX_GAP_CELLS;
  context.findings.error(
    'gap-in-chain',
    source,
    say`${first} and ${second} do not touch. ${isSmallGap ? say`Between them: ${between.join(' - ')}.` : say`Check both labels.`}`,
    {
      fixes: isSmallGap
        ? [
            {
              title: `Insert ${between.join(' - ')}`,
              edits: [
                { source: { ...source, end: source.start }, text: between.map((label) => `${label} - `).join('') },
              ],
            },
          ]
        : [],
    },
  );
}
