import type { SandtableAstType } from '../generated/ast.js';

type PropertiesOf<Type extends keyof SandtableAstType> =
  `${Type}.${Exclude<keyof SandtableAstType[Type] & string, `$${string}`>}`;

/** `Order.verb`: a property of the syntax tree. A table of these with a property misspelt does not compile. */
export type SyntaxProperty = { [Type in keyof SandtableAstType]: PropertiesOf<Type> }[keyof SandtableAstType];
