import type { Source } from '../../../engine/model/source.js';
import type { WordKind } from '../statements/attribute.js';

/**
 * The kinds of words and names that statements of a ruleset declare or use. A `map name` is the name of a place or
 * area, which a map declares. An `option` is a ruling, a number or a table whose values a scenario may change.
 */
export type NameKind = WordKind | 'side' | 'map name' | 'option';

/** A word or name of a declared game at one place in a file. */
export interface WordUse {
  /** The kinds to which the word may belong. The first kind of which the ruleset declares the word counts. */
  readonly kinds: readonly NameKind[];
  /** The word or, for an option, the first word of its statement and its name: `ruling zone.enter`. */
  readonly word: string;
  /** The range of the word without quotes. */
  readonly source: Source;
  /** Set if the statement declares the word. */
  readonly isDeclaration?: true;
  /** Set if the word is in quotes. */
  readonly isQuoted?: true;
  /** Set if a word that contains spaces needs quotes here. */
  readonly needsQuotes?: true;
}

/** Returns the use of a value whose range may include quotes. */
export function useOfValue(
  kinds: readonly NameKind[],
  { text, source, isQuoted }: { readonly text: string; readonly source: Source; readonly isQuoted: boolean },
): WordUse {
  return isQuoted
    ? { kinds, word: text, source: { ...source, start: source.start + 1, end: source.end - 1 }, isQuoted: true }
    : { kinds, word: text, source };
}
