import type { FormationWord, Word } from './vocabulary.js';

type Ruled<Rule extends string, T = Word> = T & { readonly rules: readonly Rule[] };

/**
 * Creates the functions with which a game defines its words. A citation of a rule that is not in its book is a compile
 * error.
 */
export const createWordBuilders = <Rule extends string>(): WordBuilders<Rule> => ({
  word: (word, text, ...rules) => ({ word, text, rules }),
  question: (word, text, rules, ...values) => ({ word, text, rules, values }),
});

interface WordBuilders<Rule extends string> {
  readonly word: (word: string, text: string, ...rules: Rule[]) => Ruled<Rule>;
  /** Defines a question that the rules ask a side, with the values that a doctrine may give for it. */
  readonly question: <Name extends string>(
    word: Name,
    text: string,
    rules: readonly Rule[],
    ...values: readonly Ruled<Rule>[]
  ) => Ruled<Rule> & { readonly word: Name; readonly values: readonly Ruled<Rule>[] };
}

/** Returns the words of a table whose keys are the words. */
export const namedWords = (table: Readonly<Record<string, Omit<Word, 'word'>>>): readonly Word[] =>
  Object.entries(table).map(([word, { text, rules }]) => ({ word, text, rules }));

/** Returns the kinds of formations of a table whose keys are the words. */
export const formationWords = (
  table: Readonly<Record<string, Omit<FormationWord, 'word'>>>,
): readonly FormationWord[] =>
  Object.entries(table).map(([word, { text, rules, usualAttributes }]) => ({
    word,
    text,
    rules,
    ...(usualAttributes && { usualAttributes }),
  }));

/** Returns the numbers of a book as words that a house rule may name. */
export const numberWords = <Number extends Omit<Word, 'word'> & { readonly value: number }>(
  table: Readonly<Record<string, Number>>,
): readonly (Word & { readonly value: number })[] =>
  Object.entries(table).map(([word, { text, rules, value }]) => ({ word, text, rules, value }));
