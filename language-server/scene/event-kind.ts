/**
 * Returns the kind of an event, such as `anti-aircraft`, in the reader's language. If the kind has no translation,
 * spaces replace its hyphens and the result is translated.
 */
export function eventKindText(kind: string, shown: (word: string) => string): string {
  const text = shown(kind);
  return text === kind ? shown(kind.replaceAll('-', ' ')) : text;
}
