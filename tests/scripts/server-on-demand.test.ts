import { expect, test } from 'vitest';
import { BUNDLES } from '../../scripts/bundles.ts';
import { ROOT } from '../../scripts/run.ts';
import { buildServer } from '../../scripts/server-on-demand.ts';
import type { BuildOptions } from 'esbuild';

const bundleOf = (name: string): { readonly entry: string; readonly options: BuildOptions } => {
  const { entry = '', options } = BUNDLES.find(({ file }) => file === name)!;
  return { entry, options: { ...options, absWorkingDir: ROOT, bundle: true, metafile: true } };
};

test('no module is both in the server and in the script that it loads on demand', async () => {
  const { server, script } = await buildServer(bundleOf('server.js'), bundleOf('on-demand.js'));
  const [inServer, inScript] = [server, script].map(({ metafile }) => {
    const [{ inputs }] = Object.values(metafile.outputs);
    return Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  });
  expect(inServer).toEqual(expect.arrayContaining(['language-server/main.ts', 'engine/model/say.ts']));
  expect(inScript).toContain('language-server/debugging/debugging.ts');
  expect(inScript.filter((file) => inServer.includes(file))).toEqual([]);
});
