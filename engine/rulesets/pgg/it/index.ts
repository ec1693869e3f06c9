import type { Sentences } from '../../../model/say.js';
import { arrivals, interdiction, victory } from './arrivals.js';
import { check } from './check.js';
import { combat, results, stacking, strength, untried } from './combat.js';
import { invariants } from './invariants.js';
import { movement, overrun, rail, sequence } from './movement.js';
import { shared } from './shared.js';
import { supply, views } from './supply.js';
import { vocabulary } from './vocabulary.js';
import { words } from './words.js';

/** The sentences and terms of the game in Italian, by their English texts. */
export const sentencesIt: Sentences = {
  ...invariants,
  ...shared,
  ...vocabulary,
  ...words,
  ...movement,
  ...rail,
  ...overrun,
  ...sequence,
  ...combat,
  ...strength,
  ...results,
  ...untried,
  ...stacking,
  ...supply,
  ...views,
  ...arrivals,
  ...interdiction,
  ...victory,
  ...check,
};
