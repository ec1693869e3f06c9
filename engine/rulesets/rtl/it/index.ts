import type { Sentences } from '../../../model/say.js';
import { advanceAndRetreat } from './advance-and-retreat.js';
import { check } from './check.js';
import { combat } from './combat.js';
import { command } from './command.js';
import { invariants } from './invariants.js';
import { movement } from './movement.js';
import { overrun } from './overrun.js';
import { position } from './position.js';
import { reaction } from './reaction.js';
import { reinforcements } from './reinforcements.js';
import { sequence } from './sequence.js';
import { shared } from './shared.js';
import { supply } from './supply.js';
import { support } from './support.js';
import { vocabularyOfOrders } from './vocabulary-of-orders.js';
import { vocabulary } from './vocabulary.js';
import { words } from './words.js';
import { works } from './works.js';
import { unitKinds } from './unit-kinds.js';

/** The sentences and terms of the game in Italian, by their English texts. */
export const sentencesIt: Sentences = {
  ...invariants,
  ...unitKinds,
  ...advanceAndRetreat,
  ...check,
  ...combat,
  ...command,
  ...movement,
  ...overrun,
  ...position,
  ...reaction,
  ...reinforcements,
  ...sequence,
  ...shared,
  ...supply,
  ...support,
  ...vocabulary,
  ...vocabularyOfOrders,
  ...words,
  ...works,
};
