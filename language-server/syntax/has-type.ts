import type { AstNode } from 'langium';
import type { SandtableAstType } from '../generated/ast.js';

/**
 * Returns whether a node of the syntax tree has a type that no other type extends. The generated functions, such as
 * `isOrder`, do the same, but load the descriptions of all types. A script that is loaded on demand uses this function
 * to stay small.
 */
export const hasType = <Name extends keyof SandtableAstType>(
  node: AstNode | undefined,
  type: Name,
): node is SandtableAstType[Name] => node?.$type === type;
