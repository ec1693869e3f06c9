/**
 * Serializes a list in VASSAL's format: the parts, joined by a delimiter. A part may be a serialized list. A delimiter
 * inside a part is escaped with a backslash. A part gets quotes if it ends in a backslash or is already quoted.
 */
export function sequence(delimiter: string, parts: readonly (string | number | boolean)[]): string {
  return parts
    .map((part) => {
      const text = String(part).replaceAll(delimiter, `\\${delimiter}`);
      return text.endsWith('\\') || /^'.*'$/s.test(text) ? `'${text}'` : text;
    })
    .join(delimiter);
}
