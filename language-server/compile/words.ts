import type { Word } from '../../engine/play/ruleset.js';

const indexed = new WeakMap<readonly Word[], ReadonlyMap<string, Word>>();

/** The entry of a phrase among the words of a vocabulary. */
export function findWord<W extends Word>(words: readonly W[], phrase: string): W | undefined {
  let byWord = indexed.get(words) as ReadonlyMap<string, W> | undefined;
  if (!byWord) {
    byWord = new Map(words.map((word) => [word.word, word]));
    indexed.set(words, byWord);
  }
  return byWord.get(phrase);
}
