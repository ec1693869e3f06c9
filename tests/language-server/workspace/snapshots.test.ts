import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { toy } from '../../toy/rules/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const read = (name: string): string => readFileSync(new URL(`../../toy/${name}`, import.meta.url), 'utf8');

test('the snapshots of the last three documents are kept', async () => {
  const names = ['a.sand', 'b.sand', 'c.sand', 'd.sand'];
  const battles = Object.fromEntries(names.map((name) => [name, read('battle.sand')]));
  const workspace = await TestWorkspace.of({ 'land.sand': read('land.sand'), ...battles }, [toy]);
  const answers = answersFor(workspace.services);
  const uris = names.map((name) => uriOf(name).toString());
  const isKept = (): boolean[] => uris.map((uri) => answers['sandtable/preview']({ uri, earlier: true }) !== null);
  for (const uri of uris.slice(0, 3)) await answers['sandtable/hold']({ uri });
  expect(isKept()).toEqual([true, true, true, false]);
  await answers['sandtable/hold']({ uri: uris[0] });
  await answers['sandtable/hold']({ uri: uris[3] });
  expect(isKept()).toEqual([true, false, true, true]);
});

test('the snapshot of a document is kept while the document is edited', async () => {
  const workspace = await TestWorkspace.of({ 'land.sand': read('land.sand'), 'battle.sand': read('battle.sand') }, [
    toy,
  ]);
  const answers = answersFor(workspace.services);
  const { uri } = workspace.analyse('battle.sand');
  const ask = (earlier: boolean) => answers['sandtable/preview']({ uri, moment: 'setup', earlier });
  expect(ask(true)).toBeNull();
  expect(await answers['sandtable/hold']({ uri: 'file:///none.sand' })).toBe(false);

  const before = ask(false)!;
  expect(await answers['sandtable/hold']({ uri })).toBe(true);
  await workspace.write('battle.sand', read('battle.sand').replace('0203: 1/1', '0201: 1/1'));
  const cells = (preview: typeof before): number[] => preview.scene.counters.map(({ cell }) => cell);
  expect(cells(ask(false)!)).not.toEqual(cells(before));
  expect(cells(ask(true)!)).toEqual(cells(before));
  expect(ask(true)!.moments.map(({ answer }) => answer)).toEqual(before.moments.map(({ answer }) => answer));

  await answers['sandtable/hold']({ uri, text: read('battle.sand').replace('0203: 1/1', '0204: 1/1') });
  expect(cells(ask(true)!)).not.toEqual(cells(before));
  expect(cells(ask(true)!)).not.toEqual(cells(ask(false)!));
});
