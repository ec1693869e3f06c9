/**
 * Serializes a list as VASSAL does: a list is a text with a delimiter, and a list inside a list is such a text. A
 * delimiter inside a part is escaped with a backslash. A part that ends in a backslash or is quoted gets quotes.
 */
export function sequence(delimiter: string, parts: readonly (string | number | boolean)[]): string {
  return parts
    .map((part) => {
      const text = String(part).replaceAll(delimiter, `\\${delimiter}`);
      return text.endsWith('\\') || /^'.*'$/s.test(text) ? `'${text}'` : text;
    })
    .join(delimiter);
}
