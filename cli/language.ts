import { config } from '@vscode/l10n';
import { languageOf, type Language } from '../engine/model/language.js';
import { speakWith } from '../engine/model/say.js';
import { SentenceTranslator } from '../language-server/words/sentence-translator.js';
import { NO_TRANSLATIONS, type Translations } from '../language-server/words/translations.js';

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
let italian = NO_TRANSLATIONS;

/** Returns the language of all messages of the command line. */
export const currentLanguage = (): Language => current;

/** Returns the translations into a language. Empty for English, and until the Italian texts are loaded. */
export const translationsIn = (language: Language): Translations => (language === 'it' ? italian : NO_TRANSLATIONS);

/** Sets the language of all messages of the command line. @param loaded the Italian texts, if they were loaded */
export function setLanguage(language: Language, loaded: Translations = italian): void {
  current = language;
  italian = loaded;
  const { words, translationWith } = translationsIn(language);
  config({ contents: words });
  const translation = language === 'it' ? translationWith() : undefined;
  speakWith(() => translation);
}

/**
 * Translates a sentence that the server wrote in English, such as the reason why a file cannot be read, into the
 * current language.
 */
export const translateSentence = (sentence: string): string =>
  new SentenceTranslator(translationsIn(current).words).translate(sentence);

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

/** Does work while the language of messages is English. Used for results that are counted or saved. */
export async function whileInEnglish<Made>(work: () => Promise<Made>): Promise<Made> {
  const before = current;
  setLanguage('en');
  try {
    return await work();
  } finally {
    setLanguage(before);
  }
}
