import { term } from '../model/say.js';
import type {
  AttributeWord,
  CountedWord,
  FeatureWord,
  FormationWord,
  NumberWord,
  SettingWord,
  VerbWord,
  Word,
} from './vocabulary.js';

type Ruled<Rule extends string, T = Word> = T & { readonly rules: readonly Rule[] };

/**
 * Creates the functions with which a game defines its words. Citing a rule that is not in the game's rulebook is a
 * compile error.
 */
export const createWordBuilders = <Rule extends string, Question extends string = string>(): WordBuilders<
  Rule,
  Question
> => ({
  word: (word, text, ...rules) => ({ word, text, rules }),
  attribute:
    (of) =>
    (word, value, text, ...rules) => ({ word, of, value, text, rules }),
  feature:
    (on) =>
    (word, drawn, text, ...rules) => ({ word, on, drawn, text, rules }),
  setting: (word, takes, text, ...rules) => ({ word, ...(takes !== undefined && { takes }), text, rules }),
  counted:
    (within) =>
    (word, text, ...rules) => ({ word, text, rules, in: within }),
  verb: (word, text, rules, { questions = [], ...form }) => ({ word, text, rules, questions, ...form }),
  event: (word, text, ...rules) => ({ word, text, rules, takes: [], questions: [] }),
  question: (word, text, rules, ...values) => ({ word, text, rules, values }),
});

/** A verb of a game. The type allows only questions that the game defines. */
export interface RuledVerb<Rule extends string, Question extends string> extends Omit<VerbWord, 'questions'> {
  readonly rules: readonly Rule[];
  readonly questions: readonly Question[];
}

/**
 * The form of a verb: the parts that an order takes, and the questions that its orders answer. Default: no questions.
 */
type VerbForm<Question extends string> = Pick<VerbWord, 'takes'> &
  Partial<Omit<VerbWord, keyof Word | 'takes' | 'questions'>> & { readonly questions?: readonly Question[] };

interface WordBuilders<Rule extends string, Question extends string> {
  readonly word: (word: string, text: string, ...rules: Rule[]) => Ruled<Rule>;
  /** Returns a function that defines attributes. All of them belong to the same kind of statement. */
  readonly attribute: (
    of: AttributeWord['of'],
  ) => (word: string, value: AttributeWord['value'], text: string, ...rules: Rule[]) => Ruled<Rule, AttributeWord>;
  /** Returns a function that defines features of one part of the map. */
  readonly feature: <On extends FeatureWord['on']>(
    on: On,
  ) => <Name extends string>(
    word: Name,
    drawn: string,
    text: string,
    ...rules: Rule[]
  ) => Ruled<Rule, FeatureWord> & { readonly word: Name; readonly on: On };
  /** Defines a setting of scenarios; `takes` is undefined if the game itself checks the values. */
  readonly setting: (
    word: string,
    takes: SettingWord['takes'],
    text: string,
    ...rules: Rule[]
  ) => Ruled<Rule, SettingWord>;
  /**
   * Returns a function that defines words for things that can be counted. All of them belong to the same kind of
   * statement: limits, awards or conditions.
   */
  readonly counted: (
    within: CountedWord['in'],
  ) => (word: string, text: string, ...rules: Rule[]) => Ruled<Rule, CountedWord>;
  /** Defines a verb of orders. */
  readonly verb: <Name extends string>(
    word: Name,
    text: string,
    rules: readonly Rule[],
    form: VerbForm<Question>,
  ) => RuledVerb<Rule, Question> & { readonly word: Name };
  /**
   * Defines a kind of event that only expectations can name. It is defined like the verb of an order, but no order can
   * use it.
   */
  readonly event: <Name extends string>(
    word: Name,
    text: string,
    ...rules: Rule[]
  ) => RuledVerb<Rule, Question> & { readonly word: Name };
  /** Defines a question that the rules ask a side, with the values that a doctrine may give for it. */
  readonly question: <Name extends string>(
    word: Name,
    text: string,
    rules: readonly Rule[],
    ...values: readonly Ruled<Rule>[]
  ) => Ruled<Rule> & { readonly word: Name; readonly values: readonly Ruled<Rule>[] };
}

/** A table of words whose keys are the words. The entries may have further properties, which are no part of a word. */
export type WordTable<T extends Word = Word> = Readonly<Record<string, Omit<T, 'word'>>>;

/** Returns the words in a table. */
export const namedWords = (table: WordTable): readonly Word[] =>
  Object.entries(table).map(([word, { text, rules }]) => ({ word, text, rules }));

/** Returns the kinds of formations in a table. */
export const formationWords = (table: WordTable<FormationWord>): readonly FormationWord[] =>
  Object.entries(table).map(([word, { text, rules, usualAttributes }]) => ({
    word,
    text,
    rules,
    ...(usualAttributes && { usualAttributes }),
  }));

/** Returns the values of a rulebook as words that a house rule may name. */
export const numberWords = (table: WordTable<NumberWord>): readonly NumberWord[] =>
  Object.entries(table).map(([word, { text, rules, value, minimum }]) => ({
    word,
    text,
    rules,
    value,
    ...(minimum !== undefined && { minimum }),
  }));

/** A phase of the turn with the text and the rule that explain its name. */
export interface PhaseText {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

/**
 * Returns one word for each name of a phase. Phases with the same name, such as those of both sides, share a word,
 * which has the different texts and rules of all of them.
 */
export function phaseWords(sequence: readonly PhaseText[]): readonly Word[] {
  const names = [...new Set(sequence.map(({ name }) => name))];
  return names.map((word) => {
    const phases = sequence.filter(({ name }) => name === word);
    const texts = [...new Set(phases.map(({ text }) => text))];
    const rules = new Set(phases.map(({ rule }) => rule));
    return {
      word,
      get text() {
        return texts.map((text) => term(text)).join(' ');
      },
      rules: [...rules],
    };
  });
}
