import { decodeFile } from '../text/decode-file.js';

/**
 * Decodes an XML file with the encoding that it declares, otherwise as UTF-8. A file that is not valid UTF-8 is decoded
 * with the code page that best suits its words.
 */
export function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, encoding = 'utf-8'] = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(head) ?? [];
  if (/^utf-?8$/i.test(encoding)) return decodeFile(bytes).text;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return decodeFile(bytes).text;
  }
}

/** Escapes a text for use in a regular expression. */
const escaped = (text: string): string => text.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&');

/** Returns whether a text contains a word, in singular or plural and in any case. */
export function containsWord(text: string, word: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}])${escaped(word)}(?:s)?(?:$|[^\\p{L}])`, 'iu').test(text);
}
