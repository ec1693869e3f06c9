import { NOWHERE } from '../../engine/board/board.js';
import type { Anchor, Underlay } from '../../engine/model/map.js';
import { type Called, say } from '../../engine/model/say.js';
import type { Anchor as AnchorNode, MapDef, Underlay as UnderlayNode } from '../generated/ast.js';
import { isUnderlay } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { cellWords } from '../text/cell-words.js';
import type { CellReader } from './cells.js';
import type { CompileContext } from './compile-context.js';
import { removalFix } from './removal-fix.js';

/** Compiles the scan under the grid of a map. A second scan is reported. */
export function readUnderlay(
  context: CompileContext,
  cells: CellReader,
  { items }: Lenient<MapDef>,
): Underlay | undefined {
  const nodes = items.filter(isUnderlay);
  const first = nodes.at(0);
  for (const other of nodes.slice(1)) {
    context.findings.error(
      'second-underlay',
      context.text.source(other),
      say`The map already has a scan; a map has one underlay.`,
      {
        related: [{ source: context.text.source(nodes[0]), message: say`First written here.` }],
        fixes: [removalFix(context.text, other, 'Remove this one')],
      },
    );
  }
  return first && compileUnderlay(context, cells, first);
}

const DEFAULT_OPACITY = 50;

/**
 * Compiles the file of a scan and the pixels of two cells on it. Returns undefined after an error: the statement does
 * not name two different cells of the map.
 */
function compileUnderlay(
  context: CompileContext,
  cells: CellReader,
  node: Lenient<UnderlayNode>,
): Underlay | undefined {
  const { findings, text } = context;
  const words = (english: string): Called => cellWords(context.ruleset, cells.board.grid, english);
  const anchors = node.anchors.flatMap((anchor: Lenient<AnchorNode>): Anchor[] => {
    if (anchor.cell === undefined || anchor.x === undefined || anchor.y === undefined) return [];
    const cell = cells.cell(anchor.cell, () => text.part(anchor, 'cell'));
    const source = text.source(anchor);
    return cell === NOWHERE ? [] : [{ cell, x: Number(anchor.x), y: Number(anchor.y), source }];
  });
  const opacity = node.opacity === undefined ? DEFAULT_OPACITY : Number(node.opacity);
  if (opacity < 0 || opacity > 100)
    findings.error(
      'underlay-opacity',
      text.part(node, 'opacity'),
      say`The opacity is a number from 0 to 100, not ${opacity}.`,
    );
  if (node.anchors.length !== 2) {
    findings.error(
      'underlay-cells',
      text.source(node),
      say`A scan is aligned by two ${words('cells')}; here it has ${node.anchors.length}. Write both, like “0101 at 123 456, 5832 at 4810 3120”.`,
    );
    return undefined;
  }
  const [one, other] = anchors;
  if (anchors.length !== 2 || node.file === undefined) return undefined;
  if (one.cell === other.cell) {
    findings.error(
      'underlay-cells',
      other.source,
      say`Both ${words('cells')} are ${cells.board.label(one.cell)}. Write two different ${words('cells')}, far from each other.`,
    );
    return undefined;
  }
  if (one.x === other.x && one.y === other.y) {
    findings.error('underlay-cells', other.source, say`Both ${words('cells')} lie at the same pixel of the scan.`);
    return undefined;
  }
  return {
    picture: { path: node.file, source: text.part(node, 'file') },
    anchors: [one, other],
    opacity: Math.min(100, Math.max(0, opacity)),
    source: text.source(node),
  };
}
