import fs from 'node:fs';
import type { Plugin } from 'esbuild';

/** A phrase is written as this and a letter or digit. */
const MARK = '~';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
/** A property of the JSON with what follows it, where that is a word or the beginning of something; none holds an escape. */
const PHRASE = /[{,]?"[$\w]+":(?:"[$\w+?*=]*"|\[\]|true|false|[[{])?/g;

/** The JSON of a grammar repeats few phrases: a bundle holds each once, and puts the text together again before Langium reads it. */
export const grammarInShort: Plugin = {
  name: 'grammar in short',
  setup(build) {
    build.onLoad({ filter: /[\\/]generated[\\/]grammar\.ts$/ }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/(?<=loadGrammarFromJson\()'(.*)'(?=\))/, (_, json: string) => shortened(json)),
      loader: 'ts',
    }));
  },
};

/** JavaScript that is the text again which stands in the literal `'text'`. */
export function shortened(text: string): string {
  if (text.includes(MARK)) throw new Error(`The grammar has a ${MARK}, which marks its phrases in a bundle.`);
  const phrases = dearest(text);
  const letters = new Map(phrases.map((phrase, at) => [phrase, `${MARK}${LETTERS[at]}`]));
  const short = text.replace(PHRASE, (phrase) => letters.get(phrase) ?? phrase);
  const known = Object.fromEntries(phrases.map((phrase, at) => [LETTERS[at], phrase]));
  return `((known) => '${short}'.replace(/${MARK}(.)/g, (_, letter) => known[letter]))(${JSON.stringify(known)})`;
}

/** Those phrases that take most of a text. */
function dearest(text: string): string[] {
  const taken = new Map<string, number>();
  for (const [phrase] of text.matchAll(PHRASE)) taken.set(phrase, (taken.get(phrase) ?? 0) + phrase.length - 2);
  return [...taken.keys()].sort((a, b) => (taken.get(b) ?? 0) - (taken.get(a) ?? 0)).slice(0, LETTERS.length);
}
