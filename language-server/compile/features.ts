import type { Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Feature } from '../../engine/model/map.js';
import type { Source } from '../../engine/model/source.js';
import type { FeatureWord } from '../../engine/play/ruleset.js';
import type { Chain, Feature as FeatureNode } from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import { checkCitations } from './citations.js';
import type { Desk } from './desk.js';
import { findWord } from './words.js';

/** A gap wider than this is more likely a wrong label than a few forgotten cells. */
const WIDEST_GAP = 6;

/** A city, river, road …: what it is, what it is called, and where it lies. */
export function compileFeature(desk: Desk, cells: CellReader, node: FeatureNode): Feature {
  const kind = node.kind.join(' ');
  checkKind(desk, node, kind);
  checkCitations(desk, node);
  const named = node.name === undefined ? {} : { name: node.name, nameSource: desk.text.part(node, 'name') };
  return {
    kind,
    ...named,
    cells: cells.ranges(node.cells, (index) => desk.text.part(node, 'cells', index)),
    hexsides: readHexsides(desk, cells, node),
    chains: node.chains.map((chain) => readChain(desk, cells, chain)),
    attributes: compileAttributes(desk, node.attributes, 'feature'),
    source: desk.text.source(node),
  };
}

function checkKind(desk: Desk, node: FeatureNode, kind: string): void {
  const words = desk.ruleset?.vocabulary.features ?? [];
  desk.checkWord('feature', kind, words, () => desk.text.whole(node, 'kind'));
  const word = findWord(words, kind);
  const written = placement(node);
  if (!word || written === undefined || written === word.on) return;
  desk.findings.error('wrong-form', desk.text.source(node), `“${kind}” ${FORMS[word.on]}`);
}

const FORMS: Record<FeatureWord['on'], string> = {
  cells: 'lies on whole cells: write “at” and their labels, as in “at 2216 2217”.',
  hexsides: 'lies between two cells: write both labels with a slash, as in “1110/1210”.',
  chains: 'runs from cell to neighbouring cell: write “0120 - 0220 - 0320”.',
};

function placement(node: FeatureNode): FeatureWord['on'] | undefined {
  if (node.cells.length > 0) return 'cells';
  if (node.hexsides.length > 0) return 'hexsides';
  return node.chains.length > 0 ? 'chains' : undefined;
}

function readHexsides(desk: Desk, cells: CellReader, node: FeatureNode): (readonly [Cell, Cell])[] {
  const hexsides: (readonly [Cell, Cell])[] = [];
  node.hexsides.forEach((text, index) => {
    const hexside = cells.hexside(text, () => desk.text.part(node, 'hexsides', index));
    if (hexside) hexsides.push(hexside);
  });
  return hexsides;
}

/** The cells of a road; a gap is reported, with the cells that would close it. */
function readChain(desk: Desk, cells: CellReader, chain: Chain): readonly Cell[] {
  const found: Cell[] = [];
  chain.cells.forEach((label, index) => {
    const source = (): Source => desk.text.part(chain, 'cells', index);
    const cell = cells.cell(label, source);
    const last = found.at(-1);
    if (cell === NOWHERE) return;
    if (last !== undefined && cells.board.direction(last, cell) < 0) reportGap(desk, cells, last, cell, source());
    found.push(cell);
  });
  return found;
}

function reportGap(desk: Desk, cells: CellReader, from: Cell, to: Cell, source: Source): void {
  const [first, second] = [cells.board.label(from), cells.board.label(to)];
  if (from === to) {
    desk.findings.error('gap-in-chain', source, `${second} follows itself; write each cell once.`);
    return;
  }
  const between = cells.between(from, to);
  const near = between.length > 0 && between.length <= WIDEST_GAP;
  desk.findings.error(
    'gap-in-chain',
    source,
    `${first} and ${second} do not touch. ${near ? `Between them: ${between.join(' - ')}.` : 'Check both labels.'}`,
    {
      fixes: near
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
