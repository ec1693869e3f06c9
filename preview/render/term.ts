import type { Scene } from '../contract/scene.js';

/** Returns a word of a scene in the reader's language, or the word itself if its term is the same. */
export function termIn(terms: Scene['terms'], word: string): string {
  // An author may call a unit kind `constructor`, which every object inherits.
  return terms !== undefined && Object.hasOwn(terms, word) ? terms[word] : word;
}
