import type { Sentences } from '../../../model/say.js';
import { check } from './check.js';
import { combat } from './combat.js';
import { play } from './play.js';
import { invariants } from './invariants.js';
import { onSectors } from './sectors.js';
import { vocabulary } from './vocabulary.js';
import { words } from './words.js';

/** The sentences and terms of the game in Italian, by their English texts. */
export const sentencesIt: Sentences = {
  ...onSectors,
  ...invariants,
  ...words,
  ...vocabulary,
  ...check,
  ...combat,
  ...play,
};
