import type { Sentences, Translation } from '../../engine/model/say.js';

/** The translations of the server, which are loaded only for readers of another language than English. */
export interface Translations {
  /** Texts of the interface, by their English texts. */
  readonly words: Readonly<Record<string, string>>;
  /** Returns the translation of sentences. The sentences of a game come before those that all games share. */
  readonly translationWith: (own?: Sentences) => Translation;
  /** Returns the translation of the sentences of games that files declare. */
  readonly translationOfDeclared: () => Translation;
}

const NONE: Translation = { sentence: () => undefined, term: () => undefined };

/** No translations: all texts stay English. */
export const NO_TRANSLATIONS: Translations = {
  words: {},
  translationWith: () => NONE,
  translationOfDeclared: () => NONE,
};
