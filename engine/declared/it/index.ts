import type { Sentences } from '../../model/say.js';
import { answers } from './answers.js';
import { combat } from './combat.js';
import { invariants } from './invariants.js';
import { newGame } from './new-game.js';
import { turn } from './turn.js';
import { vocabulary } from './vocabulary.js';

/** The sentences of games that files declare in Italian, by their English texts. */
export const declaredSentencesIt: Sentences = {
  ...answers,
  ...combat,
  ...invariants,
  ...newGame,
  ...turn,
  ...vocabulary,
};
