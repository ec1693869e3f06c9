import { UnreadableError } from '../parser/unreadable.js';

/** The largest file that is read. The biggest published maps are some 300 kB of text. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** What a size or a text has against being read; undefined when nothing. */
export function tooLarge(bytes: number): UnreadableError | undefined {
  if (bytes <= MAX_FILE_BYTES) return undefined;
  const size = (bytes / 1024 / 1024).toFixed(bytes < 10 * MAX_FILE_BYTES ? 1 : 0);
  return new UnreadableError(
    `This file has ${size} MB; Sandtable reads files up to ${MAX_FILE_BYTES / 1024 / 1024} MB. Split it into files that import each other.`,
  );
}

/** @throws Unreadable when the bytes are too many, or no text in UTF-8. */
export function decode(bytes: Uint8Array): string {
  const refused = tooLarge(bytes.length) ?? foreignEncoding(bytes);
  if (refused) throw refused;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableError(
      'This file is not written in UTF-8. Open it in its own encoding and save it again as UTF-8.',
    );
  }
}

function foreignEncoding(bytes: Uint8Array): UnreadableError | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return new UnreadableError('This file is written in UTF-16. Save it again as UTF-8.');
  }
  return bytes.includes(0) ? binary() : undefined;
}

/**
 * A text from the editor, as it is.
 *
 * @throws Unreadable when something is against reading it.
 */
export function readable(text: string): string {
  const refused = tooLarge(text.length) ?? (text.includes('\0') ? binary() : undefined);
  if (refused) throw refused;
  return text;
}

function binary(): UnreadableError {
  return new UnreadableError('This file holds binary data, not text.');
}
