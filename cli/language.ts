import { config } from '@vscode/l10n';
import { languageOf, tagOf, type Language } from '../engine/model/language.js';
import { speakWith } from '../engine/model/say.js';
import { SentenceTranslator } from '../language-server/words/sentence-translator.js';
import { NO_TRANSLATIONS, type Translations } from '../language-server/words/translations.js';

/** Environment variables that choose the language of messages, in order of precedence. */
const LANGUAGE_VARIABLES = ['SANDTABLE_LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * Returns the tag of the reader's language: that of `SANDTABLE_LANGUAGE`, otherwise that of the locale, in the order of
 * POSIX.
 */
export const tagOfEnvironment = (environment: Readonly<Record<string, string | undefined>>): string =>
  tagOf(LANGUAGE_VARIABLES.map((name) => environment[name]).find((locale) => locale !== undefined && locale !== ''));

/** The tag of the reader's language. The language of messages follows from it. */
let current = 'en';
let italian = NO_TRANSLATIONS;

/** Returns the language of all messages of the command line. */
export const currentLanguage = (): Language => languageOf(current);

/** Returns the tag of the reader's language, such as `it` or `pt-BR`. */
export const currentTag = (): string => current;

/** Returns the translations into a language. Empty for English, and until the Italian texts are loaded. */
export const translationsIn = (language: Language): Translations => (language === 'it' ? italian : NO_TRANSLATIONS);

/**
 * Sets the language of all messages of the command line.
 *
 * @param tag the tag of the reader's language
 * @param loaded the Italian texts, if they were loaded
 */
export function setLanguage(tag: string, loaded: Translations = italian): void {
  const language = languageOf(tag);
  current = tag;
  italian = loaded;
  const { words, translationWith } = translationsIn(language);
  config({ contents: words });
  const translation = language === 'it' ? translationWith() : undefined;
  speakWith(() => translation, currentTag);
}

/**
 * Translates a sentence that the server wrote in English, such as the reason why a file cannot be read, into the
 * current language.
 */
export const translateSentence = (sentence: string): string =>
  new SentenceTranslator(translationsIn(currentLanguage()).words).translate(sentence);

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

/** The number of tasks that {@link whileInEnglish} runs at the moment, and the tag of the language to return to. */
const inProgress = { tasks: 0, before: current };

/**
 * Does work while the language of messages is English. Used for results that are counted or saved. Several tasks may
 * run in parallel. After the last task, the language is the reader's language again.
 */
export async function whileInEnglish<Made>(work: () => Promise<Made>): Promise<Made> {
  if (inProgress.tasks === 0) {
    inProgress.before = current;
    setLanguage('en');
  }
  inProgress.tasks += 1;
  try {
    return await work();
  } finally {
    inProgress.tasks -= 1;
    if (inProgress.tasks === 0) setLanguage(inProgress.before);
  }
}

/**
 * Calls a function while the language of messages is the reader's language, even if {@link whileInEnglish} has set it
 * to English.
 */
export function inReadersLanguage<Made>(make: () => Made): Made {
  if (inProgress.tasks === 0) return make();
  setLanguage(inProgress.before);
  try {
    return make();
  } finally {
    setLanguage('en');
  }
}
