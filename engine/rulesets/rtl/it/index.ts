import type { Sentences } from '../../../model/say.js';

/** The sentences and terms of the game in Italian, by their English texts. */
export const sentencesIt: Sentences = {};
