import { term } from '../../engine/model/say.js';
import type { Ruleset } from '../../engine/play/ruleset.js';

/** Returns a word of a game, such as a kind of terrain or a phase, in the reader's language. */
export const termOf = (ruleset: Ruleset | undefined, word: string): string => ruleset?.term(word) ?? term(word);
