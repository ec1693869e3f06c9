/**
 * VASSAL writes lists as texts with a delimiter, and lists of lists as texts in texts: where a part holds the delimiter a backslash
 * stands before it. What ends in a backslash, or stands in quotes by itself, is put into quotes.
 */
export function sequence(delimiter: string, parts: readonly (string | number | boolean)[]): string {
  return parts
    .map((part) => {
      const text = String(part).replaceAll(delimiter, `\\${delimiter}`);
      return text.endsWith('\\') || /^'.*'$/s.test(text) ? `'${text}'` : text;
    })
    .join(delimiter);
}
