import type { Source } from '../../../engine/model/source.js';
import type { RulesetStatement, StatementAttribute } from '../../generated/ast.js';
import { isRulesetStatement } from '../../generated/ast.js';
import type { WordList } from '../../syntax/subject.js';
import type { PlacedStatement } from '../compiled-ruleset.js';
import { RulesetEntry } from '../ruleset-entry.js';
import { RulesetWords } from '../ruleset-words.js';
import type { WordKind } from '../statements/attribute.js';
import { attributeOf } from './hover.js';
import { isOfGame } from '../statements/texts.js';

/** A word of the game: in a map or an order, in an attribute of a statement, or in the braces of a phase. */
export type NamedWord =
  | { readonly about: 'word'; readonly list: WordList; readonly word: string }
  | { readonly about: 'ruleset attribute'; readonly attribute: StatementAttribute }
  | { readonly about: 'ruleset statement'; readonly statement: RulesetStatement };

/** The statements that declare the words of each list of a vocabulary. */
const KINDS: Readonly<Record<WordList, readonly WordKind[]>> = {
  terrain: ['terrain'],
  features: ['place', 'hexside', 'line'],
  unitKinds: ['unit', 'formation'],
  formations: ['formation', 'unit'],
  phases: ['phase'],
  results: ['result'],
};

/** Returns the places that declare a word of the game: several for a list of words. */
export function declarationsOf(named: NamedWord, statements: readonly PlacedStatement[]): readonly Source[] {
  const words = new RulesetWords(statements.map(({ node, text, changes }) => new RulesetEntry(node, text, changes)));
  const { kinds, phrases } = phrasesIn(named);
  return phrases.flatMap((phrase) => words.of(...kinds).find(({ word }) => word === phrase)?.source ?? []);
}

interface Phrases {
  readonly kinds: readonly WordKind[];
  readonly phrases: readonly string[];
}

function phrasesIn(named: NamedWord): Phrases {
  switch (named.about) {
    case 'word':
      return { kinds: KINDS[named.list], phrases: [named.word] };
    case 'ruleset statement': {
      const { head, words, $container } = named.statement;
      const isKind = isRulesetStatement($container) && $container.head === 'phase';
      return { kinds: ['unit'], phrases: isKind ? [[head, ...words].join(' ')] : [] };
    }
    case 'ruleset attribute':
      return phrasesOfAttribute(named.attribute);
  }
}

function phrasesOfAttribute({ key, value = '', $container }: StatementAttribute): Phrases {
  const attribute = attributeOf($container, key);
  if (attribute?.kind === 'choice' && attribute.or !== undefined) return { kinds: [attribute.or], phrases: [value] };
  if (attribute?.kind !== 'list' || !isOfGame(attribute.of)) return { kinds: [], phrases: [] };
  return { kinds: attribute.of, phrases: value.split(/\s*,\s*/) };
}
