import { say } from '../../engine/model/say.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Source } from '../../engine/model/source.js';
import { VARIANT_FORMS } from './variant-forms.js';
import { type Changes, reportSurplus, type VariantContext, type VariantStatement } from './variant-statement.js';

const RULE_FORM = VARIANT_FORMS.rule.form;

/** A rule that the author of a variant adds or replaces, with the place of its number. */
export interface AuthorsRule {
  readonly entry: RuleEntry;
  readonly source: Source;
}

/**
 * Reads `rule 99 "TITLE" "TEXT"`. A rule of the base keeps its status, and its text if the statement has none.
 * @param cited numbers of the rules that other statements of the variant cite; such rules are enforced
 */
export function readRule(
  context: VariantContext,
  statement: VariantStatement,
  changes: Changes,
  cited: ReadonlySet<string>,
): AuthorsRule | undefined {
  const { base, findings } = context;
  const [number, title, text] = statement.parts;
  const before = number && base.rulebook.get(number.value);
  if (number === undefined || title === undefined || (text === undefined && !before)) {
    findings.error('form', statement.source, say`A rule has a number, a title and a text: \`${RULE_FORM}\`.`);
    return undefined;
  }
  reportSurplus(context, statement, { count: 3, form: RULE_FORM });
  if (!changes.isFirst(`rule ${number.value}`, statement.source)) return undefined;
  const entry: RuleEntry = {
    rule: number.value,
    title: title.value,
    text: text?.value ?? before?.text ?? '',
    see: before?.see ?? [],
    status: before?.status ?? (cited.has(number.value) ? 'enforced' : 'advice'),
  };
  return { entry, source: number.source };
}
