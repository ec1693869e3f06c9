import type { Scene } from '../contract/scene.js';
import { termIn } from '../render/term.js';

let terms: Scene['terms'] = undefined;

/** Sets the words of the games in the reader's language. Called for each picture that arrives. */
export function setTerms({ terms: known }: Pick<Scene, 'terms'>): void {
  terms = known;
}

/** Returns a word of the game, such as a kind of unit, in the reader's language. */
export const termOf = (word: string): string => termIn(terms, word);

/**
 * Returns the name of a side in the reader's language, for a label or the beginning of a line. It begins with a capital
 * letter, also in a language in which the word for the side is an adjective in small letters.
 */
export function sideName(side: string): string {
  const name = termOf(side);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
