import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import { STORIES } from '../../stories/from-an-empty-file.js';
import { EditorAuthor } from '../editor-author.js';
import { workbench } from '../window.js';
import { WINDOW } from '../workbench.js';

const FILE = 'empty.sand';

beforeAll(async () => {
  workbench.lay({ files: { [FILE]: '' } });
  // Each key redraws the window, so the test uses a small window.
  await workbench.page.setViewportSize({ width: 960, height: 620 });
  await workbench.open('Default Light Modern', EditorAuthor.SETTINGS);
});
afterAll(() => workbench.page.setViewportSize(WINDOW));

// The stories of the other games are written without an editor, in tests/stories.
test('completions and fixes of the editor suffice to write a scenario from an empty file', async () => {
  const author = new EditorAuthor(workbench);
  await workbench.openFile(FILE);
  await workbench.page.locator('.statusbar').getByText('Sandtable').first().waitFor();
  await STORIES.pgg(author);
  const text = await author.saved(FILE);
  const workspace = await NodeWorkspace.open([`${workbench.folder}/${FILE}`], rulesets);
  const analysis = workspace.analyse(workspace.documents[0]);
  const found = [...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])];
  expect(
    found.map(({ message }) => message),
    text,
  ).toEqual([]);
});
