import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Findings } from '../compile/findings.js';
import { likelyMeant, didYouMean, replacement } from '../compile/nearest.js';
import type { Text } from '../compile/text.js';
import type { RulesetStatement } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { TranslatedText } from './translated-texts.js';

/** Maximum number of known names that a message lists, and that are offered as fixes. */
const MAX_NAMES_LISTED = 8;

/** A word, number or text of a statement, with its place. */
export interface Part {
  readonly value: string;
  readonly source: Source;
}

/** A statement of a variant, split into the parts that follow its first word. */
export interface VariantStatement {
  readonly node: Lenient<RulesetStatement>;
  readonly source: Source;
  readonly parts: readonly Part[];
}

/** The game that a variant changes, and the findings about the variant. */
export interface VariantContext {
  readonly base: Ruleset;
  readonly text: Text;
  readonly findings: Findings;
}

/** Returns a statement with its parts in the order of the text. */
export function splitStatement(text: Text, node: RulesetStatement): VariantStatement {
  const values = [...node.words, ...node.values];
  const sources = [...text.parts(node, 'words'), ...text.parts(node, 'values')];
  const source = text.source(node);
  return { node, source, parts: values.map((value, index) => ({ value, source: sources.at(index) ?? source })) };
}

/** Returns the texts of a statement that are followed by translations. Only rules have texts. */
export const translatedParts = (file: Text, { node, parts }: VariantStatement): readonly TranslatedText[] =>
  node.translations.map((translations) => {
    const { start } = file.source(translations);
    const before = parts.findLast(({ source }) => source.end <= start);
    const isText = node.head === 'rule' && before !== undefined && parts.indexOf(before) > 0;
    return { text: isText ? before.value : undefined, translations, file };
  });

/**
 * Reports a name that the game does not have, with similar names as fixes.
 * @param what kind of name, for the message: `number`
 */
export function reportUnknown(
  { base, findings }: VariantContext,
  what: string,
  { value, source }: Part,
  known: readonly string[],
): void {
  const likely = likelyMeant(value, known);
  const listed = known.length <= MAX_NAMES_LISTED ? known : [];
  const all = likely.length === 0 && listed.length > 0 ? say` Known: ${listed.join(', ')}.` : '';
  findings.error('form', source, say`${base.title} has no ${term(what)} “${value}”.${didYouMean(likely.at(0))}${all}`, {
    fixes: (likely.length > 0 ? likely : listed).flatMap((name) => replacement(source, name)),
  });
}

/**
 * Reports the parts of a statement that have no meaning: further words, parentheses, and braces.
 * @param count number of parts that the statement may have
 * @param form an example of the statement
 */
export function reportSurplus(
  { findings, text }: VariantContext,
  { node, parts }: VariantStatement,
  {
    count,
    form,
    allowsTable = false,
  }: { readonly count: number; readonly form: string; readonly allowsTable?: boolean },
): void {
  const statement = node as RulesetStatement;
  const surplus = [
    ...parts.slice(count).map(({ source }) => source),
    ...text.parts(statement, 'attributes'),
    ...text.parts(statement, 'statements'),
    ...(allowsTable ? [] : [...text.parts(statement, 'rows'), ...text.parts(statement, 'cells')]),
  ];
  const first = surplus.at(0);
  if (!first) return;
  const end = Math.max(...surplus.map((each) => each.end));
  findings.error(
    'form',
    { ...first, end },
    say`This does not belong to the statement, which has the form \`${form}\`.`,
  );
}

/** The statements of a variant by what they change. Reports two statements that change the same thing. */
export class Changes {
  private readonly places = new Map<string, Source>();

  constructor(private readonly findings: Findings) {}

  /** Returns whether this is the first statement about a thing. Otherwise reports both statements. */
  isFirst(what: string, source: Source): boolean {
    const before = this.places.get(what);
    if (!before) {
      this.places.set(what, source);
      return true;
    }
    const message = say`${what} is declared twice. Remove one of the two.`;
    const fixes = [{ title: 'Remove this statement', edits: [{ source, text: '' }] }];
    this.findings.error('clash', source, message, { related: [{ source: before, message: say`First here.` }], fixes });
    this.findings.error('clash', before, message, { related: [{ source, message: say`Again here.` }] });
    return false;
  }
}
