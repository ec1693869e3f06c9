import type { AstNode, CstNode, LangiumDocument, LeafCstNode } from 'langium';
import { CstUtils, GrammarAST, GrammarUtils } from 'langium';
import type { Source } from '../../engine/model/source.js';
import type { Place } from '../../preview/contract/scene.js';

/**
 * A token or a value of several tokens, with its offsets and the property of the syntax tree to which it is assigned.
 */
export interface WrittenValue {
  readonly node: AstNode;
  /** The property of {@link node} to which the value is assigned; undefined for a keyword. */
  readonly property?: string;
  /** Whether the token is a keyword of the language, not a name or a word of a game. */
  readonly isKeyword: boolean;
  /** Index of the value if the property has several values. */
  readonly index: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the property of the AST node to which a CST leaf is assigned. */
export function propertyOf(leaf: CstNode): string | undefined {
  return GrammarUtils.findAssignment(leaf)?.feature;
}

/**
 * Returns the CST node of the whole value that contains a leaf: `25/7` for its `7`. For a single token, returns the
 * leaf itself.
 */
export function wholeValue(leaf: LeafCstNode): CstNode {
  return CstUtils.getDatatypeNode(leaf) ?? leaf;
}

/** Returns the value at an offset. If no value begins there, returns the value that ends there. */
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

/**
 * Returns the token at an offset or, if there is none, the token that ends there. Comments and spaces are no tokens.
 */
export function leafAt(root: CstNode, offset: number): LeafCstNode | undefined {
  const leaf = CstUtils.findLeafNodeAtOffset(root, offset);
  if (leaf && !leaf.hidden) return leaf;
  const before = offset > 0 ? CstUtils.findLeafNodeAtOffset(root, offset - 1) : undefined;
  return before && !before.hidden ? before : undefined;
}

export function placeOf(source: Source): Place {
  return { uri: source.file, start: source.start, end: source.end };
}
