import { say, term } from '../../../engine/model/say.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { VARIANT_FORMS, VARIANT_HEADS } from '../variant-forms.js';
import { ruleLinks } from '../../text/markdown.js';
import { literal, snippetOf } from '../../text/placeholders.js';
import { KIND, type Proposal } from './proposal.js';
import type { WrittenStatement } from './written-statement.js';

/**
 * Yields the proposals in the braces of a variant of a published game: statements, names of numbers, rulings and
 * tables, and the values of a ruling. Undefined in the braces of a table, whose cells are proposed as in a scenario.
 */
export function variantProposals({ holders, tokens }: WrittenStatement, base: Ruleset): Iterable<Proposal> | undefined {
  if (holders.length > 0) return undefined;
  const [head, ...others] = tokens.map(({ image }) => image);
  if (head === undefined) return VARIANT_HEADS.map(statementProposal);
  if (head === 'ruling' && others.length > 0) return valuesOf(base, others.join('').replace('=', ''));
  if (others.length > 0) return [];
  if (head === 'number') return numbersOf(base);
  if (head === 'ruling') return rulingsOf(base);
  return head === 'table' ? tablesOf(base) : [];
}

function statementProposal(head: (typeof VARIANT_HEADS)[number]): Proposal {
  const { form, text, skeleton } = VARIANT_FORMS[head];
  return {
    label: head,
    kind: KIND.Keyword,
    detail: form,
    text: term(text),
    snippet: snippetOf(skeleton, { linked: false }),
  };
}

const numbersOf = (base: Ruleset): readonly Proposal[] =>
  base.vocabulary.numbers.map(({ word, value, text, rules }) => ({
    label: word,
    kind: KIND.Property,
    detail: say`rulebook: ${value}`,
    text: `${text} ${ruleLinks(base, rules)}`,
    snippet: `${word} \${1:${value}}`,
  }));

/** Proposes each ruling with each of its values except the value in the base. */
const rulingsOf = (base: Ruleset): readonly Proposal[] =>
  base.rulings.map(({ option, values, question, rules }) => {
    const [usual, ...others] = values.map(String);
    const choices = [...others, usual].map((value) => literal(value).replace(/[,|]/g, '\\$&')).join(',');
    return {
      label: option,
      kind: KIND.Property,
      detail: values.join(' · '),
      text: `${question} ${ruleLinks(base, rules)}`,
      snippet: `${option} = \${1|${choices}|}`,
    };
  });

const tablesOf = (base: Ruleset): readonly Proposal[] =>
  (base.vocabulary.tables ?? []).map(({ word, text, rules }) => ({
    label: word,
    kind: KIND.Property,
    text: `${text} ${ruleLinks(base, rules)}`,
  }));

function valuesOf(base: Ruleset, option: string): readonly Proposal[] {
  const ruling = base.rulings.find((each) => each.option === option);
  return (ruling?.values ?? []).map((value, index) => ({
    label: String(value),
    kind: KIND.EnumMember,
    detail: index === 0 ? term('default') : '',
    text: ruling?.readings[String(value)] ?? '',
    order: String(index),
  }));
}
