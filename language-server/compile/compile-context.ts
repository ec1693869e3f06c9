import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Word } from '../../engine/play/vocabulary.js';
import { Findings } from './findings.js';
import { didYouMean, likelyMeant, replacement } from './nearest.js';
import type { Text } from './text.js';
import { findWord } from './words.js';

/** So few words of a game are offered all when none of them looks like what is written. */
const FEW = 5;

/** What lies at hand while one document is compiled: its text, its game, and the findings so far. */
export class CompileContext {
  readonly findings = new Findings();

  constructor(
    readonly text: Text,
    readonly ruleset: Ruleset | undefined,
  ) {}

  /** Whether the game knows a phrase; one it does not is reported. Without a ruleset every phrase passes. */
  checkWord(what: string, phrase: string, words: readonly Word[], source: () => Source): boolean {
    if (!this.ruleset || phrase === '' || findWord(words, phrase)) return true;
    this.reportUnknownWord(what, phrase, words, source);
    return false;
  }

  reportUnknownWord(what: string, phrase: string, words: readonly Word[], source: () => Source): void {
    const all = words.map((word) => word.word);
    const likely = likelyMeant(phrase, all);
    const meant = likely.at(0);
    const known = meant === undefined && all.length > 0 && all.length <= 12 ? ` Known: ${all.join(', ')}.` : '';
    const instead = meant === undefined && all.length <= FEW ? all : likely;
    const where = source();
    this.findings.error(
      'unknown-word',
      where,
      `${this.ruleset?.title ?? 'The ruleset'} has no ${what} “${phrase}”.${didYouMean(meant)}${known}`,
      { fixes: instead.flatMap((word) => replacement(where, word)) },
    );
  }
}
