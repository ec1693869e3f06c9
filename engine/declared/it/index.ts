import type { Sentences } from '../../model/say.js';
import { combat } from './combat.js';
import { turn } from './turn.js';

/** The sentences of games that files declare in Italian, by their English texts. */
export const declaredSentencesIt: Sentences = { ...combat, ...turn };
