import vm from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readCsv } from '../../language-server/order-of-battle/read-csv.js';
import { ROOT } from '../../scripts/run.ts';
import { tablesAsText } from '../../scripts/tables-as-text.ts';

interface Told {
  written?: string;
  read?: typeof readCsv;
}

/** What a script leaves behind in a world that knows texts and bytes, and nothing of Node. */
async function run(contents: string): Promise<{ readonly told: Told; readonly length: number }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    plugins: [tablesAsText],
    alias: { 'csv-parse/browser/esm/sync': 'csv-parse/sync' },
  });
  const [{ text }] = outputFiles;
  const told: Told = {};
  vm.runInNewContext(text, Object.assign(told, { TextEncoder, TextDecoder }));
  return { told, length: text.length };
}

test('the writer of tables needs no buffers of Node in a browser, and is small there', async () => {
  const { told, length } = await run(`import { stringify } from 'csv-stringify/sync';
    globalThis.written = stringify([['a, b', 'c"d', 3], ['é', '', 'x']], { header: true, columns: ['x', 'y', 'z'] });`);
  expect(told.written).toBe('x,y,z\n"a, b","c""d",3\né,,x\n');
  expect(length).toBeLessThan(15_000);
});

test('nor does the reader, which reads there what it reads elsewhere', async () => {
  const { told, length } = await run(`import { readCsv } from './language-server/order-of-battle/read-csv.js';
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
    expect(JSON.stringify(told.read?.(text)), text).toBe(JSON.stringify(readCsv(text)));
});
