import type { Sentences } from '../model/say.js';

/** The sentences and terms that all games share in Italian, by their English texts. */
export const sharedSentencesIt: Sentences = {
  and: 'e',
  or: 'o',
  'Nothing is open now.': 'Ora nessuna casella è libera.',
  'Open: {0}.': 'Libere: {0}.',
};
