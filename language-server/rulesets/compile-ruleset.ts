import { declaredRuleset } from '../../engine/declared/index.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Text } from '../compile/text.js';
import type { RulesetDef } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Base, PlacedStatement, ReadRuleset } from './compiled-ruleset.js';
import { findingsOfHeir, inheritStatements } from './inheritance.js';
import { readDeclaration } from './read-declaration.js';
import { translatedTitle } from './translated-texts.js';
import { compileVariant } from './variant.js';

/** A ruleset as it is written in its file. */
export interface RulesetInput {
  readonly text: Text;
  readonly id: string;
  readonly node: Lenient<RulesetDef>;
  /** The ruleset that this ruleset extends; undefined if it extends none. */
  readonly base: Base | undefined;
}

/** The result for a ruleset whose base is unknown. Its statements cannot be judged. */
const UNREADABLE: ReadRuleset = {
  ruleset: undefined,
  isVariant: false,
  findings: [],
  rulePlaces: new Map(),
  statements: [],
};

/** Compiles the ruleset that a file declares. */
export function compileRuleset({ text, id, node, base }: RulesetInput): ReadRuleset {
  if (base?.is === 'coded') return compileVariant(text, id, node, base.ruleset, base.rulePlaces);
  const own = node.statements.map((each) => ({ node: each, text }));
  if (!base && node.base !== undefined) return UNREADABLE;
  if (!base) return compileDeclaration({ text, id, node }, own);
  const source = text.part(node, 'base');
  const { statements, findings } = inheritStatements(own, { source, statements: base.compiled.statements });
  const compiled = compileDeclaration({ text, id, node }, statements, base.compiled.ruleset);
  const found = findingsOfHeir(compiled.findings, { file: text.file, base: source, known: base.compiled.findings });
  return { ...compiled, findings: [...findings, ...found] };
}

/** Compiles a ruleset that does not extend a game written in code, from its own and its inherited statements. */
function compileDeclaration(
  { text, id, node }: Pick<RulesetInput, 'text' | 'id' | 'node'>,
  statements: readonly PlacedStatement[],
  base?: Ruleset,
): ReadRuleset {
  const place = text.part(node.$container, 'ruleset');
  const { declaration, findings, places } = readDeclaration({
    id,
    title: node.title ?? id,
    translatedTitle: translatedTitle(text, node),
    place,
    body: text.source(node),
    statements,
  });
  return {
    ruleset: declaration && declaredRuleset(declaration, { declaredIn: text.file, ...(base && { base }) }),
    isVariant: false,
    findings,
    rulePlaces: places,
    statements,
  };
}
