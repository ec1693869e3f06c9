import { config } from '@vscode/l10n';
import { languageOf, type Language } from '../engine/model/language.js';
import { words as shared } from '../language-server/words/it.js';
import { SentenceTranslator } from '../language-server/words/sentence-translator.js';
import { words } from './words/it.js';

/** Environment variables that choose the language of messages, in order of precedence. */
const LANGUAGE_VARIABLES = ['SANDTABLE_LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * Returns the language of messages: the value of `SANDTABLE_LANGUAGE`, otherwise the language of the locale, in the
 * order of POSIX.
 */
export const readersLanguage = (environment: Readonly<Record<string, string | undefined>>): Language =>
  languageOf(
    LANGUAGE_VARIABLES.map((name) => environment[name]).find((locale) => locale !== undefined && locale !== ''),
  );

let current: Language = 'en';

/** Returns the translations of all messages, by their English texts. Empty for English. */
export const translationsIn = (language: Language): Record<string, string> =>
  language === 'it' ? { ...shared, ...words } : {};

/** Sets the language of all messages of the command line. */
export function setLanguage(language: Language): void {
  current = language;
  config({ contents: translationsIn(language) });
}

/**
 * Translates a sentence that the server wrote in English, such as the reason why a file cannot be read, into the
 * current language.
 */
export const translateSentence = (sentence: string): string =>
  new SentenceTranslator(translationsIn(current)).translate(sentence);

/** Calls a function while the language of messages is English. Used for output that programs read. */
export function inEnglish<Made>(make: () => Made): Made {
  const before = current;
  setLanguage('en');
  try {
    return make();
  } finally {
    setLanguage(before);
  }
}
