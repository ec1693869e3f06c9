import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Translate } from '../words/translate.js';

/** The values on which every written file depends: the game, its words, and the language of the user. */
export interface WriteContext {
  /** The id of the ruleset. */
  readonly ruleset: string;
  readonly vocabulary: Vocabulary;
  readonly t: Translate;
}
