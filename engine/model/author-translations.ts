import { readersTag, term } from './say.js';

/**
 * The texts of an author in other languages: by the tag of the language in small letters, such as `it` or `pt-br`, and
 * then by the author's text.
 */
export type AuthorTranslations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns a text of an author in the reader's language. Without a translation by the author, returns the term of
 * Sandtable for it, and without one the author's text.
 */
export const authorsText = (translations: AuthorTranslations, text: string): string =>
  translatedText(translations, text, readersTag()) ?? term(text);

/**
 * Returns the author's translation of a text for the readers of a language. A reader of `pt-PT` gets the translation
 * into `pt-PT`, otherwise that into `pt`, otherwise that into another kind of Portuguese, and otherwise undefined.
 */
export function translatedText(translations: AuthorTranslations, text: string, tag: string): string | undefined {
  const tags = Object.keys(translations).filter((each) => Object.hasOwn(translations[each], text));
  const best = tags.length === 0 ? undefined : bestTag(tags, tag.toLowerCase());
  return best === undefined ? undefined : translations[best][text];
}

function bestTag(tags: readonly string[], wanted: string): string | undefined {
  const parts = wanted.split('-');
  for (let length = parts.length; length > 0; length--) {
    const range = parts.slice(0, length).join('-');
    if (tags.includes(range)) return range;
  }
  return tags.find((tag) => tag.startsWith(`${parts[0]}-`));
}

/** Returns a function that makes a value once for each language of a reader. */
export function onceForEachLanguage<Made>(make: () => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const tag = readersTag();
    let value = made.get(tag);
    if (value === undefined) made.set(tag, (value = make()));
    return value;
  };
}
