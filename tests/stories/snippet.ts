/** A place of a snippet that the author fills in. */
export interface Placeholder {
  readonly offset: number;
  /** Length of the default text, which disappears when the author types. 0 without a default text. */
  readonly length: number;
  readonly choices?: readonly string[];
}

/** A tab stop `$1`, `${1}`, `${1:default}` or `${1|a,b|}`, or an escaped character. */
const PART = /\\([$}\\,|])|\$(\d+)|\$\{(\d+)(?::((?:\\.|[^}\\])*)|\|((?:\\.|[^|\\])*)\|)?\}/g;

/**
 * Returns the text that an editor inserts for a snippet, and the placeholders of the snippet in the order of Tab: by
 * number, `$0` last. Without `$0` in the snippet, `$0` is at the end of the text.
 */
export function parseSnippet(snippet: string): { readonly text: string; readonly placeholders: Placeholder[] } {
  const found: (Placeholder & { readonly number: number })[] = [];
  let text = '';
  let end = 0;
  for (const match of snippet.matchAll(PART)) {
    text += snippet.slice(end, match.index);
    end = match.index + match[0].length;
    const [, escaped, plain, number = plain, initial = '', listed] = match as (string | undefined)[];
    if (escaped !== undefined) {
      text += escaped;
      continue;
    }
    const choices = listed?.split(/(?<!\\),/).map(unescaped);
    const shown = choices?.[0] ?? unescaped(initial);
    found.push({
      offset: text.length,
      length: shown.length,
      number: Number(number) || Infinity,
      ...(choices && { choices }),
    });
    text += shown;
  }
  text += snippet.slice(end);
  if (found.length > 0 && found.every(({ number }) => number !== Infinity))
    found.push({ offset: text.length, length: 0, number: Infinity });
  return { text, placeholders: found.toSorted((a, b) => a.number - b.number) };
}

const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, '$1');
