import fc from 'fast-check';

/** One edit of a text. Positions are fractions of the length of the text. */
export interface Edit {
  readonly at: number;
  readonly to: number;
  readonly change: keyof typeof CHANGES;
}

/** Texts to type or paste: whole and partial statements, opening and closing signs, comments. */
const PIECES = [
  ...['a', 'T', '4', ' ', '\n', '"', '|', '{', '}', '(', ')', '[5.1]', ',', '=', '/*', '*/', '//', '\t', '\r\n', 'é'],
  ...['orders', ' orders', 'source "x"', ' = 4', ' = orders', '// a remark\n', '/* a remark */', 'import "x.sand"\n'],
  ...['\ndice "1/x" = 4\n', '\ndice "seed"', '\norders turn 1 German {\n}\n', '\nexpect after setup { }\n'],
  ...['\ntable x { a: b = 1 } source "a"\n', 'ruleset pgg\n', '\nside New { }\n', '  move 1/1 to 1010\n', '  end\n'],
];

/** Returns the length of an edited range for a random number. Most ranges are short. */
const length = (to: number): number => Math.floor(60 * to * to);

const CHANGES = {
  type: (text: string, at: number, to: number) => text.slice(0, at) + piece(to) + text.slice(at),
  erase: (text: string, at: number, to: number) => text.slice(0, at) + text.slice(at + 1 + length(to)),
  replace: (text: string, at: number, to: number) => text.slice(0, at) + piece(to) + text.slice(at + 1),
  repeat: (text: string, at: number, to: number) => text.slice(0, at + length(to)) + text.slice(at),
  renumber: (text: string, at: number, to: number) =>
    text.slice(0, at) + text.slice(at).replace(/\d/, String(Math.floor(to * 10))),
  'drop a line': (text: string, at: number) => onLines(text, at, (lines, line) => lines.splice(line, 1)),
  'repeat a line': (text: string, at: number) => onLines(text, at, (lines, line) => lines.splice(line, 0, lines[line])),
  'begin a line': (text: string, at: number, to: number) =>
    onLines(text, at, (lines, line) => lines.splice(line, 0, piece(to))),
  'end a line': (text: string, at: number, to: number) =>
    onLines(text, at, (lines, line) => (lines[line] += piece(to))),
  'join lines': (text: string, at: number) =>
    onLines(text, at, (lines, line) => lines.splice(line, 2, lines.slice(line, line + 2).join(' '))),
  'drop a block': (text: string, at: number) => text.slice(0, at) + text.slice(at).replace(/\n\w[^{}]*\{[^{}]*\}/, ''),
  'repeat a block': (text: string, at: number) =>
    text.slice(0, at) + text.slice(at).replace(/\n\w[^{}]*\{[^{}]*\}/, '$&$&'),
} as const;

const piece = (to: number): string => PIECES[Math.floor(to * PIECES.length)];

function onLines(text: string, at: number, edit: (lines: string[], line: number) => unknown): string {
  const lines = text.split('\n');
  edit(lines, text.slice(0, at).split('\n').length - 1);
  return lines.join('\n');
}

export function edited(text: string, { at, to, change }: Edit): string {
  return CHANGES[change](text, Math.floor(at * text.length), to);
}

const part = fc.double({ min: 0, max: 0.9999, noNaN: true });

/** Generates sequences of edits as an author makes them. Some edits break the text, and some of these are undone. */
export const edits = (most: number): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc.record({
      at: part,
      to: part,
      change: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    }),
    { minLength: 1, maxLength: most },
  );
