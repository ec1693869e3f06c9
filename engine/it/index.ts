import type { Sentences } from '../model/say.js';
import { calendar } from './calendar.js';
import { findings } from './findings.js';
import { invariants } from './invariants.js';
import { play } from './play.js';
import { records } from './records.js';
import { setUp } from './set-up.js';
import { similarNames } from './similar-names.js';
import { specialRules } from './special-rules.js';
import { vocabulary } from './vocabulary.js';

/** The sentences and terms that all games share in Italian, by their English texts. */
export const sharedSentencesIt: Sentences = {
  ...invariants,
  ...calendar,
  ...findings,
  ...play,
  ...records,
  ...setUp,
  ...similarNames,
  ...specialRules,
  ...vocabulary,
};
