import type { Vocabulary } from './vocabulary.js';

/**
 * Returns a vocabulary with its texts in the reader's language. Each word whose term in that language differs from it
 * gets this term. The words themselves stay as authors write them.
 *
 * @param term returns a text or word in the reader's language, or unchanged if it has no translation
 */
export const translateVocabulary = (vocabulary: Vocabulary, term: (english: string) => string): Vocabulary =>
  translated(vocabulary, term) as Vocabulary;

function translated(part: unknown, term: (english: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => translated(each, term));
  if (typeof part !== 'object' || part === null) return part;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part))
    copy[key] = key === 'text' && typeof value === 'string' ? term(value) : translated(value, term);
  const { word } = copy;
  const own = typeof word === 'string' ? term(word) : word;
  return own === word ? copy : { ...copy, term: own };
}
