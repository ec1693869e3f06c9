import { decodeCodePage, type CodePage } from './code-pages.js';

/** A text with the encoding of its file. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | CodePage;
}

/**
 * Decodes a file of another program: UTF-8, UTF-16, or the code page of Windows that suits its words best. Never writes
 * U+FFFD in place of a letter.
 */
export function decodeFile(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const page = codePageOf(bytes);
    return { text: decodeCodePage(bytes, page), encoding: page };
  }
}

/** Returns the byte order of UTF-16 by its mark or, without a mark, by the zero bytes of its ASCII characters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]++;
  if (zeros[1] > bytes.length / 4 && zeros[0] === 0) return 'utf-16le';
  return zeros[0] > bytes.length / 4 && zeros[1] === 0 ? 'utf-16be' : undefined;
}

/**
 * Returns the code page of a text that is not Unicode. Libraries that detect code pages by statistics need longer texts
 * than tables of units, and mistake Russian names for Latin letters. This function looks at the letters beyond ASCII
 * instead. In Cyrillic words, many of these letters follow each other. To choose between the two Latin code pages, it
 * decodes the text with both and weighs letters that occur in names.
 */
function codePageOf(bytes: Uint8Array): CodePage {
  const latin = decodeCodePage(bytes, 'Windows-1252');
  const beyond = latin.match(/[\u0080-\uffff]+/g) ?? [];
  const lengthOf = (runs: readonly string[]): number => runs.reduce((sum, { length }) => sum + length, 0);
  const inRuns = beyond.filter((run) => /[À-ÿ]{3}/.test(run));
  if (lengthOf(inRuns) > lengthOf(beyond) / 2) return 'Windows-1251';
  const central = weightOf(decodeCodePage(bytes, 'Windows-1250'), CENTRAL);
  return central > weightOf(latin, WESTERN) ? 'Windows-1250' : 'Windows-1252';
}

// cspell:disable
/**
 * Letters of Western European languages, by weight. In the other Latin code page, their bytes are other characters. A
 * letter with a greater weight is stronger evidence for this code page.
 */
const WESTERN = { 3: 'ñèàøæåÑÈÀØÆÅ', 2: 'êãïœÊÃÏŒ', 1: 'õûùòìÕÛÙÒÌ' } as const;
/**
 * Letters of Central European languages, by weight. In Windows-1252, the bytes of the first group are not letters. The
 * letters š and ž have the same bytes in both code pages.
 */
const CENTRAL = { 4: 'łążşťŁĄŻŞŤĽľ', 2.5: 'čřěţžšźČŘĚŢŽŠŹ', 2: 'śęćńůőűŚĘĆŃŮŐŰ', 1.5: 'ăđďňĂĐĎŇ' } as const;
// cspell:enable

function weightOf(text: string, weights: Readonly<Record<number, string>>): number {
  const groups = Object.entries(weights);
  let sum = 0;
  for (const sign of text) {
    const [weight = 0] = groups.find(([, letters]) => letters.includes(sign)) ?? [];
    sum += Number(weight);
  }
  return sum;
}
