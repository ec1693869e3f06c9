import type { SandtableAstType } from '../generated/ast.js';

type PropertiesOf<Type extends keyof SandtableAstType> =
  `${Type}.${Exclude<keyof SandtableAstType[Type] & string, `$${string}`>}`;

/** A property of the syntax tree, such as `Order.verb`. A misspelt property does not compile. */
export type SyntaxProperty = { [Type in keyof SandtableAstType]: PropertiesOf<Type> }[keyof SandtableAstType];
