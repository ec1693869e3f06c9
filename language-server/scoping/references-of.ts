import type { AstNode, GenericAstNode, ReferenceInfo } from 'langium';
import { isAstNode, isMultiReference, isReference } from 'langium';
import { isDocument } from '../generated/ast.js';

const known = new WeakMap<AstNode, readonly ReferenceInfo[]>();

/** Returns the top-level statements of a syntax tree. The node of a statement is reused while no edit touches it. */
export const statementsOf = (root: AstNode): readonly AstNode[] => (isDocument(root) ? root.elements : [root]);

/**
 * Returns all cross-references of a statement, in the order of the tree. The result is cached, since linking and
 * indexing both need it. Langium's streams are not used for the traversal, because for a large set-up they take longer
 * than linking.
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

/**
 * Number of references that are linked in about a millisecond. After each portion, the server checks for cancellation.
 */
const PORTION_SIZE = 200;

/** Splits references into portions of {@link PORTION_SIZE}. */
export function* inPortions(references: readonly ReferenceInfo[]): Iterable<readonly ReferenceInfo[]> {
  for (let first = 0; first < references.length; first += PORTION_SIZE)
    yield references.slice(first, first + PORTION_SIZE);
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
