import type { AstNode, GenericAstNode, ReferenceInfo } from 'langium';
import { isAstNode, isMultiReference, isReference } from 'langium';
import { isDocument } from '../generated/ast.js';

const known = new WeakMap<AstNode, readonly ReferenceInfo[]>();

/** What a syntax tree is made of; a statement stays the same as long as no edit touches it. */
export const statementsOf = (root: AstNode): readonly AstNode[] => (isDocument(root) ? root.elements : [root]);

/**
 * Every cross-reference of a statement, in the order of the tree. Linking and indexing both go through all of them: the tree is
 * walked once, without Langium's streams, which for a large set-up cost more than the linking.
 */
export function referencesOf(statement: AstNode): readonly ReferenceInfo[] {
  let references = known.get(statement);
  if (!references) {
    const found: ReferenceInfo[] = [];
    gather(statement, found);
    known.set(statement, (references = found));
  }
  return references;
}

/** So many references take about a millisecond; between portions the server looks whether somebody calls. */
const PORTION = 200;

export function* inPortions(references: readonly ReferenceInfo[]): Iterable<readonly ReferenceInfo[]> {
  for (let first = 0; first < references.length; first += PORTION) yield references.slice(first, first + PORTION);
}

function gather(node: AstNode, into: ReferenceInfo[]): void {
  const children: AstNode[] = [];
  const sort = (value: unknown, property: string, index?: number): void => {
    if (isAstNode(value)) children.push(value);
    else if (isReference(value) || isMultiReference(value))
      into.push({ reference: value, container: node, property, ...(index !== undefined && { index }) });
  };
  for (const property of Object.keys(node)) {
    if (property.startsWith('$')) continue;
    const value = (node as GenericAstNode)[property];
    if (!Array.isArray(value)) sort(value, property);
    else for (let index = 0; index < value.length; index++) sort(value[index], property, index);
  }
  for (const child of children) gather(child, into);
}
