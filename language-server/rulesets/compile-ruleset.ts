import type { Text } from '../compile/text.js';
import type { RulesetDef } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Base, ReadRuleset } from './compiled-ruleset.js';
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
  return { ruleset: undefined, isVariant: false, findings: [], rulePlaces: new Map(), statements: [] };
}
