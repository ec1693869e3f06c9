import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CancellationToken } from 'vscode-languageserver';
import { toy } from '../../toy/rules/index.js';
import { dated } from '../stub-ruleset.js';
import { desk } from './kit.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').replace(/[»«]/g, '');
const special = (name: string): string => read(`fixtures/findings/special/${name}.sand`);

/** Texts with many statements. `beside` is the file that the text imports. */
const TEXTS = {
  'the battle of the toy': { beside: { 'land.sand': read('toy/land.sand') }, text: read('toy/battle.sand') },
  'every special rule': { beside: { 'field.sand': special('field') }, text: special('right') },
};

const part = fc.double({ min: 0, max: 0.9999, noNaN: true });
const breaks = fc.record({
  cut: fc.option(part),
  swaps: fc.array(fc.tuple(part, part), { maxLength: 6 }),
  places: fc.array(part, { minLength: 4, maxLength: 4 }),
});
type Break = typeof breaks extends fc.Arbitrary<infer B> ? B : never;

/** Returns a broken text: cut off at a random place, with some of its words swapped. */
function broken(text: string, { cut, swaps }: Break): string {
  const words = text.slice(0, cut === null ? undefined : Math.floor(cut * text.length)).split(/(\s+|[{}(),:=])/);
  const at = (share: number): number => Math.floor(share * words.length);
  for (const [one, other] of swaps) [words[at(one)], words[at(other)]] = [words[at(other)], words[at(one)]];
  return words.join('');
}

test.each(Object.entries(TEXTS))(
  'the server answers every request in a broken text: %s',
  async (_, { beside, text }) => {
    await fc.assert(
      fc.asyncProperty(breaks, async (row) => {
        const { services, main } = await desk({ ...beside, 'main.sand': broken(text, row) }, [toy, dated]);
        const { lsp } = services;
        const length = main.textDocument.getText().length;
        const textDocument = { uri: main.uri.toString() };
        const none = CancellationToken.None;
        const range = { start: main.textDocument.positionAt(0), end: main.textDocument.positionAt(length) };
        const context = { includeDeclaration: true, diagnostics: main.diagnostics ?? [] };
        for (const share of row.places) {
          const at = { textDocument, position: main.textDocument.positionAt(Math.floor(share * length)) };
          await lsp.CompletionProvider?.getCompletion(main, at);
          await lsp.HoverProvider?.getHoverContent(main, at);
          await lsp.DefinitionProvider?.getDefinition(main, at);
          await lsp.ReferencesProvider?.findReferences(main, { ...at, context });
          await lsp.DocumentHighlightProvider?.getDocumentHighlight(main, at);
          await lsp.RenameProvider?.prepareRename(main, at);
          await lsp.RenameProvider?.rename(main, { ...at, newName: 'New Name' });
          await lsp.SignatureHelp?.provideSignatureHelp(main, at, none);
          await lsp.CodeActionProvider?.getCodeActions(main, { textDocument, range, context });
        }
        const whole = { textDocument, range, options: { tabSize: 2, insertSpaces: true } };
        await lsp.Formatter?.formatDocument(main, whole);
        await lsp.InlayHintProvider?.getInlayHints(main, whole);
        await lsp.SemanticTokenProvider?.semanticHighlight(main, whole);
        await lsp.CodeLensProvider?.provideCodeLens(main, whole);
        await lsp.DocumentSymbolProvider?.getSymbols(main, whole);
        await lsp.FoldingRangeProvider?.getFoldingRanges(main, whole);
        expect((main.diagnostics ?? []).map(({ code }) => code)).not.toContain('sandtable/fault');
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 25) },
    );
  },
);
