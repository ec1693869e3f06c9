import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { sentenceKey } from '../engine/model/sentence-key.ts';
import { ROOT } from './run.ts';

/** The modules that collect the Italian sentences of a part of the program. */
const SENTENCES = /(engine[\\/](declared[\\/]|rulesets[\\/]\w+[\\/])?|language-server[\\/]words[\\/])it[\\/]index\.ts$/;

/** Gives the Italian sentences in a bundle short keys in place of the English sentences. */
export const shortSentenceKeys: Plugin = {
  name: 'short sentence keys',
  setup(build) {
    build.onLoad({ filter: SENTENCES }, async ({ path: file }) => ({ contents: await withShortKeys(file) }));
  },
};

/** Returns the source of a module that exports the same lists of sentences with short keys. */
async function withShortKeys(file: string): Promise<string> {
  const { outputFiles } = await bundle({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  const source = `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`;
  const lists = (await import(source)) as Record<string, Readonly<Record<string, string>>>;
  const exports = Object.entries(lists).map(
    ([name, list]) => `export const ${name} = ${JSON.stringify(short(list, file))};`,
  );
  return exports.join('\n');
}

function short(list: Readonly<Record<string, string>>, file: string): Record<string, string> {
  const entries = Object.entries(list).map(([english, italian]) => [sentenceKey(english), italian]);
  const sentences = Object.fromEntries(entries) as Record<string, string>;
  if (Object.keys(sentences).length < entries.length)
    throw new Error(`Two sentences of ${path.relative(ROOT, file)} have the same key.`);
  return sentences;
}
