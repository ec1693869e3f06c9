import { declaredRuleset } from '../../engine/declared/index.js';
import type { Text } from '../compile/text.js';
import type { RulesetDef } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Base, PlacedStatement, ReadRuleset } from './compiled-ruleset.js';
import { readDeclaration } from './read-declaration.js';
import { compileVariant } from './variant.js';

/** A ruleset as its file declares it. */
export interface RulesetInput {
  readonly text: Text;
  readonly id: string;
  readonly node: Lenient<RulesetDef>;
  /** The ruleset that it extends; undefined if it extends none. */
  readonly base: Base | undefined;
}

/** Compiles the ruleset that a file declares. */
export function compileRuleset({ text, id, node, base }: RulesetInput): ReadRuleset {
  if (base?.is === 'coded') return compileVariant(text, id, node, base.ruleset, base.rulePlaces);
  if (base) return { ruleset: undefined, isVariant: false, findings: [], rulePlaces: new Map(), statements: [] };
  return compileDeclaration(
    { text, id, node },
    node.statements.map((each) => ({ node: each, text })),
  );
}

/** Compiles a ruleset that extends no game in code, from its own statements and those that it inherits. */
function compileDeclaration(
  { text, id, node }: Pick<RulesetInput, 'text' | 'id' | 'node'>,
  statements: readonly PlacedStatement[],
): ReadRuleset {
  const place = text.part(node.$container, 'ruleset');
  const { declaration, findings, places } = readDeclaration({ id, title: node.title ?? id, place, statements });
  return {
    ruleset: declaration && declaredRuleset(declaration),
    isVariant: false,
    findings,
    rulePlaces: places,
    statements,
  };
}
