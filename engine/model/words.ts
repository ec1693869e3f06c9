/** English for messages: numbers with their nouns, lists, articles. */

/** `1 unit`, `5 units`; `3 hexes` where the plural is told. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

/** `a rifle`, `an infantry division`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What an author wrote, as a message repeats it: the beginning of a long text tells which is meant. */
export function brief(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
