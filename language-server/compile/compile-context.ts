import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Word } from '../../engine/play/vocabulary.js';
import { Findings } from './findings.js';
import { didYouMean, likelyMeant, replacement } from './nearest.js';
import type { Text } from './text.js';
import { findWord } from './words.js';

/**
 * If an unknown word is similar to no known word, all known words are offered as fixes, unless there are more than this
 * number.
 */
const MAX_WORDS_OFFERED = 5;
/** Maximum number of known words that a message lists. Of more words, it lists the first ones. */
const MAX_WORDS_LISTED = 24;
const FIRST_WORDS_LISTED = 12;

/** The text, ruleset and findings of the document that is being compiled. */
export class CompileContext {
  readonly findings = new Findings();

  constructor(
    readonly text: Text,
    readonly ruleset: Ruleset | undefined,
  ) {}

  /**
   * Returns whether the ruleset has a phrase; reports an unknown one. Always true for an empty phrase or without a
   * ruleset.
   * @param what kind of word, for the message: `terrain`
   */
  checkWord(what: string, phrase: string, words: readonly Word[], source: () => Source): boolean {
    if (!this.ruleset || phrase === '' || findWord(words, phrase)) return true;
    this.reportUnknownWord(what, phrase, words, source);
    return false;
  }

  /** Reports that the ruleset does not have a phrase, with similar words as fixes. */
  reportUnknownWord(what: string, phrase: string, words: readonly Word[], source: () => Source): void {
    const all = words.map((word) => word.word);
    const likely = likelyMeant(phrase, all);
    const suggestion = likely.at(0);
    const known = suggestion === undefined ? knownText(all) : '';
    const instead = suggestion === undefined && all.length <= MAX_WORDS_OFFERED ? all : likely;
    const where = source();
    this.findings.error(
      'unknown-word',
      where,
      say`${this.ruleset?.title ?? term('The ruleset')} has no ${term(what)} “${phrase}”.${didYouMean(suggestion)}${known}`,
      { fixes: instead.flatMap((word) => replacement(where, word)) },
    );
  }
}

/** Lists the known words in their order or, if there are many, the first ones and the number of the others. */
function knownText(all: readonly string[]): string {
  if (all.length === 0) return '';
  if (all.length <= MAX_WORDS_LISTED) return say` Known: ${all.join(', ')}.`;
  const first = all.slice(0, FIRST_WORDS_LISTED);
  return say` Known: ${first.join(', ')}, and ${all.length - first.length} more.`;
}
