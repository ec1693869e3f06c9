import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { buildScene } from '../../../language-server/scene/build-scene.js';
import { align } from '../../../language-server/scene/draw/align.js';
import type { Alignment } from '../../../preview/contract/drawing.js';
import { groundOf } from '../../../preview/render/ground.js';
import { renderSvg } from '../../../preview/render/render.js';
import { pixelAt, scanTransform } from '../../../preview/render/underlay.js';
import { jpeg, png } from '../../preview/picture-files.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const GRID = `ruleset pgg
map M {
  grid hexes flat columns 4 rows 3 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . .
    |. . . .
    |. . . .
  }
`;
const PICTURES = { 'maps/scan.jpg': jpeg(1000, 800), 'wide.png': png(2000, 400) };
const open = (statement: string): Promise<TestWorkspace> =>
  TestWorkspace.of({ 'maps/m.sand': `${GRID}${statement}}\n`, ...PICTURES }, [...rulesets.values()]);
const codesOf = (workspace: TestWorkspace): string[] => workspace.codes('maps/m.sand');

/** Returns the text of the file after an alignment, or the reason why it was refused. */
async function aligned(statement: string, alignment: Alignment): Promise<string> {
  const workspace = await open(statement);
  const result = await align(workspace.analyse('maps/m.sand'), workspace.services.shared.workspace, alignment);
  if ('refused' in result) return result.refused;
  const text = workspace.document('maps/m.sand').textDocument.getText();
  const [{ place, text: written }] = result.edits;
  return (text.slice(0, place.start) + written + text.slice(place.end)).slice(GRID.length);
}

test('a scene contains the scan with its cells, and no export draws it', async () => {
  const workspace = await open('  underlay "scan.jpg" (0101 at 100 100, 0403 at 700 650, opacity 40)\n');
  const scene = buildScene(workspace.analyse('maps/m.sand'));
  expect(codesOf(workspace)).toEqual([]);
  expect(scene?.underlay).toMatchObject({
    picture: { uri: uriOf('maps/scan.jpg').toString(), width: 1000, height: 800 },
    anchors: [
      { cell: 0, x: 100, y: 100 },
      { cell: 11, x: 700, y: 650 },
    ],
    opacity: 40,
  });
  expect(scene && renderSvg(scene)).not.toContain('scan.jpg');
});

test.each([
  ['a pixel outside of the scan', '0101 at 100 100, 0403 at 700 950', ['sandtable/underlay-outside']],
  ['exchanged cells', '0403 at 100 100, 0101 at 700 650', ['sandtable/underlay-geometry']],
  ['other proportions than those of the grid', '0101 at 100 100, 0403 at 900 200', ['sandtable/underlay-geometry']],
  ['a scan turned by a few degrees', '0101 at 100 100, 0403 at 690 660', []],
])('an underlay with %s has the right findings', async (_, cells, codes) => {
  expect(codesOf(await open(`  underlay "scan.jpg" (${cells})\n`))).toEqual(codes);
});

test('both pixels lie at the centres of their cells, also on a turned scan', async () => {
  const workspace = await open('  underlay "scan.jpg" (0101 at 100 100, 0403 at 690 660)\n');
  const scene = buildScene(workspace.analyse('maps/m.sand'))!;
  const ground = groundOf(scene.grid);
  const { anchors } = scene.underlay!;
  const transform = scanTransform(anchors, ground)!;
  for (const { cell, x, y } of anchors) {
    const pixel = pixelAt(transform, ground.centres[cell]);
    expect(pixel.x).toBeCloseTo(x);
    expect(pixel.y).toBeCloseTo(y);
  }
});

test('aligning a scan replaces its statement in the file', async () => {
  const anchors = [
    { cell: 1, x: 12, y: 34 },
    { cell: 10, x: 560, y: 478 },
  ] as const;
  expect(await aligned('  underlay "scan.jpg" (0101 at 1 1, 0403 at 9 9)\n', { anchors, opacity: 35 })).toBe(
    '  underlay "scan.jpg" (0201 at 12 34, 0303 at 560 478, opacity 35)\n}\n',
  );
});

test('a newly chosen scan is written into the file with the grid in the middle of the scan', async () => {
  expect(await aligned('', { file: uriOf('maps/scan.jpg').toString() })).toMatch(
    /^ {2}underlay "scan\.jpg" \(0101 at \d+ \d+, 0403 at \d+ \d+, opacity 60\)\n\}\n$/,
  );
  expect(await aligned('', { file: uriOf('wide.png').toString() })).toMatch(/^ {2}underlay "\.\.\/wide\.png" \(/);
});

test.each([
  [
    'file:///elsewhere/scan.jpg',
    '../../elsewhere/scan.jpg is outside of the workspace. Copy it into a folder of the workspace first.',
  ],
  [uriOf('maps/none.png').toString(), 'none.png cannot be shown. Choose a PNG or JPEG file.'],
])('the alignment refuses the file %s', async (file, refused) => {
  expect(await aligned('', { file })).toBe(refused);
});
