import { t } from '@vscode/l10n';
import vm from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readCsv } from '../../language-server/order-of-battle/read-csv.js';
import { ROOT } from '../../scripts/run.ts';
import { trimCsvLibrary } from '../../scripts/trim-csv-library.ts';

interface Globals {
  written?: string;
  read?: typeof readCsv;
}

/**
 * Bundles a script for a browser and runs it without Node's globals. Returns its global variables and the size of the
 * bundle.
 */
async function run(contents: string): Promise<{ readonly globals: Globals; readonly length: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    plugins: [trimCsvLibrary],
    alias: { 'csv-parse/browser/esm/sync': 'csv-parse/sync' },
  });
  const [{ text }] = outputFiles;
  const globals: Globals = {};
  vm.runInNewContext(text, Object.assign(globals, { TextEncoder, TextDecoder }));
  return { globals, length: text.length };
}

test('the trimmed CSV library writes CSV in a browser without Node’s Buffer, in less than 15 kB', async () => {
  const { globals, length } = await run(`import { stringify } from 'csv-stringify/sync';
    globalThis.written = stringify([['a, b', 'c"d', 3], ['é', '', 'x']], { header: true, columns: ['x', 'y', 'z'] });`);
  expect(globals.written).toBe('x,y,z\n"a, b","c""d",3\né,,x\n');
  expect(length).toBeLessThan(15_000);
});

test('the trimmed CSV library reads CSV in a browser with the same result as in Node, in less than 35 kB', async () => {
  const { globals, length } = await run(`import { readCsv } from './language-server/order-of-battle/read-csv.js';
    globalThis.read = readCsv;`);
  expect(length).toBeLessThan(35_000);
  for (const text of [
    '\ufeffside;name;faces\nGerman;"1. ""Pz""; x";4-10\n\nSoviet;Гвардия ü€𝄞;1-2\n',
    'a,b\r\n "x\ny" , 2 \r\n3\r\n',
    `a\tb\n${'long text ü '.repeat(80)}\t1\n`,
    'a,b\n"unclosed,1\n',
    'a,b\n1"2,3\n',
    'a,a\n1,2,3\n',
    '',
  ])
    expect(JSON.stringify(globals.read?.(text, t)), text).toBe(JSON.stringify(readCsv(text, t)));
});
