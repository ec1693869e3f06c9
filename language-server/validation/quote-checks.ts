import type { CstNode } from 'langium';
import { CstUtils, GrammarUtils } from 'langium';
import { unquotedName } from '../compile/unquoted-name.js';
import { wholeValue } from '../syntax/written-value.js';
import type { Force } from '../generated/ast.js';
import { isSide } from '../generated/ast.js';
import type { Check } from './check.js';

/** `X2`, `T34`: read as cells wherever a cell may stand. */
const LABEL = /^[A-Z]{1,2}[0-9]+$/;

/** A text without this holds no name that wants quotes, labels aside. */
const MAYBE = /[\s,(:/](?:[0-9]+(?:\.\p{L}|st|nd|rd|th)|\p{Lu}[^\s"]*-[0-9])/u;

/** A name that is not written as the language writes names stands in quotes. */
export const nameMustBeQuoted: Check = ({ document, root, context }, report) => {
  const found: CstNode[] = [];
  for (const side of root.elements.filter(isSide))
    for (const force of labelled(side.forces)) {
      const node = GrammarUtils.findNodeForProperty(force.$cstNode, 'name');
      if (node && LABEL.test(node.text)) found.push(node);
    }
  for (const { $refNode, $refText } of document.references)
    if (LABEL.test($refText) && $refNode && LABEL.test($refNode.text)) found.push($refNode);
  if (root.$cstNode && MAYBE.test(root.$cstNode.root.fullText)) {
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

/** Units and formations that are called like a cell, members of others included. */
function labelled(forces: readonly Force[]): Force[] {
  return forces.flatMap((force) => [...(LABEL.test(force.name) ? [force] : []), ...labelled(force.forces)]);
}
