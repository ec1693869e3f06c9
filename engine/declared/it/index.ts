import type { Sentences } from '../../model/say.js';

/** The sentences of games that files declare in Italian, by their English texts. */
export const declaredSentencesIt: Sentences = {};
