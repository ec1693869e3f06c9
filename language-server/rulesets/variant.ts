import { variantOf } from '../../engine/declared/variant.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { TableModel } from '../../engine/model/special-rules.js';
import { list } from '../../engine/model/words.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Ruling } from '../../engine/play/rulings.js';
import { checkCitations, citedRules } from '../compile/citations.js';
import { CompileContext } from '../compile/compile-context.js';
import { Findings } from '../compile/findings.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import type { Text } from '../compile/text.js';
import type { RulesetDef, RulesetStatement } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { ReadRuleset } from './compiled-ruleset.js';
import { VARIANT_HEADS, type VariantHead } from './variant-forms.js';
import { readRule, type AuthorsRule } from './variant-rule.js';
import { readTranslations, translatedTitle } from './translated-texts.js';
import {
  Changes,
  splitStatement,
  translatedParts,
  type VariantContext,
  type VariantStatement,
} from './variant-statement.js';
import { readTable } from './variant-table.js';
import { readNumber, readRuling } from './variant-values.js';

/**
 * Compiles a variant of a game that is written in code, which may change numbers, rulings, cells of tables and rules.
 * @param inherited the places of the rules that the base adds, if the base is a variant itself
 */
export function compileVariant(
  text: Text,
  id: string,
  node: Lenient<RulesetDef>,
  base: Ruleset,
  inherited: ReadonlyMap<string, Source>,
): ReadRuleset {
  const findings = new Findings('ruleset');
  const context: VariantContext = { base, text, findings };
  const statements = (node.statements as readonly RulesetStatement[]).map((each) => splitStatement(text, each));
  const changes = new Changes(findings);
  const numbers = new Map<string, number>();
  const rulings = new Map<string, Ruling['values'][number]>();
  const tables: TableModel[] = [];
  const rules: AuthorsRule[] = [];
  const cited = new Set(statements.flatMap(rulesCitedBy));
  for (const statement of statements) {
    switch (statement.node.head as VariantHead | undefined) {
      case 'number':
        readNumber(context, statement, changes, numbers);
        break;
      case 'ruling':
        readRuling(context, statement, changes, rulings);
        break;
      case 'table':
        tables.push(...[readTable(context, statement, changes)].filter((table) => table !== undefined));
        break;
      case 'rule':
        rules.push(...[readRule(context, statement, changes, cited)].filter((rule) => rule !== undefined));
        break;
      default:
        reportStatement(context, statement);
    }
  }
  const title = translatedTitle(text, node);
  const translated = statements.flatMap((statement) => translatedParts(text, statement));
  const translations = readTranslations([...(title ? [title] : []), ...translated], findings);
  const ruleset = variantOf(base, {
    id,
    title: node.title ?? id,
    translations,
    declaredIn: text.file,
    numbers,
    rulings,
    tables,
    rules: new Map(rules.map(({ entry }) => [entry.rule, entry])),
  });
  return {
    ruleset,
    isVariant: true,
    findings: [...findings.list, ...citationFindings(text, statements, ruleset)],
    rulePlaces: new Map([...inherited, ...rules.map(({ entry, source }) => [entry.rule, source] as const)]),
    statements: [],
  };
}

const rulesCitedBy = ({ node, source }: VariantStatement): string[] =>
  node.citations.flatMap((citation) => citedRules(citation, source)).map(({ rule }) => rule);

/** Reports a statement that a variant of a game written in code cannot have. */
function reportStatement({ base, findings, text }: VariantContext, { node, source }: VariantStatement): void {
  if (node.head === undefined) return;
  const suggestion = nearest(node.head, VARIANT_HEADS);
  const word = text.part(node, 'head');
  const possible = list(VARIANT_HEADS.map((head) => `\`${head}\``));
  const message = say`A variant of ${base.title} cannot declare \`${node.head}\`.${didYouMean(suggestion)} It can declare ${possible}.`;
  findings.error('form', suggestion === undefined ? source : word, message, { fixes: replacement(word, suggestion) });
}

/** Returns the findings about citations of rules that neither the base nor the variant has. */
function citationFindings(text: Text, statements: readonly VariantStatement[], ruleset: Ruleset): Findings['list'] {
  const context = new CompileContext(text, ruleset);
  for (const { node } of statements) checkCitations(context, node);
  return context.findings.list;
}
