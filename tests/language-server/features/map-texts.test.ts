import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace } from '../workspace.js';

const TEXT = `ruleset pgg
map M {
  grid hexes flat columns 3 rows 2 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . .
    |. . .
  }
  label   "Army Group Centre"  at 0201(size large,angle -20)
  underlay "scan.png"  (0101 at 10 20,0302 at 300 200 , opacity 40)
}
side German {
  picture  infantry  division "tiger.png"
}
`;
const FORMATTED = TEXT.replace('label   "Army', 'label "Army')
  .replace('"  at 0201(size large,angle', '" at 0201 (size large, angle')
  .replace(
    '"scan.png"  (0101 at 10 20,0302 at 300 200 , opacity',
    '"scan.png" (0101 at 10 20, 0302 at 300 200, opacity',
  )
  .replace('picture  infantry  division', 'picture infantry division');

const open = (text = TEXT): Promise<TestWorkspace> => TestWorkspace.of({ 'a.sand': text }, [...rulesets.values()]);
const textDocument = { uri: 'file:///campaign/a.sand' };

test('the formatter knows labels, scans and pictures of kinds', async () => {
  const { services, document } = await opened();
  const edits = await services.lsp.Formatter!.formatDocument(document, {
    textDocument,
    options: { tabSize: 2, insertSpaces: true },
  });
  const { TextDocument } = await import('vscode-languageserver-textdocument');
  expect(TextDocument.applyEdits(document.textDocument, edits)).toBe(FORMATTED);
});

test.each([
  ['label ', 'A text on the map'],
  ['size', 'The size of the text'],
  ['angle', 'degrees'],
  ['0201', '0201'],
  ['underlay', 'A scan'],
  ['opacity', 'The opacity'],
  ['picture', 'The picture on all counters of a kind'],
])('the hover of “%s” explains it', async (word, explanation) => {
  const { services, document } = await opened();
  const position = document.textDocument.positionAt(TEXT.indexOf(word) + 1);
  const hover = await services.lsp.HoverProvider!.getHoverContent(document, { textDocument, position });
  expect(JSON.stringify(hover)).toContain(explanation);
});

test.each([
  ['  la|', ['label']],
  ['  label "A" at 0101 (|)', ['size', 'angle']],
  ['  label "A" at 0101 (size |)', ['small', 'medium', 'large', 'huge']],
  ['  und|', ['underlay']],
])('completion in “%s” proposes %j', async (line, labels) => {
  const text = TEXT.replace(/ {2}label.*\n.*\n/, `${line.replace('|', '')}\n`);
  const workspace = await open(text);
  const document = workspace.document('a.sand');
  const at = text.indexOf(line.replace('|', '')) + line.indexOf('|');
  const position = document.textDocument.positionAt(at);
  const list = await workspace.services.lsp.CompletionProvider!.getCompletion(document, { textDocument, position });
  expect((list?.items ?? []).map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});

test('the paths of pictures are links to their files', async () => {
  const { services, document } = await opened();
  const links = await services.lsp.DocumentLinkProvider!.getDocumentLinks(document, { textDocument });
  expect(links.map(({ target }) => target)).toEqual(
    expect.arrayContaining(['file:///campaign/scan.png', 'file:///campaign/tiger.png']),
  );
});

test('a text and the path of a picture cannot be renamed', async () => {
  const { services, document } = await opened();
  for (const word of ['Army', 'tiger']) {
    const position = document.textDocument.positionAt(TEXT.indexOf(word) + 1);
    const renamed = services.lsp.RenameProvider!.prepareRename(document, { textDocument, position });
    await expect(Promise.resolve(renamed).catch(() => undefined)).resolves.toBeUndefined();
  }
});

async function opened() {
  const workspace = await open();
  return { services: workspace.services, document: workspace.document('a.sand') };
}
