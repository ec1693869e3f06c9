import type { AstNode, LangiumDocument } from 'langium';
import { AstUtils, CstUtils } from 'langium';
import type { FoldingRangeProvider } from 'langium/lsp';
import { FoldingRange, FoldingRangeKind } from 'vscode-languageserver';
import { isDocument, isForce, isRow } from '../generated/ast.js';

/** Provides folding ranges for braces, consecutive comments and imports. */
export class SandtableFolding implements FoldingRangeProvider {
  getFoldingRanges(document: LangiumDocument): FoldingRange[] {
    const root = document.parseResult.value;
    const folds: FoldingRange[] = [];
    for (const node of AstUtils.streamAllContents(root)) {
      if (isRow(node)) continue;
      const fold = foldOf(node);
      if (fold) folds.push(fold);
    }
    if (isDocument(root)) folds.push(...importsOf(root.imports));
    return [...folds, ...comments(root)];
  }
}

function foldOf(node: AstNode): FoldingRange | undefined {
  const cst = node.$cstNode;
  if (!cst || (isForce(node) && node.forces.length === 0)) return undefined;
  const { start, end } = cst.range;
  if (end.line <= start.line) return undefined;
  const closed = cst.text.endsWith('}');
  const last = closed ? end.line - 1 : end.line;
  return last > start.line ? FoldingRange.create(start.line, last) : undefined;
}

function importsOf(imports: readonly AstNode[]): FoldingRange[] {
  const first = imports[0]?.$cstNode?.range.start.line;
  const last = imports.at(-1)?.$cstNode?.range.end.line;
  if (first === undefined || last === undefined || last <= first) return [];
  return [FoldingRange.create(first, last, undefined, undefined, FoldingRangeKind.Imports)];
}

function* comments(root: AstNode): Generator<FoldingRange> {
  if (!root.$cstNode) return;
  let first = -1;
  let last = -1;
  for (const leaf of CstUtils.flattenCst(root.$cstNode)) {
    const { start, end } = leaf.range;
    if (!leaf.hidden) continue;
    if (start.line !== last + 1) {
      if (last > first) yield FoldingRange.create(first, last, undefined, undefined, FoldingRangeKind.Comment);
      first = start.line;
    }
    last = end.line;
  }
  if (last > first) yield FoldingRange.create(first, last, undefined, undefined, FoldingRangeKind.Comment);
}
