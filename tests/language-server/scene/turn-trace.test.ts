import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { buildPreview } from '../../../language-server/scene/preview.js';
import { TestWorkspace } from '../workspace.js';

const read = (name: string): string => readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');

test('the map at the end of a turn shows the hexes in which units fought, and the hexes from which they attacked', async () => {
  const files = { 'contact.sand': read('pgg/first-contact.sand'), 'forces.sand': read('pgg/forces.sand') };
  const analysis = (await TestWorkspace.of(files, [...rulesets.values()])).analyse('contact.sand');
  const board = analysis.map!.board;
  const { moments = [] } = buildPreview(analysis, { moment: 'setup' }) ?? {};
  const die = moments.findIndex(({ battle }) => battle);
  const seenAt = (moment: number | undefined): readonly (string | undefined)[][] =>
    (buildPreview(analysis, moment === undefined ? {} : { moment })?.scene.overlays ?? []).map(({ kind, cells }) => [
      kind,
      ...cells.map((cell) => board.label(cell)),
    ]);
  const fought = [
    ['fought', '2512', '2612'],
    ['fought', '2513', '2612'],
  ];
  expect(seenAt(undefined)).toEqual([...fought, ['retreat', '2513', '2514']]);
  expect(seenAt(moments.length - 1)).toEqual(fought);
  // Before the end of a turn only the events of the moment are shown.
  expect(seenAt(die)).toEqual([
    ['attack', '2512', '2612'],
    ['attack', '2513', '2612'],
  ]);
  expect(seenAt(die + 1)).toEqual([]);
});
