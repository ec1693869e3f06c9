import vm from 'node:vm';
import { expect, test } from 'vitest';
import { BUNDLES } from '../../scripts/bundles.ts';
import { buildShared, buildSharing, namesIn, withShared } from '../../scripts/shared-modules.ts';
import { ROOT } from '../../scripts/run.ts';

const OPTIONS = { absWorkingDir: ROOT, bundle: true, minify: true, metafile: true, platform: 'neutral' } as const;

interface Rules {
  readonly rules: { readonly id: string; term(english: string): string };
  speakWith(current: () => { term(english: string): string; sentence(): undefined }): void;
}

const sharing = ['pgg', 'fda'].map((id) => buildSharing(`engine/rulesets/${id}/rules.ts`, OPTIONS));

test('two bundles of rules that share modules have separate languages', async () => {
  const built = await Promise.all(sharing);
  const names = namesIn(built);
  const context = vm.createContext({ TextEncoder, TextDecoder });
  vm.runInContext((await buildShared(names, OPTIONS)).text, context);
  const [pgg, fda] = built.map((each) => {
    vm.runInContext(withShared(each, names), context);
    return (context as { readonly sandtableScript: Rules }).sandtableScript;
  });
  pgg.speakWith(() => ({ term: () => 'pianura', sentence: () => undefined }));
  expect([pgg, fda].map(({ rules }) => rules.id)).toEqual(['pgg', 'fda']);
  expect([pgg, fda].map(({ rules }) => rules.term('clear'))).toEqual(['pianura', 'clear']);
});

test('a bundle of rules contains no module of the folders that all games share', async () => {
  const contained = (await Promise.all(sharing)).flatMap(({ metafile }) => Object.keys(metafile.inputs));
  expect(contained.filter((file) => /^engine\/(board|model|play|mechanics)\//.test(file))).toEqual([]);
  expect(contained.length).toBeGreaterThan(100);
});

test('the build contains one bundle of shared modules, which the bundles of all rules use', () => {
  const sharingFiles = BUNDLES.filter(({ isSharing }) => isSharing).map(({ file }) => file);
  const games = ['bite', 'declared', 'fda', 'pgg', 'rtl'].map((id) => `rulesets/${id}.js`);
  expect(sharingFiles.toSorted()).toEqual(games);
  expect(BUNDLES.flatMap(({ file, entry }) => (entry === undefined ? [file] : []))).toEqual(['rulesets/shared.js']);
});
