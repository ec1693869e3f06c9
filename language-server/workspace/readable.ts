import { UnreadableError } from '../parser/unreadable.js';

/** Maximum size of a file. The largest published maps have about 300 kB of text. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Returns the error for a file that is too large; undefined if its size is allowed. */
export function tooLarge(bytes: number): UnreadableError | undefined {
  if (bytes <= MAX_FILE_BYTES) return undefined;
  const size = (bytes / 1024 / 1024).toFixed(bytes < 10 * MAX_FILE_BYTES ? 1 : 0);
  return new UnreadableError(
    `This file has ${size} MB; the limit is ${MAX_FILE_BYTES / 1024 / 1024} MB. Split it into files that import each other.`,
  );
}

/** Decodes the bytes of a file. @throws UnreadableError if the file is too large or not a text in UTF-8 */
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
 * Returns a text from the editor unchanged.
 * @throws UnreadableError if the text is too large or contains binary data
 */
export function readable(text: string): string {
  const refused = tooLarge(text.length) ?? (text.includes('\0') ? binary() : undefined);
  if (refused) throw refused;
  return text;
}

function binary(): UnreadableError {
  return new UnreadableError('This file contains binary data, not text.');
}
