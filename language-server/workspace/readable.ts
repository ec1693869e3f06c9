/** Why a text is not read: shown where its contents would stand. */
export class Unreadable extends Error {}

/** The largest file that is read. The biggest published maps are some 300 kB of text. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** Braces deeper than this are no scenario; the parser works by recursion and would run out of stack. */
const DEEPEST_BRACES = 200;

/** What a size or a text has against being read; undefined when nothing. */
export function tooLarge(bytes: number): Unreadable | undefined {
  if (bytes <= MOST_BYTES) return undefined;
  const size = (bytes / 1024 / 1024).toFixed(bytes < 10 * MOST_BYTES ? 1 : 0);
  return new Unreadable(
    `This file has ${size} MB; Sandtable reads files up to ${MOST_BYTES / 1024 / 1024} MB. Split it into files that import each other.`,
  );
}

/** @throws Unreadable when the bytes are too many, or no text in UTF-8. */
export function decode(bytes: Uint8Array): string {
  const refused = tooLarge(bytes.length) ?? foreignEncoding(bytes);
  if (refused) throw refused;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('This file is not written in UTF-8. Open it in its own encoding and save it again as UTF-8.');
  }
}

function foreignEncoding(bytes: Uint8Array): Unreadable | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return new Unreadable('This file is written in UTF-16. Save it again as UTF-8.');
  }
  return bytes.includes(0) ? new Unreadable('This file holds binary data, not text.') : undefined;
}

/** What a text from the editor has against being read; undefined when nothing. */
export function unreadable(text: string): Unreadable | undefined {
  const large = tooLarge(text.length);
  if (large) return large;
  if (text.includes('\0')) return new Unreadable('This file holds binary data, not text.');
  return bracesTooDeep(text)
    ? new Unreadable(`Braces stand more than ${DEEPEST_BRACES} deep here; close some of them.`)
    : undefined;
}

function bracesTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN && ++depth > DEEPEST_BRACES) return true;
    if (code === CLOSE) depth--;
  }
  return false;
}

const OPEN = '{'.charCodeAt(0);
const CLOSE = '}'.charCodeAt(0);
