import type { Vocabulary, Word } from '../../engine/play/vocabulary.js';

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

const forceWords = new WeakMap<Vocabulary, readonly Word[]>();

/** What a force can be: a kind of unit or of formation. */
export function forceWordsOf(vocabulary: Vocabulary): readonly Word[] {
  let words = forceWords.get(vocabulary);
  if (!words) forceWords.set(vocabulary, (words = [...vocabulary.unitKinds, ...vocabulary.formations]));
  return words;
}

const kinds = new WeakMap<Vocabulary, readonly Word[]>();

/** Words by which statements mean units: their kinds, those of formations, and wider ones, `land` and `land units`. */
export function kindWordsOf(vocabulary: Vocabulary): readonly Word[] {
  let words = kinds.get(vocabulary);
  if (!words) {
    const classes = new Set(vocabulary.unitKinds.flatMap((kind) => kind.classes ?? []));
    const wider = [...classes].flatMap((word) => [word, `${word} unit`, `${word} units`]);
    const text = 'Units of several kinds.';
    words = [...forceWordsOf(vocabulary), ...wider.map((word) => ({ word, text, rules: [] }))];
    kinds.set(vocabulary, words);
  }
  return words;
}
