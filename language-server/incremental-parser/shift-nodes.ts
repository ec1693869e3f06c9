import { isCompositeCstNode, isLeafCstNode, type CstNode } from 'langium';

/** How far text has moved. */
export interface Shift {
  readonly offset: number;
  readonly lines: number;
  /** For what stands on this line, also along it. */
  readonly line: number;
  readonly characters: number;
}

/** Where a piece of text stands; Langium shows it to be read only. */
interface Leaf {
  _offset: number;
  _startLine: number;
  _startColumn: number;
  _endLine: number;
  _endColumn: number;
}

/** A range that was asked for is remembered. */
interface Composite {
  _rangeCache: unknown;
}

/** Puts pieces of text, with all that is in them, where they stand now. */
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
