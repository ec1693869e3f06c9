import { config } from '@vscode/l10n';
import { EmptyFileSystem, URI, type LangiumDocument } from 'langium';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speakWith } from '../../engine/model/say.js';
import type { InitializeParams } from 'vscode-languageserver';
import { readCondition, type Reader } from '../../language-server/debugging/expression.js';
import { checkTable, readTable } from '../../language-server/order-of-battle/csv.js';
import { fromTable } from '../../language-server/order-of-battle/from-table.js';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';
import * as italian from '../../language-server/words/translation.js';
import { BATTLE, drill, FILES } from './features/drill.js';

const { shared, sandtable } = createSandtableServices({
  ...EmptyFileSystem,
  rulesets: new Map([[drill.id, drill]]),
  words: () => italian,
});
const { LangiumDocumentFactory, LangiumDocuments, DocumentBuilder, WorkspaceManager } = shared.workspace;
const answers = answersFor(sandtable);

const UNREADABLE: Readonly<Record<string, string>> = {
  'binary.sand': 'side A {\0}',
  'deep.sand': `side Blue { ${'infantry A 1-1 { '.repeat(400)}`,
  'large.sand': ' '.repeat(5 * 1024 * 1024),
};
const uriOf = (file: string): string => `file:///campaign/${file}`;
const documentOf = (file: string): LangiumDocument => LangiumDocuments.getDocument(URI.parse(uriOf(file)))!;

beforeAll(async () => {
  const client = { processId: null, initializationOptions: { commands: true }, capabilities: {}, locale: 'it' };
  await shared.lsp.LanguageServer.initialize(client as unknown as InitializeParams);
  await WorkspaceManager.initializeWorkspace([]);
  const files = { ...FILES, 'battle.sand': BATTLE, ...UNREADABLE };
  const documents = Object.entries(files).map(([file, text]) =>
    LangiumDocumentFactory.fromString(text, URI.parse(uriOf(file))),
  );
  for (const document of documents) LangiumDocuments.addDocument(document);
  await DocumentBuilder.build(documents, { validation: true });
});
afterAll(() => {
  // Other test files expect English.
  config({ contents: {} });
  speakWith(() => undefined);
});

describe('the server answers in Italian', () => {
  test.each([
    ['binary.sand', 'Il file contiene dati binari, non testo.'],
    ['deep.sand', 'Più di 200 parentesi graffe annidate: chiudine alcune.'],
    ['large.sand', 'Il file è di 5.0 MB; il limite è di 4 MB. Dividilo in più file, collegati da importazioni.'],
  ])('the server reports in Italian why it cannot read the file %s', (file, message) => {
    expect(documentOf(file).diagnostics?.map((diagnostic) => diagnostic.message)).toEqual([message]);
  });

  const reader: Reader = {
    expect: () => Promise.reject(new Error('no expectation')),
    isUnit: (name) => name === '1/1',
    isFact: () => false,
    isUnitFact: () => false,
  };
  test.each([
    ['rol < 4', 'Nome sconosciuto, “rol”: non è un’unità né un dato di un evento.'],
    ['steps of 9/9 < 2', 'Non c’è un’unità “9/9”.'],
    ['speed of 1/1 < 2', 'Le unità non hanno un dato “speed”.'],
    ['roll', '“roll” non è una condizione. Scrivi un confronto, per esempio “roll < 4” o “cell of 25/7 = 1523”.'],
    ['roll < 4 and ', 'L’espressione è vuota. Scrivi per esempio “roll < 4” o “25/7 at 1523”.'],
  ])('the server reports the error in the breakpoint condition %j in Italian', async (condition, message) => {
    await expect(readCondition(condition, reader)).rejects.toThrow(message);
  });

  test.each([
    [['1/1'], -1, 'La casella non è sulla mappa.'],
    [[], 0, 'Nessuna pedina è selezionata.'],
    [['Ghost'], 0, 'Ghost: nessun posto nel piazzamento di questo file.'],
  ])(
    'the server refuses to move the counters %j to cell %d, and states the reason in Italian',
    (counters, to, refused) => {
      const params = { uri: uriOf('battle.sand'), counters, from: -2, to, moment: 'setup' as const };
      expect(answers['sandtable/move'](params)).toEqual({ refused });
    },
  );

  test.each([
    ['side,nmae\n', 'Colonna sconosciuta: “nmae”. Forse si intendeva “name”?'],
    ['side,kind,name\nGreen,squad,A\n', 'Non c’è una parte “Green”. Parti: Blue, Red.'],
    ['kind,name\nsquad,A\n', 'Nella riga manca la parte.'],
  ])('importing the table of units %j reports the error in Italian', (table, message) => {
    const analysis = sandtable.compile.Analyser.analyse(documentOf('battle.sand'))!;
    const result = fromTable(analysis, table, { ...sandtable, csv: { readTable, checkTable } });
    expect(result).toMatchObject({ faults: [{ message }] });
  });
});
