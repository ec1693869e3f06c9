import { config } from '@vscode/l10n';
import { EmptyFileSystem, URI } from 'langium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakWith } from '../../../engine/model/say.js';
import type { CodeAction, InitializeParams } from 'vscode-languageserver';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';
import * as italian from '../../../language-server/words/translation.js';
import { BATTLE, drill, FILES } from './drill.js';

const { shared, sandtable } = createSandtableServices({
  ...EmptyFileSystem,
  rulesets: new Map([[drill.id, drill]]),
  words: () => italian,
});
const { LangiumDocumentFactory, LangiumDocuments, DocumentBuilder, WorkspaceManager } = shared.workspace;
const documents = Object.entries({ ...FILES, 'battle.sand': BATTLE.replace('move 1/1', 'moev 1/1') }).map(
  ([name, text]) => LangiumDocumentFactory.fromString(text, URI.parse(`file:///desk/${name}`)),
);
const main = documents.at(-1)!;
const textDocument = { uri: main.uri.toString() };
const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

const CLIENT = { processId: null, initializationOptions: { commands: true }, capabilities: {} };
const spoken = (locale?: string): unknown =>
  shared.lsp.LanguageServer.initialize({ ...CLIENT, ...(locale !== undefined && { locale }) } as InitializeParams);

beforeAll(async () => {
  await spoken('it');
  await WorkspaceManager.initializeWorkspace([]);
  for (const document of documents) LangiumDocuments.addDocument(document);
  await DocumentBuilder.build(documents, { validation: true });
});
afterAll(() => {
  // Other test files expect English.
  config({ contents: {} });
  speakWith(() => undefined);
});

test('the server translates code lenses for an Italian client', async () => {
  const lenses = await sandtable.lsp.CodeLensProvider?.provideCodeLens(main, { textDocument });
  expect(lenses?.map(({ command }) => command?.title).slice(0, 4)).toEqual([
    '$(map) Apri la mappa',
    '$(play) Gioca',
    '$(game) Gioca nel pannello',
    '$(play) Gioca il turno 1',
  ]);
});

test('the server translates inlay hints for an Italian client', async () => {
  const map = documents[0];
  const params = { textDocument: { uri: map.uri.toString() }, range: whole };
  const hints = await sandtable.lsp.InlayHintProvider?.getInlayHints(map, params);
  expect(hints?.map(({ label }) => label)).toContain('4 esagoni');
});

test('the server translates titles of refactorings for an Italian client and leaves them in English for an English client', async () => {
  const diagnostic = main.diagnostics?.find(({ range }) => main.textDocument.getText(range) === 'moev');
  const params = { textDocument, range: diagnostic!.range, context: { diagnostics: [diagnostic!] } };
  const titles = async (): Promise<readonly string[]> => {
    const actions = (await sandtable.lsp.CodeActionProvider?.getCodeActions(main, params)) as CodeAction[];
    return actions.map(({ title }) => title);
  };
  expect(await titles()).toContain('Cambia in move');
  await spoken('en');
  expect(await titles()).toContain('Change to move');
});
