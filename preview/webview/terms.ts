import type { Scene } from '../contract/scene.js';

let terms: Scene['terms'] = undefined;

/** Sets the words of the games in the reader's language. Called for each picture that arrives. */
export function setTerms({ terms: known }: Pick<Scene, 'terms'>): void {
  terms = known;
}

/** Returns a word of the game, such as a kind of unit, in the reader's language. */
export const termOf = (word: string): string => terms?.[word] ?? word;
