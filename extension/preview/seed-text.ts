/** A range of a text and its replacement. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the edit that writes a seed into a file. The edit replaces the seed of the file or, if the file has none,
 * appends a `dice` statement. Statements that fix a single roll, such as `dice "1/German/attack" = 4`, are not changed.
 */
export function seedEdit(text: string, seed: string): TextChange {
  const known = /^([ \t]*dice\s+)("[^"\n]*"|'[^'\n]*')(?!\s*=)/m.exec(text);
  if (known) return { start: known.index + known[1].length, end: known.index + known[0].length, text: `"${seed}"` };
  return { start: text.length, end: text.length, text: `${text.endsWith('\n') ? '' : '\n'}\ndice "${seed}"\n` };
}
