import { config } from '@vscode/l10n';
import { languageOf, type Language } from '../engine/model/language.js';
import { words as shared } from '../language-server/words/it.js';
import { words } from './words/it.js';

/** What a process is told of its reader's language, the first of these that is set. */
const VARIABLES = ['SANDTABLE_LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of who reads what a command says, as POSIX finds it; `SANDTABLE_LANGUAGE` is for this command line alone. */
export const readersLanguage = (environment: Readonly<Record<string, string | undefined>>): Language =>
  languageOf(VARIABLES.map((name) => environment[name]).find((locale) => locale !== undefined && locale !== ''));

let spoken: Language = 'en';

/** From now on the command line says its own words in this language. */
export function speak(language: Language): void {
  spoken = language;
  config({ contents: language === 'it' ? { ...shared, ...words } : {} });
}

/** What is made for programs, whoever asks for it. */
export function inEnglish<Made>(make: () => Made): Made {
  const before = spoken;
  speak('en');
  try {
    return make();
  } finally {
    speak(before);
  }
}
