import { say, term } from '../../../engine/model/say.js';
import { formOf } from '../../../engine/play/verb-form.js';
import type { AttributeWord, FeatureWord, UnitKindWord, VerbWord, Word } from '../../../engine/play/vocabulary.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { findWord } from '../../compile/words.js';
import { escape, list, paragraphs, ruleLinks } from '../../text/markdown.js';
import type { WordList } from '../../syntax/subject.js';

/** Builds the hover of a word of the vocabulary. */
export function hoverWord(ruleset: Ruleset, from: WordList, phrase: string): string | undefined {
  const { vocabulary } = ruleset;
  switch (from) {
    case 'terrain':
    case 'phases':
    case 'results':
      return describe(ruleset, findWord(vocabulary[from], phrase));
    case 'formations':
    case 'unitKinds': {
      const kind = findWord(vocabulary.unitKinds, phrase);
      return kind
        ? describe(ruleset, kind, kindLine(ruleset, kind))
        : describe(ruleset, findWord(vocabulary.formations, phrase));
    }
    case 'features': {
      const feature = findWord(vocabulary.features, phrase);
      return describe(ruleset, feature, feature && featureLine(feature));
    }
  }
}

/** Builds the hover of an attribute. The same word may have different meanings in different statements. */
export function hoverAttribute(ruleset: Ruleset, key: string, of: readonly AttributeWord['of'][]): string | undefined {
  const { attributes } = ruleset.vocabulary;
  const attribute = attributes.find((other) => other.word === key && of.includes(other.of));
  const what =
    attribute?.takes?.map((each) => escape(withTerm(ruleset, each))).join(', ') ??
    (attribute && term(valueForms[attribute.value]));
  return describe(ruleset, attribute, what && say`Value: ${what}.`);
}

/** Builds the hover of a verb: the form and effect of its orders, and the decisions that they may cause. */
export function hoverVerb(ruleset: Ruleset, verb: string): string | undefined {
  const word: VerbWord | undefined = findWord(ruleset.vocabulary.verbs, verb);
  if (!word)
    return describe(
      ruleset,
      ruleset.vocabulary.counted?.find((other) => other.word === verb),
    );
  const questions = ruleset.vocabulary.questions.filter(({ word: question }) => word.questions.includes(question));
  return paragraphs(
    `\`${formOf(word)}\` ${ruleLinks(ruleset, word.rules)}`,
    word.text,
    questions.length > 0
      ? say`Decisions: ${questions.map(({ word: question }) => escape(withTerm(ruleset, question))).join(', ')}`
      : undefined,
  );
}

/** Builds the hover of a question in a doctrine, with its possible answers. */
export function hoverQuestion(ruleset: Ruleset, name: string, chosen?: string): string | undefined {
  const question = ruleset.vocabulary.questions.find(({ word }) => word === name);
  if (!question) return undefined;
  const values = question.values.map(
    ({ word, text }) => `${word === chosen ? '**' : ''}${escape(word)}${word === chosen ? '**' : ''}: ${text}`,
  );
  return describe(ruleset, question, list(values));
}

function describe(ruleset: Ruleset, word: Word | undefined, more?: string): string | undefined {
  if (!word) return undefined;
  return paragraphs(`${wordHeading(word)} ${ruleLinks(ruleset, word.rules)}`, word.text, more);
}

/**
 * Returns the heading of a word: the word and, if its text does not begin with it, the term in the reader's language:
 * `**mire** (TERM)`.
 */
function wordHeading({ word, term: translated, text }: Word): string {
  const isInText = translated !== undefined && text.toLowerCase().startsWith(translated.toLowerCase());
  return translated === undefined || isInText ? `**${escape(word)}**` : `**${escape(word)}** (${escape(translated)})`;
}

/** Returns a word with its term in the reader's language, if that is another one: `mire (TERM)`. */
function withTerm(ruleset: Ruleset, word: string): string {
  const translated = ruleset.term(word);
  return translated === word ? word : `${word} (${translated})`;
}

function kindLine(ruleset: Ruleset, { sides, symbol, faces }: UnitKindWord): string {
  const forms = faces.map((face) => `\`${face.map((each) => ruleset.term(each)).join('-')}\``);
  const size = symbol.size === undefined ? '' : `, ${ruleset.term(symbol.size)}`;
  const whose = sides.length > 0 ? `${escape(sides.join(', '))} · ` : '';
  const head = `${whose}${escape(ruleset.term(symbol.function))}${size}`;
  const numbers = forms.join(` ${term('or')} `);
  return forms.length === 0 ? head : say`${head} · numbers: ${numbers}`;
}

const featureForms: Readonly<Record<FeatureWord['on'], string>> = {
  cells: 'On cells: `at LABEL …`',
  hexsides: 'On hexsides: `LABEL/LABEL …`',
  chains: 'On chains of cells: `LABEL - LABEL - …`',
  box: 'A cell off the grid, with its terrain and optionally a map edge: `at LABEL (TERRAIN, east)`',
  link: 'Connects cells that are not adjacent: `LABEL - LABEL`',
};

const featureLine = ({ on }: FeatureWord): string => term(featureForms[on]);

const valueForms: Readonly<Record<AttributeWord['value'], string>> = {
  flag: 'no value',
  number: 'a number',
  range: 'a number or a range such as `8..18`',
  text: 'a text',
  word: 'a word',
  factors: 'numbers such as `4-10`',
};
