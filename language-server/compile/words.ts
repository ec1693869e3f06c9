import { say } from '../../engine/model/say.js';
import type { Vocabulary, Word } from '../../engine/play/vocabulary.js';

const indexed = new WeakMap<readonly Word[], ReadonlyMap<string, Word>>();

/** Returns the entry of a phrase in a list of the vocabulary; undefined if the list has no such entry. */
export function findWord<W extends Word>(words: readonly W[], phrase: string): W | undefined {
  let byWord = indexed.get(words) as ReadonlyMap<string, W> | undefined;
  if (!byWord) {
    byWord = new Map(words.map((word) => [word.word, word]));
    indexed.set(words, byWord);
  }
  return byWord.get(phrase);
}

const forceWords = new WeakMap<Vocabulary, readonly Word[]>();

/** Returns the kinds of units and formations. */
export function forceWordsOf(vocabulary: Vocabulary): readonly Word[] {
  let words = forceWords.get(vocabulary);
  if (!words) forceWords.set(vocabulary, (words = [...vocabulary.unitKinds, ...vocabulary.formations]));
  return words;
}

const kinds = new WeakMap<Vocabulary, readonly Word[]>();

/**
 * Returns the words that select units in statements: kinds of units and formations, and classes such as `land` and
 * `land units`.
 */
export function kindWordsOf(vocabulary: Vocabulary): readonly Word[] {
  let words = kinds.get(vocabulary);
  if (!words) {
    const classes = new Set(vocabulary.unitKinds.flatMap((kind) => kind.classes ?? []));
    const wider = [...classes].flatMap((word) => [word, `${word} unit`, `${word} units`]);
    const text = say`Units of several kinds.`;
    words = [...forceWordsOf(vocabulary), ...wider.map((word) => ({ word, text, rules: [] }))];
    kinds.set(vocabulary, words);
  }
  return words;
}
