import type { AstNode, CstNode, LangiumDocument, LeafCstNode } from 'langium';
import { CstUtils, GrammarAST, GrammarUtils } from 'langium';
import type { Source } from '../../engine/model/source.js';
import type { Place } from '../../preview/contract/scene.js';

/** A token or a value of several tokens, with its offsets and the property of the syntax tree that it is assigned to. */
export interface WrittenValue {
  readonly node: AstNode;
  /** The property of {@link node} it was assigned to, or undefined for a keyword. */
  readonly property?: string;
  /** Whether it is a keyword of the language, not a name or a word of a game. */
  readonly isKeyword: boolean;
  /** Index among several values of the property. */
  readonly index: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the property of the AST node that a CST leaf is assigned to. */
export function propertyOf(leaf: CstNode): string | undefined {
  return GrammarUtils.findAssignment(leaf)?.feature;
}

/** Returns the CST node of the whole value that a leaf belongs to: `25/7` for its `7`; the leaf itself for a single token. */
export function wholeValue(leaf: LeafCstNode): CstNode {
  return CstUtils.getDatatypeNode(leaf) ?? leaf;
}

/** Returns the value at an offset. If no token begins there, returns the one that ends there. */
export function valueAt(document: LangiumDocument, offset: number): WrittenValue | undefined {
  const root = document.parseResult.value.$cstNode;
  if (!root) return undefined;
  const leaf = leafAt(root, offset);
  if (!leaf) return undefined;
  const value = wholeValue(leaf);
  const property = propertyOf(value) ?? propertyOf(leaf);
  const node = leaf.astNode;
  const siblings = property ? GrammarUtils.findNodesForProperty(node.$cstNode, property) : [];
  const index = siblings.findIndex((sibling) => sibling.offset <= leaf.offset && leaf.end <= sibling.end);
  return {
    node,
    ...(property === undefined ? {} : { property }),
    isKeyword: GrammarAST.isKeyword(leaf.grammarSource) && /^[a-z]+$/.test(value.text),
    index: Math.max(index, 0),
    text: value.text,
    start: value.offset,
    end: value.end,
  };
}

/** Returns the comment that contains an offset. */
export function commentAt(document: LangiumDocument, offset: number): LeafCstNode | undefined {
  const root = document.parseResult.value.$cstNode;
  const leaf = root && CstUtils.findLeafNodeAtOffset(root, offset);
  return leaf?.tokenType.name.endsWith('_COMMENT') ? leaf : undefined;
}

function leafAt(root: CstNode, offset: number): LeafCstNode | undefined {
  const leaf = CstUtils.findLeafNodeAtOffset(root, offset);
  if (leaf && !leaf.hidden) return leaf;
  const before = offset > 0 ? CstUtils.findLeafNodeAtOffset(root, offset - 1) : undefined;
  return before && !before.hidden ? before : undefined;
}

export function placeOf(source: Source): Place {
  return { uri: source.file, start: source.start, end: source.end };
}
