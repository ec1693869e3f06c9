import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Translate } from '../words/translate.js';

/** The values on which every written file depends: the game, its words, and the language of the user. */
export interface WriteContext {
  /** The first lines of every file: the id of the ruleset and, if a file declares it, the import of that file. */
  readonly opening: string;
  readonly vocabulary: Vocabulary;
  readonly t: Translate;
}
