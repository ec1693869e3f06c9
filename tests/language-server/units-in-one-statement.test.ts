import { describe, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { fromTable } from '../../language-server/order-of-battle/from-table.js';
import { readTable, checkTable, writeCsv } from '../../language-server/order-of-battle/csv.js';
import { toTable } from '../../language-server/order-of-battle/to-table.js';
import { formatted } from '../../language-server/features/format/formatter.js';
import { TestWorkspace } from './workspace.js';

const FORCES = `ruleset stub

side Blue {
  infantry A, "1st", 25/7 4-10 (range 3)
  infantry B 3-8
}
`;

const opened = async (text: string): Promise<TestWorkspace> => TestWorkspace.of({ 'a.sand': text });

/** Reads a table into the text `FORCES` and returns the changed text. */
async function withTable(table: string, removes = false): Promise<string> {
  const workspace = await opened(FORCES);
  const analysis = workspace.analyse('a.sand');
  const result = fromTable(analysis, table, { ...workspace.services, csv: { readTable, checkTable } }, { removes });
  if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join('\n'));
  return result.edits
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((now, { place, text }) => now.slice(0, place.start) + text + now.slice(place.end), FORCES);
}

describe('several units in one statement', () => {
  test('each unit has the kind, the values and the attributes of the statement', async () => {
    const [{ forces }] = (await opened(FORCES)).analyse('a.sand').sides;
    expect(forces.map(({ kind, name, faces, attributes }) => [kind, name, faces, attributes.range?.value])).toEqual([
      ['infantry', 'A', [[4, 10]], 3],
      ['infantry', '1st', [[4, 10]], 3],
      ['infantry', '25/7', [[4, 10]], 3],
      ['infantry', 'B', [[3, 8]], undefined],
    ]);
  });

  test('the outline lists the units next to each other with their kind', async () => {
    const workspace = await opened(FORCES);
    const document = workspace.document('a.sand');
    const symbols = await workspace.services.lsp.DocumentSymbolProvider?.getSymbols(document, {
      textDocument: { uri: document.uri.toString() },
    });
    const [side] = symbols!;
    expect(side.children?.map(({ name, detail, children }) => [name, detail, children])).toEqual(
      ['A', '1st', '25/7', 'B'].map((name) => [name, 'infantry', undefined]),
    );
  });

  test('the formatter indents a continued list of names', async () => {
    const broken = FORCES.replace('"1st", ', '\n"1st", ');
    expect(formatted((await opened(broken)).document('a.sand'))).toContain(
      '  infantry A,\n    "1st", 25/7 4-10 (range 3)',
    );
  });

  test('a table has a row for each unit, and reading it back changes nothing', async () => {
    const table = writeCsv(toTable((await opened(FORCES)).analyse('a.sand')));
    expect(table.split('\n').slice(1, 4)).toEqual([
      'Blue,infantry,A,4-10,3',
      'Blue,infantry,1st,4-10,3',
      'Blue,infantry,25/7,4-10,3',
    ]);
    expect(await withTable(table)).toBe(FORCES);
  });

  test('a table that changes one of the units gives each unit a statement of its own', async () => {
    expect(await withTable('name,faces\n1st,5-10\n')).toContain(
      'infantry A 4-10 (range 3)\n  infantry "1st" 5-10 (range 3)\n  infantry 25/7 4-10 (range 3)\n  infantry B',
    );
  });

  test('a table without one of the units removes only that unit', async () => {
    expect(await withTable('side,kind,name\nBlue,infantry,A\nBlue,infantry,25/7\nBlue,infantry,B\n', true)).toContain(
      'infantry A 4-10 (range 3)\n  infantry 25/7 4-10 (range 3)\n  infantry B',
    );
  });
});

test('the fix for missing values of several units writes them after the last name', async () => {
  const text = `ruleset own "Own" {
  edition 1
  sides Blue, Red
  turns 1
  terrain clear (cost 1)
  unit infantry
  stack 1 (judged = always, excess = refused)
  movement (minimum = none, fractions = keep)
  turn { phase movement (move) }
}
side Blue { infantry A, B }
`;
  const workspace = await opened(text);
  const document = workspace.document('a.sand');
  const [, diagnostic] = document.diagnostics ?? [];
  const actions = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic] },
  });
  const edits = ((actions ?? []) as CodeAction[]).flatMap(({ edit }) => Object.values(edit?.changes ?? {}).flat());
  expect(
    edits.map(({ range }) => document.textDocument.getText().slice(0, document.textDocument.offsetAt(range.start))),
  ).toEqual([text.slice(0, text.indexOf(' }\n', text.indexOf('A, B')))]);
});
