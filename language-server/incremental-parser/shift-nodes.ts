import { isCompositeCstNode, isLeafCstNode, type CstNode } from 'langium';

/** The distance by which text has moved. */
export interface Shift {
  readonly offset: number;
  readonly lines: number;
  /** The line on which nodes are also moved by `characters` columns. */
  readonly line: number;
  readonly characters: number;
}

/** The position of a leaf. Langium declares these fields as private. */
interface Leaf {
  _offset: number;
  _startLine: number;
  _startColumn: number;
  _endLine: number;
  _endColumn: number;
}

/** The cached range of a composite node. */
interface Composite {
  _rangeCache: unknown;
}

/** Moves CST nodes with all their children. */
export function shiftNodes(nodes: readonly CstNode[], shift: Shift): void {
  if (shift.offset === 0 && shift.lines === 0 && shift.characters === 0) return;
  for (const node of nodes) {
    if (isLeafCstNode(node)) shiftLeaf(node as unknown as Leaf, shift);
    else if (isCompositeCstNode(node)) {
      (node as unknown as Composite)._rangeCache = undefined;
      shiftNodes(node.content, shift);
    }
  }
}

function shiftLeaf(leaf: Leaf, { offset, lines, line, characters }: Shift): void {
  leaf._offset += offset;
  if (leaf._startLine === line) leaf._startColumn += characters;
  if (leaf._endLine === line) leaf._endColumn += characters;
  leaf._startLine += lines;
  leaf._endLine += lines;
}
