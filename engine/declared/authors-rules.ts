import { authorsText, translatedText, type AuthorTranslations } from '../model/author-translations.js';
import type { RuleEntry } from '../play/rulebook.js';

/** Returns a rule of an author with title and text in the reader's language. */
export function ruleInReadersWords(translations: AuthorTranslations, entry: RuleEntry): RuleEntry {
  const { title, text } = entry;
  const inEnglish = (authors: string): string => translatedText(translations, authors, 'en') ?? authors;
  return {
    ...entry,
    title: authorsText(translations, title),
    titleInEnglish: inEnglish(title),
    text: authorsText(translations, text),
    textInEnglish: inEnglish(text),
  };
}
