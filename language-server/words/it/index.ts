import type { Sentences } from '../../../engine/model/say.js';

/** The sentences of the server in Italian, such as findings and hovers, by their English texts. */
export const serverSentencesIt: Sentences = {};
