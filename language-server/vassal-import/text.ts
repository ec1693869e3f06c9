import { decodeFile } from '../text/decode-file.js';

/** Decodes an XML file: by its declaration, otherwise as UTF-8 or as the code page that suits its words. */
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
