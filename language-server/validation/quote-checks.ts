import type { CstNode } from 'langium';
import { CstUtils, GrammarUtils } from 'langium';
import { unquotedName } from '../compile/unquoted-name.js';
import { wholeValue } from '../syntax/written-value.js';
import type { Force } from '../generated/ast.js';
import { isSide } from '../generated/ast.js';
import type { Check } from './check.js';
import { unitsOf } from '../syntax/unit-statements.js';

/** Names such as `X2` and `T34`, which are parsed as labels of cells wherever a cell is allowed. */
const LABEL = /^[A-Z]{1,2}[0-9]+$/;

/** Finds texts that may contain a name that must be quoted, except names that look like labels of cells. */
const MAY_NEED_QUOTES =
  /[\s,(:/](?:[0-9]+(?:\.\p{L}|st|nd|rd|th)|\p{Lu}[^\s"]*-[0-9])|[\u0530-\u1dff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc]/u;

/** Reports names that must be in quotes because the parser would otherwise misinterpret them. */
export const nameMustBeQuoted: Check = ({ document, root, context }, report) => {
  const found: CstNode[] = [];
  for (const side of root.elements.filter(isSide))
    for (const force of namedLikeCells(side.forces)) {
      const node = GrammarUtils.findNodeForProperty(force.$cstNode, 'name');
      if (node && LABEL.test(node.text)) found.push(node);
    }
  for (const { $refNode, $refText } of document.references)
    if (LABEL.test($refText) && $refNode && LABEL.test($refNode.text)) found.push($refNode);
  if (root.$cstNode && MAY_NEED_QUOTES.test(root.$cstNode.root.fullText)) {
    for (const leaf of CstUtils.flattenCst(root.$cstNode))
      if (leaf.tokenType.name === 'UNQUOTED') found.push(wholeValue(leaf));
  }
  if (found.length === 0) return;
  const unknown = new Set(
    document.references.flatMap(({ error, $refNode }) => (error && $refNode ? $refNode.offset : [])),
  );
  for (const { text, offset, end } of new Set(found)) {
    if (unknown.has(offset)) continue;
    report(unquotedName(text, { file: context.text.file, start: offset, end }));
  }
};

/** Returns units and formations whose names look like labels of cells, including members. */
function namedLikeCells(forces: readonly Force[]): Force[] {
  return forces.flatMap((force) => [
    ...unitsOf(force).filter(({ name }) => LABEL.test(name)),
    ...namedLikeCells(force.forces),
  ]);
}
