import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Text } from '../compile/text.js';
import type { RulesetStatement } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';

/**
 * A statement of a ruleset, with the file that contains it: the ruleset may inherit it from a ruleset in another file.
 */
export interface PlacedStatement {
  readonly node: Lenient<RulesetStatement>;
  readonly text: Text;
  /** Tables of rulesets that extend this one and change cells of this table. Later ones take precedence. */
  readonly changes?: readonly PlacedStatement[];
}

/** A ruleset that a file declares, with the findings about its declaration. */
export interface CompiledRuleset {
  /** The game; undefined if the declaration has errors from which no game can be built. */
  readonly ruleset: Ruleset | undefined;
  /** Whether the ruleset is a variant of a game that is written in code. */
  readonly isVariant: boolean;
  /** The findings about the declaration. The findings about the base are in the file of the base. */
  readonly findings: readonly Finding[];
  /** Whether the declaration or a base of it has errors. No game starts then. */
  readonly hasErrors: boolean;
  /** The places of the rules of the author, by their number. */
  readonly rulePlaces: ReadonlyMap<string, Source>;
  /**
   * The statements of the ruleset, with those that it inherits. Empty for a variant of a game that is written in code.
   */
  readonly statements: readonly PlacedStatement[];
}

/** A compiled ruleset for which errors of its base are not examined yet. */
export type ReadRuleset = Omit<CompiledRuleset, 'hasErrors'>;

/** The ruleset that another ruleset extends. */
export type Base =
  | { readonly is: 'coded'; readonly ruleset: Ruleset; readonly rulePlaces: ReadonlyMap<string, Source> }
  | { readonly is: 'declared'; readonly compiled: CompiledRuleset };
