/** A message that was too long to be read. */
export interface SkippedMessage {
  /**
   * The id of the request, needed for the error response. The id is sought only in the first and last bytes of the
   * message and is undefined if it is not there.
   */
  readonly id: string | number | undefined;
}

/** Number of bytes at each end of a long message in which the id of the request is searched. */
const SEARCHED_BYTES = 256;
const NEWLINE = 10;

/**
 * Splits input into messages, one on each line. Skips messages that are too long without keeping them in memory.
 * @param maxBytes The maximum length of a message.
 * @param onSkipped Called at the end of each skipped message.
 */
export async function* messagesOf(
  input: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onSkipped: (message: SkippedMessage) => void,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  /** The first and the last bytes of a message that is too long. */
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  for await (const chunk of input) {
    for (let start = 0; start < chunk.length;) {
      const newline = chunk.indexOf(NEWLINE, start);
      const part = chunk.subarray(start, newline < 0 ? undefined : newline + 1);
      start += part.length;
      length += part.length;
      if (length <= maxBytes) parts.push(part);
      else {
        const all = Buffer.concat([...parts, part]);
        if (first.length === 0) first = all.subarray(0, SEARCHED_BYTES);
        last = Buffer.concat([last, all]).subarray(-SEARCHED_BYTES);
        parts = [];
      }
      if (newline < 0) continue;
      if (length <= maxBytes) yield Buffer.concat(parts);
      else onSkipped({ id: idAtEnd(last.toString()) ?? idAtStart(first.toString()) });
      [parts, length, first, last] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
    }
  }
}

const ID = String.raw`"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")`;

/** Finds an id that follows the parameters: `…}, "id": 7}`. */
const idAtEnd = (text: string): string | number | undefined =>
  read(new RegExp(String.raw`\}\s*,[^{}]*${ID}[^{}]*\}\s*$`).exec(text));
/** Finds an id that precedes the parameters: `{"id": 7, …`. */
const idAtStart = (text: string): string | number | undefined =>
  read(new RegExp(String.raw`^\s*\{[^{}]*${ID}`).exec(text));

const read = (found: RegExpExecArray | null): string | number | undefined =>
  found ? (JSON.parse(found[1]) as string | number) : undefined;
