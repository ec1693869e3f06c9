import { term } from '../../../engine/model/say.js';
import { RulesetEntry } from '../ruleset-entry.js';
import { RulesetWords } from '../ruleset-words.js';
import type { WordKind } from '../statements/attribute.js';
import { EFFECT_HEADS, EFFECTS } from '../statements/effects.js';
import { findStatement, STATEMENTS } from '../statements/index.js';
import { MODIFIED, OPERATIONS } from '../statements/modify.js';
import { statementSkeleton } from '../statements/skeleton.js';
import type { Statement } from '../statements/statement.js';
import { snippetOf } from '../../text/placeholders.js';
import { attributeProposals } from './attribute-proposals.js';
import type { CompiledRuleset } from '../compiled-ruleset.js';
import { KIND, type Proposal, type RulesetSpot, type Token } from './proposal.js';
import { isAmongTranslations, translationProposals } from './translation-proposals.js';
import { variantProposals } from './variant-proposals.js';
import { readWrittenStatement } from './written-statement.js';

/**
 * Yields the proposals in the braces of a ruleset: statements, their words, attributes and readings. Undefined outside
 * of the braces.
 */
export function rulesetProposals(spot: RulesetSpot, declared: CompiledRuleset): Iterable<Proposal> | undefined {
  const written = readWrittenStatement(spot.tokens, spot.isAtLineStart);
  if (!written) return undefined;
  const { ruleset } = declared;
  if (declared.isVariant) return ruleset?.base && variantProposals(written, ruleset.base);
  const words = new RulesetWords(
    declared.statements.map(({ node, text, changes }) => new RulesetEntry(node, text, changes)),
  );
  const [head, ...others] = written.tokens.map(({ image }) => image);
  if (written.attributes) {
    const { tokens, attributes } = written;
    const translations = translationProposals(tokens, attributes, declared);
    return isAmongTranslations(attributes)
      ? translations
      : [...attributeProposals(spot, words, tokens, attributes), ...translations];
  }
  if (head === undefined) return statementsIn(written.holders.at(-1), words);
  return continuations(head, others, words);
}

const isStatementIn =
  (place: Statement['in']) =>
  (statement: Statement): boolean =>
    statement.in === place;

/** Yields the statements that may begin in the braces of a statement, or in those of the ruleset. */
function statementsIn(holder: readonly Token[] | undefined, words: RulesetWords): Iterable<Proposal> {
  const [head = ''] = holder?.map(({ image }) => image) ?? [];
  if (holder === undefined) return STATEMENTS.filter(isStatementIn('ruleset')).map(statementProposal);
  switch (head) {
    case 'turn':
    case 'activation':
      return STATEMENTS.filter(isStatementIn('turn')).map(statementProposal);
    case 'phase':
      return wordProposals(words, 'unit');
    case 'result':
      return explained(EFFECT_HEADS, KIND.Keyword);
    case 'ruling':
      return readingsOf(holder[1]?.image ?? '', holder[3]?.image ?? '');
    default:
      return [];
  }
}

function statementProposal(statement: Statement): Proposal {
  const { head, then, form, text } = statement;
  return {
    label: [head, then].join(' ').trim(),
    kind: KIND.Keyword,
    detail: form,
    text: term(text),
    snippet: snippetOf(statementSkeleton(statement).text.replaceAll('\n  ', '\n\t'), { linked: false }),
  };
}

/** Yields the readings of the question of a ruling: `zone.enter`. */
function readingsOf(head: string, key: string): Iterable<Proposal> {
  const attribute = findStatement(head, [])?.attributes[key];
  if (attribute?.kind !== 'choice') return [];
  return Object.entries(attribute.readings).map(([label, { text }]) => ({
    label,
    kind: KIND.EnumMember,
    text: term(text),
    snippet: `${label} "${text}"`,
  }));
}

/** Yields the words that may follow in a statement before its parentheses. */
function continuations(head: string, others: readonly string[], words: RulesetWords): Iterable<Proposal> {
  if (head === 'modify')
    return others.length === 0 ? explained(MODIFIED, KIND.Property) : explained(OPERATIONS, KIND.Operator);
  if (head === 'attacker' || head === 'defender' || head === 'or') return effectWords(others, words);
  if (head === 'without')
    return STATEMENTS.filter(isStatementIn('ruleset')).map(({ head: label, text }) => ({
      label,
      kind: KIND.Keyword,
      text: term(text),
    }));
  const statement = findStatement(head, others);
  const named = others.length === 0 && statement?.names ? wordProposals(words, statement.names) : [];
  const sides = statement?.sides === undefined || head === 'sides' ? [] : sideProposals(words);
  return [...named, ...sides];
}

function effectWords(others: readonly string[], words: RulesetWords): Iterable<Proposal> {
  if (others[0] === 'state') return wordProposals(words, 'state');
  if (others.length > 0) return [];
  return Object.entries(EFFECTS).map(([label, { text }]) => ({ label, kind: KIND.Function, text }));
}

const explained = (texts: Readonly<Record<string, string>>, kind: Proposal['kind']): readonly Proposal[] =>
  Object.entries(texts).map(([label, text]) => ({ label, kind, text: term(text) }));

const wordProposals = (words: RulesetWords, kind: WordKind): readonly Proposal[] =>
  words.of(kind).map(({ word }) => ({ label: word, kind: KIND.EnumMember }));

const sideProposals = ({ sides }: RulesetWords): readonly Proposal[] =>
  sides.map((label) => ({ label, kind: KIND.Module }));
