/**
 * Returns the kind of an event, such as `anti-aircraft`, in the reader's language. A kind without translation is looked
 * up again with spaces instead of hyphens (`anti aircraft`); without translation, this text is returned.
 */
export function eventKindText(kind: string, shown: (word: string) => string): string {
  const text = shown(kind);
  return text === kind ? shown(kind.replaceAll('-', ' ')) : text;
}
