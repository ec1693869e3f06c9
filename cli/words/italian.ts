import { translationOfDeclared, translationWith, words as shared } from '../../language-server/words/translation.js';
import type { Translations } from '../../language-server/words/translations.js';
import { words } from './it.js';

/** The Italian texts of the command line and of the server. They are a bundle of their own, loaded for Italian readers. */
export const italian: Translations = { words: { ...shared, ...words }, translationWith, translationOfDeclared };
