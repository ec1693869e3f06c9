import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './run.ts';
import type { Book } from './ruleset-page.ts';

const RULESETS = path.join(ROOT, 'engine/rulesets');

/** Returns the ids of all games with an implementation. */
export function rulesetIds(): string[] {
  return fs.readdirSync(RULESETS).filter((id) => fs.existsSync(path.join(RULESETS, id, 'index.ts')));
}

/** Loads the rules, rulings, readings and vocabulary of a ruleset. */
export async function loadBook(id: string): Promise<Book> {
  const contents = `${PARTS} export const book = { id: '${id}', title, rulebook, rulings, readings, vocabulary };`;
  return (await loadSource<{ readonly book: Book }>(contents, path.join(RULESETS, id))).book;
}

/**
 * Loads the rules, rulings, readings and vocabulary of a ruleset with their Italian texts. The starter file is empty,
 * because pages do not show it.
 */
export async function loadItalianBook(id: string): Promise<Book> {
  const contents = `${PARTS}
    import { inItalian, sentences } from './book-it.js';
    import { translateVocabulary } from '../../play/vocabulary-translation.js';
    import { translationWith } from '../../../language-server/words/translation.js';
    const translation = translationWith(sentences);
    const term = (english) => translation.term(english) ?? english;
    export const book = {
      ...inItalian({ id: '${id}', title, rulebook, rulings, readings, starter: '' }),
      vocabulary: translateVocabulary(vocabulary, term),
    };`;
  return (await loadSource<{ readonly book: Book }>(contents, path.join(RULESETS, id))).book;
}

const PARTS = `import { title, rulebook } from './rulebook/index.js';
  import { rulings } from './rulings/texts.js';
  import { readings } from './readings/readings.js';
  import { vocabulary } from './vocabulary/index.js';`;

/** Loads a module from its source. It is bundled first, because Node cannot resolve the imports of the sources. */
export async function loadSource<Module>(contents: string, resolveDir: string): Promise<Module> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-'));
  const outfile = path.join(folder, 'module.mjs');
  await build({ stdin: { contents, resolveDir }, outfile, bundle: true, format: 'esm', logLevel: 'warning' });
  const module = (await import(pathToFileURL(outfile).href)) as Module;
  fs.rmSync(folder, { recursive: true });
  return module;
}
