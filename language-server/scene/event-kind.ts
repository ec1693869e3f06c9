/** Returns the kind of an event, such as `anti-aircraft`, as words for a reader: a term of the game, or without hyphens. */
export function eventKindText(kind: string, shown: (word: string) => string): string {
  const text = shown(kind);
  return text === kind ? shown(kind.replaceAll('-', ' ')) : text;
}
