import type { Finding } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Text } from '../compile/text.js';
import type { RulesetStatement } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';

/** A statement of a ruleset, with the file that contains it: the ruleset may inherit it from a ruleset in another file. */
export interface PlacedStatement {
  readonly node: Lenient<RulesetStatement>;
  readonly text: Text;
  /** Tables of heirs that change cells of this table. Later ones take precedence. */
  readonly changes?: readonly PlacedStatement[];
}

/** A ruleset that a file declares, and what is wrong with the declaration. */
export interface CompiledRuleset {
  /** Undefined if errors in the declaration leave no game. */
  readonly ruleset: Ruleset | undefined;
  /** Whether the ruleset is a variant of a coded game. */
  readonly isVariant: boolean;
  /** The findings about the declaration. The findings about the base are in the file of the base. */
  readonly findings: readonly Finding[];
  /** Whether the declaration or a base of it has errors. No game starts then. */
  readonly hasErrors: boolean;
  /** The places of the rules of the author, by their number. */
  readonly rulePlaces: ReadonlyMap<string, Source>;
  /** The statements of a ruleset that is declared completely, with those that it inherits. Empty for a variant of a coded game. */
  readonly statements: readonly PlacedStatement[];
}

/** A compiled ruleset before its base is judged. */
export type ReadRuleset = Omit<CompiledRuleset, 'hasErrors'>;

/** The ruleset that another ruleset extends. */
export type Base =
  | { readonly is: 'coded'; readonly ruleset: Ruleset; readonly rulePlaces: ReadonlyMap<string, Source> }
  | { readonly is: 'declared'; readonly compiled: CompiledRuleset };
