import type { CstNode } from 'langium';
import { AstUtils, CstUtils, GrammarUtils } from 'langium';
import { unquotedName } from '../compile/unquoted-name.js';
import { wholeValue } from '../features/written.js';
import { isForce, isSide } from '../generated/ast.js';
import type { Check } from './check.js';

/** `X2`, `T34`: read as cells wherever a cell may stand. */
const LABEL = /^[A-Z]{1,2}[0-9]+$/;

/** A text without this holds no name that wants quotes, labels aside. */
const MAYBE = /[0-9](?:\.\p{L}|st|nd|rd|th)|\p{L}[0-9_]*-[0-9]/u;

/** A name that is not written as the language writes names stands in quotes. */
export const nameMustBeQuoted: Check = ({ document, root, desk }, report) => {
  const found: CstNode[] = [];
  for (const side of root.elements.filter(isSide))
    for (const force of AstUtils.streamAllContents(side).filter(isForce)) {
      const node = LABEL.test(force.name) ? GrammarUtils.findNodeForProperty(force.$cstNode, 'name') : undefined;
      if (node && LABEL.test(node.text)) found.push(node);
    }
  for (const { $refNode } of document.references) if ($refNode && LABEL.test($refNode.text)) found.push($refNode);
  if (root.$cstNode && MAYBE.test(root.$cstNode.root.fullText)) {
    for (const leaf of CstUtils.flattenCst(root.$cstNode))
      if (leaf.tokenType.name === 'UNQUOTED') found.push(wholeValue(leaf));
  }
  const unknown = new Set(
    document.references.flatMap(({ error, $refNode }) => (error && $refNode ? $refNode.offset : [])),
  );
  for (const { text, offset, end } of new Set(found)) {
    if (unknown.has(offset)) continue;
    report(unquotedName(text, { file: desk.text.file, start: offset, end }));
  }
};
