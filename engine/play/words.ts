import type { AttributeWord, CountedWord, FormationWord, VerbWord, Word } from './vocabulary.js';

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
  counted:
    (within) =>
    (word, text, ...rules) => ({ word, text, rules, in: within }),
  verb: (word, text, rules, { questions = [], ...form }) => ({ word, text, rules, questions, ...form }),
  question: (word, text, rules, ...values) => ({ word, text, rules, values }),
});

/** A verb whose questions must be questions of the game. */
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
  /** Returns a function that defines attributes of one kind of statement. */
  readonly attribute: (
    of: AttributeWord['of'],
  ) => (word: string, value: AttributeWord['value'], text: string, ...rules: Rule[]) => Ruled<Rule, AttributeWord>;
  /** Returns a function that defines things that limits, awards or conditions may count. */
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
  /** Defines a question that the rules ask a side, with the values that a doctrine may give for it. */
  readonly question: <Name extends string>(
    word: Name,
    text: string,
    rules: readonly Rule[],
    ...values: readonly Ruled<Rule>[]
  ) => Ruled<Rule> & { readonly word: Name; readonly values: readonly Ruled<Rule>[] };
}

/** Returns the words in a table whose keys are the words. */
export const namedWords = (table: Readonly<Record<string, Omit<Word, 'word'>>>): readonly Word[] =>
  Object.entries(table).map(([word, { text, rules }]) => ({ word, text, rules }));

/** Returns the kinds of formations in a table whose keys are the words. */
export const formationWords = (
  table: Readonly<Record<string, Omit<FormationWord, 'word'>>>,
): readonly FormationWord[] =>
  Object.entries(table).map(([word, { text, rules, usualAttributes }]) => ({
    word,
    text,
    rules,
    ...(usualAttributes && { usualAttributes }),
  }));

/** Returns the values of a rulebook as words that a house rule may name. */
export const numberWords = <Number extends Omit<Word, 'word'> & { readonly value: number }>(
  table: Readonly<Record<string, Number>>,
): readonly (Word & { readonly value: number })[] =>
  Object.entries(table).map(([word, { text, rules, value }]) => ({ word, text, rules, value }));
