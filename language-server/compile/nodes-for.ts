import { AstUtils, GrammarAST, isCompositeCstNode, type AstNode, type CstNode } from 'langium';

/**
 * The pieces of text that fill a property of a node, in their order, as Langium's `findNodesForProperty` tells them. That
 * climbs the grammar anew for each piece, which was a tenth of what a key in long orders costs.
 */
export function nodesFor({ $cstNode }: AstNode, property: string): CstNode[] {
  const found: CstNode[] = [];
  if ($cstNode) gather($cstNode, $cstNode.astNode, property, found);
  return found;
}

/** Looks through what belongs to the node itself, not to those in it. */
function gather(around: CstNode, node: AstNode, property: string, found: CstNode[]): void {
  if (!isCompositeCstNode(around) || around.astNode !== node) return;
  for (const piece of around.content) {
    if (propertyOf(piece) === property) found.push(piece);
    else gather(piece, node, property, found);
  }
}

/** The grammar does not change: what each part of it fills is found once. */
const properties = new WeakMap<GrammarAST.AbstractElement, string>();
const NO_PROPERTY = '';

function propertyOf({ grammarSource }: CstNode): string | undefined {
  if (!grammarSource) return undefined;
  let property = properties.get(grammarSource);
  if (property === undefined) {
    property = AstUtils.getContainerOfType(grammarSource, GrammarAST.isAssignment)?.feature ?? NO_PROPERTY;
    properties.set(grammarSource, property);
  }
  return property;
}
