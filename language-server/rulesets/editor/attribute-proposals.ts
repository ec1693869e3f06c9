import { say, term } from '../../../engine/model/say.js';
import { takenBy } from '../read-value.js';
import type { RulesetWords } from '../ruleset-words.js';
import type { Attribute, WordKind } from '../statements/attribute.js';
import { type Game, GAMES } from '../statements/games.js';
import { findStatement } from '../statements/index.js';
import { attributeText, isOfGame, playedBy } from '../statements/texts.js';
import { attributeSkeleton } from '../statements/skeleton.js';
import { snippetOf } from '../../text/placeholders.js';
import { attributesOf, fittingAttributes } from './fitting-attributes.js';
import { KIND, type Proposal, type RulesetSpot, type Token } from './proposal.js';

/** Yields the attributes of a statement, or the values of the attribute at the cursor. */
export function attributeProposals(
  spot: RulesetSpot,
  words: RulesetWords,
  statement: readonly Token[],
  written: readonly (readonly Token[])[],
): Iterable<Proposal> {
  const [head = '', ...others] = statement.map(({ image }) => image);
  const attributes = attributesOf(head, others);
  const current = written.at(-1) ?? [];
  const [key] = current.map(({ image }) => image);
  if (key !== undefined) {
    const attribute = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
    return attribute ? valueProposals(spot, words, attribute) : [];
  }
  const missing = fittingAttributes(head, others, written);
  return [
    ...missing.map(([each, attribute]) => keyProposal(each, attribute)),
    ...familyProposals(missing),
    ...openKeys(head, words),
  ];
}

function keyProposal(key: string, attribute: Attribute): Proposal {
  const isRequired = 'isRequired' in attribute && attribute.isRequired;
  return {
    label: key,
    kind: KIND.Property,
    detail: takenBy(attribute),
    text: attributeText(attribute),
    snippet: attribute.kind === 'flag' ? key : snippetWith(key, attribute),
    order: isRequired ? '1' : '5',
  };
}

/** Returns an attribute with a tab stop for its value; a question offers its readings there. */
function snippetWith(key: string, attribute: Attribute): string {
  if (attribute.kind === 'choice') {
    const readings = Object.keys(attribute.readings);
    return readings.length === 0 ? `${key} = $1` : `${key} = \${1|${readings.join(',')}|}`;
  }
  if (attribute.kind === 'list') return `${key} "$1"`;
  if (attribute.kind === 'range') return `${key} \${1:1}..\${2:2}`;
  return snippetOf(attributeSkeleton(key, attribute).text, { linked: false });
}

/** Yields the values of an attribute: readings, words of the game, sides. */
function valueProposals(spot: RulesetSpot, words: RulesetWords, attribute: Attribute): readonly Proposal[] {
  switch (attribute.kind) {
    case 'choice':
      return [
        ...Object.entries(attribute.readings).map(([label, { text, games }]) => ({
          label,
          kind: KIND.EnumMember,
          detail: term(text),
          text: `${term(attribute.text)} ${term(text)}${playedBy(games)}`,
        })),
        ...(attribute.or === undefined ? [] : wordsOf(words, attribute.or)),
      ];
    case 'number':
      return Object.entries(attribute.words).map(([label, text]) => ({
        label,
        kind: KIND.EnumMember,
        detail: term(text),
      }));
    case 'list':
      return listProposals(spot, isOfGame(attribute.of) ? wordsOf(words, ...attribute.of) : fixedWords(attribute.of));
    case 'side':
      return words.sides.map((label) => ({ label, kind: KIND.Module }));
    case 'text':
      return (attribute.among ?? []).map((label) => ({ label: `"${label}"`, kind: KIND.EnumMember }));
    default:
      return [];
  }
}

const wordsOf = (words: RulesetWords, ...kinds: readonly WordKind[]): readonly Proposal[] =>
  words.of(...kinds).map(({ word }) => ({ label: word, kind: KIND.EnumMember }));

const fixedWords = (texts: Readonly<Record<string, string>>): readonly Proposal[] =>
  Object.entries(texts).map(([label, detail]) => ({ label, kind: KIND.EnumMember, detail: term(detail) }));

/** Places words in the quotes of a list: after the last comma, or in new quotes. */
function listProposals(
  { typed, start, isBetweenQuotes }: RulesetSpot,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  if (!typed.startsWith('"')) return proposals.map((each) => ({ ...each, label: `"${each.label}"` }));
  const last = start + typed.lastIndexOf(typed.includes(',') ? ',' : '"') + 1;
  const begin = last + (/^\s*/.exec(typed.slice(last - start))?.[0].length ?? 0);
  return proposals.map((each) => ({ ...each, start: isBetweenQuotes ? begin - 1 : begin }));
}

/** Yields, for each published game that answers several missing questions, one entry that writes its answers. */
function* familyProposals(missing: readonly (readonly [string, Attribute])[]): Generator<Proposal> {
  const questions = missing.filter(([, attribute]) => 'isRequired' in attribute && attribute.isRequired);
  for (const [game, title] of Object.entries(GAMES) as [Game, string][]) {
    const answers = questions.flatMap(([key, attribute]) => answerOf(key, attribute, game) ?? []);
    if (answers.length > 1)
      yield {
        label: say`as ${title}`,
        kind: KIND.Snippet,
        detail: answers.join(', '),
        snippet: answers.join(', '),
        order: '2',
      };
  }
}

/** Returns an attribute with the value that a published game plays; undefined if it is unknown. */
function answerOf(key: string, attribute: Attribute, game: Game): string | undefined {
  if (attribute.kind === 'choice') {
    const word = Object.entries(attribute.readings).find(([, { games }]) => games.includes(game))?.[0];
    return word === undefined ? undefined : `${key} = ${word}`;
  }
  if (attribute.kind !== 'list') return undefined;
  const list = Object.entries(attribute.games).find(([, games]) => games.includes(game))?.[0];
  if (list === undefined) return undefined;
  return list === 'none' ? `${key} = none` : `${key} "${list}"`;
}

/** Yields the words of the game that may be keys: classes of movement, or kinds of units. */
function openKeys(head: string, words: RulesetWords): readonly Proposal[] {
  const { openKeys: kind } = findStatement(head, []) ?? {};
  return kind === undefined ? [] : wordsOf(words, kind).map((each) => ({ ...each, snippet: `${each.label} $1` }));
}
