import { languageOf, type Language } from '../engine/model/language.js';

/** What a process is told of its reader's language, the first of these that is set. */
const VARIABLES = ['SANDTABLE_LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of who reads what a command says, as POSIX finds it; `SANDTABLE_LANGUAGE` is for this command line alone. */
export const readersLanguage = (environment: Readonly<Record<string, string | undefined>>): Language =>
  languageOf(VARIABLES.map((name) => environment[name]).find((locale) => locale !== undefined && locale !== ''));
