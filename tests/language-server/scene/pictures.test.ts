import { expect, test } from 'vitest';
import { buildScene } from '../../../language-server/scene/build-scene.js';
import { buildPrintData } from '../../../language-server/scene/print-data.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { gif, jpeg, png } from '../../preview/picture-files.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const TEXT = `ruleset pgg
map M {
  grid hexes flat columns 4 rows 2 labels CCRR even columns lower
  legend { "." clear  "f" forest (picture "art/forest.jpg") }
  terrain from 0101 {
    |. f f .
    |. . . .
  }
  label "Army Group Centre" at 0201 (size large, angle -20)
}
side German {
  source "The author."
  picture infantry division "art/infantry.png"
  infantry division "1.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "2.Inf" 9-7 | 4-7 | 2-7 | 1-7 (picture "art/own.png")
  panzer division "7.Pz" (picture "art/panzer.png") {
    panzer regiment 25/7 4-10 | 2-10
    panzer grenadier regiment 6/7 2-10 | 1-10 (picture "art/broken.png")
  }
}
side Soviet {
  source "The author."
  pool rifle { 1 of 4-5-6 }
  picture rifle "art/rifle.png"
}
scenario "S" {
  on M
  turns 1
  setup German { 0101: "1.Inf"  0102: "2.Inf"  0201: 25/7, 6/7 }
  setup Soviet { 0402: 1 rifle of army "1" }
}
`;
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'a.sand': TEXT,
  'art/forest.jpg': jpeg(640, 480),
  'art/infantry.png': png(60, 40),
  'art/own.png': png(10, 20),
  'art/panzer.png': png(96, 60),
  'art/rifle.png': png(50, 50),
  'art/broken.png': gif,
};
const open = (files = FILES): Promise<TestWorkspace> => TestWorkspace.of(files, [...rulesets.values()]);
const pictureCodes = (workspace: TestWorkspace): string[] =>
  workspace.codes('a.sand').filter((code) => code.includes('picture'));
const nameOf = (uri = ''): string => uri.slice(uri.lastIndexOf('/') + 1);

test('a counter shows the picture of its unit, otherwise that of its formation, otherwise that of its kind', async () => {
  const scene = buildScene((await open()).analyse('a.sand'));
  expect(Object.fromEntries((scene?.counters ?? []).map(({ name, picture }) => [name, nameOf(picture?.uri)]))).toEqual({
    '1.Inf': 'infantry.png',
    '2.Inf': 'own.png',
    '25/7': 'panzer.png',
    '6/7': '',
    '1/1': 'rifle.png',
  });
});

test('a scene contains the size of pictures, the pictures of terrain, and texts', async () => {
  const scene = buildScene((await open()).analyse('a.sand'));
  expect(scene?.counters[0].picture).toMatchObject({
    uri: uriOf('art/infantry.png').toString(),
    width: 60,
    height: 40,
  });
  expect(scene?.terrain.pictures).toMatchObject([{ word: 1, picture: { width: 640, height: 480 } }]);
  expect(scene?.texts).toMatchObject([{ text: 'Army Group Centre', cell: 1, size: 'large', angle: -20 }]);
});

test('printed counters have the same pictures as counters on the map', async () => {
  const printed = buildPrintData((await open()).analyse('a.sand'));
  const faces = (printed?.bySide ?? []).flatMap(({ counters }) => counters.map(({ front }) => front));
  expect(new Set(faces.map(({ name, picture }) => `${name} ${nameOf(picture?.uri)}`))).toEqual(
    new Set(['1.Inf infantry.png', '2.Inf own.png', '25/7 panzer.png', '6/7 ', ' rifle.png']),
  );
});

test.each([
  ['of another format', gif, 'sandtable/not-a-picture'],
  ['with too many pixels', png(4097, 10), 'sandtable/picture-too-large'],
  ['with too many bytes', png(10, 10, 4 * 1024 * 1024), 'sandtable/picture-too-large'],
])('a picture %s is reported and not shown', async (_, bytes, code) => {
  const workspace = await open({ ...FILES, 'art/broken.png': png(5, 5), 'art/own.png': bytes });
  expect(pictureCodes(workspace)).toEqual([code]);
  const scene = buildScene(workspace.analyse('a.sand'));
  expect(scene?.counters.find(({ name }) => name === '2.Inf')?.picture).toBeUndefined();
});

test('a changed picture gets another edition, and a new picture is found without an edit of the text', async () => {
  const workspace = await open({ ...FILES, 'art/broken.png': png(5, 5) });
  const editionOf = (name: string): number | undefined =>
    buildScene(workspace.analyse('a.sand'))?.counters.find((counter) => counter.name === name)?.picture?.edition;
  const before = editionOf('1.Inf');
  const uri = uriOf('art/infantry.png');
  const { DocumentBuilder } = workspace.services.shared.workspace;
  workspace.files.pictures.set(uri.toString(), png(70, 40));
  await DocumentBuilder.update([uri], []);
  expect(editionOf('1.Inf')).toBeGreaterThan(before ?? Infinity);
  workspace.files.pictures.delete(uri.toString());
  await DocumentBuilder.update([], [uri]);
  expect(editionOf('1.Inf')).toBeUndefined();
  expect(pictureCodes(workspace)).toEqual(['sandtable/missing-picture']);
});
