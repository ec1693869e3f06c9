import type { Sentences } from '../model/say.js';
import { similarNames } from './similar-names.js';

/** The sentences and terms that all games share in Italian, by their English texts. */
export const sharedSentencesIt: Sentences = {
  ...similarNames,
  and: 'e',
  or: 'o',
  'a {0}': '{0}',
  'an {0}': '{0}',
  'Nothing is open now.': 'Ora nessuna casella è libera.',
  'Open: {0}.': 'Libere: {0}.',
};
