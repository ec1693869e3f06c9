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

/** What steers a terminal, turns the direction of writing, or may not stand in XML. */
export const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text with its control characters shown instead of obeyed: `␛`, `␊`, or `�` where there is no sign for one. */
export function visible(text: string): string {
  return text.replace(CONTROL, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '�';
  });
}

/** What an author wrote, as a message repeats it: the beginning of a long text tells which is meant. */
export function brief(text: string, longest = 60): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
