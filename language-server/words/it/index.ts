import type { Sentences } from '../../../engine/model/say.js';
import { completion } from './completion.js';
import { hovers } from './hovers.js';
import { keywords } from './keywords.js';

/** The sentences of the server in Italian, such as findings and hovers, by their English texts. */
export const serverSentencesIt: Sentences = {
  ...hovers,
  ...completion,
  ...keywords,
};
