import vm from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { tablesAsText } from '../../scripts/tables-as-text.ts';

test('the writer of tables needs no buffers in a browser, and is small there', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { stringify } from 'csv-stringify/sync';
        globalThis.written = stringify([['a, b', 'c"d', 3], ['é', '', 'x']], { header: true, columns: ['x', 'y', 'z'] });`,
      resolveDir: ROOT,
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    plugins: [tablesAsText],
  });
  const [{ text }] = outputFiles;
  const context: { written?: string } = {};
  vm.runInNewContext(text, context);
  expect(context.written).toBe('x,y,z\n"a, b","c""d",3\né,,x\n');
  expect(text.length).toBeLessThan(15_000);
});
