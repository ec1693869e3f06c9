/**
 * Serializes a list as VASSAL does: lists are texts with a delimiter, and nested lists are texts inside texts. A
 * delimiter inside a part is escaped with a backslash; a part that ends in a backslash or is quoted gets quotes.
 */
export function sequence(delimiter: string, parts: readonly (string | number | boolean)[]): string {
  return parts
    .map((part) => {
      const text = String(part).replaceAll(delimiter, `\\${delimiter}`);
      return text.endsWith('\\') || /^'.*'$/s.test(text) ? `'${text}'` : text;
    })
    .join(delimiter);
}
