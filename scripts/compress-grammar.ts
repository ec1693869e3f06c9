import fs from 'node:fs';
import type { Plugin } from 'esbuild';

/** A phrase is replaced by this character, followed by a letter or digit. */
const MARK = '~';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
/**
 * Matches a property name in the JSON with its value. If the value is not a single word, matches only the start of the
 * value. A match contains no escapes.
 */
const PHRASE = /[{,]?"[$\w]+":(?:"[$\w+?*=]*"|\[\]|true|false|[[{])?/g;

/**
 * Compresses the JSON of the grammar in a bundle. The JSON repeats few phrases, so the bundle stores each phrase once
 * and expands the text at the start.
 */
export const compressGrammar: Plugin = {
  name: 'compress grammar',
  setup(build) {
    build.onLoad({ filter: /[\\/]generated[\\/]grammar\.ts$/ }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/(?<=loadGrammarFromJson\()'(.*)'(?=\))/, (_, json: string) => compress(json)),
      loader: 'ts',
    }));
  },
};

/** Returns a JavaScript expression that evaluates to the same string as the literal `'text'`, in fewer bytes. */
export function compress(text: string): string {
  if (text.includes(MARK)) throw new Error(`The grammar contains ${MARK}, which the compressed form uses as a mark.`);
  const phrases = mostExpensive(text);
  const letters = new Map(phrases.map((phrase, at) => [phrase, `${MARK}${LETTERS[at]}`]));
  const short = text.replace(PHRASE, (phrase) => letters.get(phrase) ?? phrase);
  const known = Object.fromEntries(phrases.map((phrase, at) => [LETTERS[at], phrase]));
  return `((known) => '${short}'.replace(/${MARK}(.)/g, (_, letter) => known[letter]))(${JSON.stringify(known)})`;
}

/** Returns the phrases whose replacement saves the most bytes. */
function mostExpensive(text: string): string[] {
  const lengths = new Map<string, number>();
  for (const [phrase] of text.matchAll(PHRASE)) lengths.set(phrase, (lengths.get(phrase) ?? 0) + phrase.length - 2);
  return [...lengths.keys()].sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0)).slice(0, LETTERS.length);
}
