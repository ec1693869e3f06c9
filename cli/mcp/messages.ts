/** A message that was too long to be read, by its ends. */
export interface TooLong {
  /** The id of the request, to answer it with an error; undefined when it stands at neither end. */
  readonly id: string | number | undefined;
}

/** At either end of a message, where clients write the id of a request, in bytes. */
const END = 256;
const NEWLINE = 10;

/**
 * Passes on messages, a line each, that have at most `longest` bytes. A longer one is read to its end, never held, and reported.
 */
export async function* messagesOf(
  input: AsyncIterable<Uint8Array>,
  longest: number,
  tooLong: (message: TooLong) => void,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  /** The ends of a message that is too long. */
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  for await (const chunk of input) {
    for (let start = 0; start < chunk.length;) {
      const newline = chunk.indexOf(NEWLINE, start);
      const part = chunk.subarray(start, newline < 0 ? undefined : newline + 1);
      start += part.length;
      length += part.length;
      if (length <= longest) parts.push(part);
      else {
        const all = Buffer.concat([...parts, part]);
        if (first.length === 0) first = all.subarray(0, END);
        last = Buffer.concat([last, all]).subarray(-END);
        parts = [];
      }
      if (newline < 0) continue;
      if (length <= longest) yield Buffer.concat(parts);
      else tooLong({ id: idAtEnd(last.toString()) ?? idAtStart(first.toString()) });
      [parts, length, first, last] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
    }
  }
}

const ID = String.raw`"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")`;

/** The id behind all parameters: `…}, "id": 7}`. */
const idAtEnd = (text: string): string | number | undefined =>
  read(new RegExp(String.raw`\}\s*,[^{}]*${ID}[^{}]*\}\s*$`).exec(text));
/** The id before all parameters: `{"id": 7, …`. */
const idAtStart = (text: string): string | number | undefined =>
  read(new RegExp(String.raw`^\s*\{[^{}]*${ID}`).exec(text));

const read = (found: RegExpExecArray | null): string | number | undefined =>
  found ? (JSON.parse(found[1]) as string | number) : undefined;
