import { describe, expect, test } from 'vitest';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { BATTLE, drill, FIELD, FILES, SIDES } from './drill.js';
import { desk } from './kit.js';

/** Sends every request of an editor for one position of a document. */
async function askEverything({ services, main }: Awaited<ReturnType<typeof desk>>, offset: number): Promise<void> {
  const { lsp } = services;
  const uri = main.uri.toString();
  const position = main.textDocument.positionAt(offset);
  const range = { start: main.textDocument.positionAt(0), end: main.textDocument.positionAt(1e6) };
  const params = { textDocument: { uri }, position };
  await lsp.HoverProvider?.getHoverContent(main, params);
  await lsp.CompletionProvider?.getCompletion(main, params);
  await lsp.DefinitionProvider?.getDefinition(main, params);
  await lsp.ReferencesProvider?.findReferences(main, { ...params, context: { includeDeclaration: true } });
  await lsp.DocumentHighlightProvider?.getDocumentHighlight(main, params);
  await lsp.RenameProvider?.prepareRename(main, params);
  await lsp.SignatureHelp?.provideSignatureHelp(main, params);
  await lsp.DocumentSymbolProvider?.getSymbols(main, params);
  await lsp.FoldingRangeProvider?.getFoldingRanges(main, params);
  await lsp.CodeLensProvider?.provideCodeLens(main, params);
  await lsp.InlayHintProvider?.getInlayHints(main, { textDocument: { uri }, range });
  await lsp.SemanticTokenProvider?.semanticHighlight(main, params);
  await lsp.DocumentLinkProvider?.getDocumentLinks(main, params);
  await lsp.Formatter?.formatDocument(main, { textDocument: { uri }, options: { tabSize: 2, insertSpaces: true } });
  await lsp.CodeActionProvider?.getCodeActions(main, {
    textDocument: { uri },
    range: { start: position, end: position },
    context: { diagnostics: main.diagnostics ?? [] },
  });
  const ask = answersFor(services);
  ask['sandtable/preview']({ uri });
  ask['sandtable/locate']({ uri, offset });
  ask['sandtable/symbol']({ uri, offset });
  ask['sandtable/expectations']({ uri });
  ask['sandtable/summary']({ uri });
}

const OFFSET_STEP = 23;

describe('an unfinished document', () => {
  const texts = { battle: BATTLE, field: FIELD, sides: SIDES };
  test.each(Object.entries(texts))(
    'the server answers every request for the file %s, wherever the text of the file ends',
    async (_name, text) => {
      let requests = 0;
      for (let end = 1; end <= text.length; end += OFFSET_STEP) {
        const open = await desk({ ...FILES, 'main.sand': text.slice(0, end) }, [drill]);
        await askEverything(open, end);
        await askEverything(open, Math.floor(end / 2));
        requests += 2;
      }
      expect(requests).toBeGreaterThan(text.length / OFFSET_STEP);
    },
    60_000,
  );

  test('the server answers every request for a document with a few characters missing in the middle', async () => {
    for (let at = 10; at < BATTLE.length; at += OFFSET_STEP * 2) {
      const open = await desk({ ...FILES, 'main.sand': BATTLE.slice(0, at) + BATTLE.slice(at + 9) }, [drill]);
      await askEverything(open, at);
      expect(open.main.parseResult.value).toBeDefined();
    }
  }, 60_000);
});
