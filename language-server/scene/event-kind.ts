/**
 * Returns the kind of an event, such as `anti-aircraft`, in the reader's language. A kind without a translation is
 * translated without its hyphens.
 */
export function eventKindText(kind: string, shown: (word: string) => string): string {
  const text = shown(kind);
  return text === kind ? shown(kind.replaceAll('-', ' ')) : text;
}
