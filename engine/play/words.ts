import type { FormationWord, Word } from './vocabulary.js';

type Ruled<Rule extends string, T = Word> = T & { readonly rules: readonly Rule[] };

/** How a game writes its words: a citation that is no rule of its book does not compile. */
export const createWordBuilders = <Rule extends string>(): WordBuilders<Rule> => ({
  word: (word, text, ...rules) => ({ word, text, rules }),
  question: (word, text, rules, ...values) => ({ word, text, rules, values }),
});

interface WordBuilders<Rule extends string> {
  readonly word: (word: string, text: string, ...rules: Rule[]) => Ruled<Rule>;
  /** What the rules ask a side, and the values a doctrine may give for all of a kind. */
  readonly question: <Name extends string>(
    word: Name,
    text: string,
    rules: readonly Rule[],
    ...values: readonly Ruled<Rule>[]
  ) => Ruled<Rule> & { readonly word: Name; readonly values: readonly Ruled<Rule>[] };
}

/** The words of a table that has them for keys. */
export const namedWords = (table: Readonly<Record<string, Omit<Word, 'word'>>>): readonly Word[] =>
  Object.entries(table).map(([word, { text, rules }]) => ({ word, text, rules }));

/** The kinds of formations of a table, with what is said of nearly every one. */
export const formationWords = (
  table: Readonly<Record<string, Omit<FormationWord, 'word'>>>,
): readonly FormationWord[] =>
  Object.entries(table).map(([word, { text, rules, usualAttributes }]) => ({
    word,
    text,
    rules,
    ...(usualAttributes && { usualAttributes }),
  }));

/** The numbers of a book as words that a house rule may name. */
export const numberWords = <Number extends Omit<Word, 'word'> & { readonly value: number }>(
  table: Readonly<Record<string, Number>>,
): readonly (Word & { readonly value: number })[] =>
  Object.entries(table).map(([word, { text, rules, value }]) => ({ word, text, rules, value }));
