/** Returns the texts that explain the words of a vocabulary, in the reader's language. */
export function textsOfWords(vocabulary: unknown): string[] {
  if (typeof vocabulary !== 'object' || vocabulary === null) return [];
  return Object.entries(vocabulary).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : textsOfWords(value),
  );
}
