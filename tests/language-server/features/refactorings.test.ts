import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CodeAction, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const page = readFileSync('docs/language.md', 'utf8');
const blocks = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text = '']) => text);

/** The text of a game's tour that holds these words. */
const blockWith = (words: string): string => blocks.find((text) => text.includes(words)) ?? '';

const pgg = `${blockWith('map Crossing')}
side German { panzer regiment 25/7 4-10 }
scenario "One" {
  on Crossing
  turns 1
  setup German { 0301 0302 /* here */ 0303 0304 0305: 25/7 }
}
`;
const [rtl = '', bite = '', fda = ''] = ['map Bridge', 'map Dvina', 'map Cagny'].map(blockWith);

async function open(text: string): Promise<TestWorkspace> {
  return TestWorkspace.of({ 'one.sand': text }, [...rulesets.values()]);
}

/** The rewritings offered where a snippet stands. */
async function offered(workspace: TestWorkspace, snippet: string): Promise<CodeAction[]> {
  const document = workspace.document('one.sand');
  const at = document.textDocument.positionAt(document.textDocument.getText().indexOf(snippet));
  const found = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: { start: at, end: at } satisfies Range,
    context: { diagnostics: [], only: ['refactor'] },
  });
  return (found ?? []) as CodeAction[];
}

function applied(text: string, { edit }: CodeAction): string {
  return TextDocument.applyEdits(
    TextDocument.create('', '', 0, text),
    edit?.changes?.[uriOf('one.sand').toString()] ?? [],
  );
}

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'file' in value && 'start' in value;

/** What the text means, without the places it stands in and what a board keeps at hand. */
function meaning(workspace: TestWorkspace): unknown {
  const { map, sides, scenario, findings } = workspace.analyse('one.sand');
  const told = findings.map(({ code, message }) => `${code} ${message}`);
  return JSON.parse(
    JSON.stringify(
      {
        areas: [...(map?.areas.values() ?? [])],
        features: map?.features,
        cells: map?.board.size,
        sides,
        scenario,
        told,
      },
      (key, value: unknown) => (key === 'board' || isPlace(value) ? undefined : value),
    ),
  );
}

const cases: readonly (readonly [game: string, text: string, on: string, title: string, result: string])[] = [
  ['pgg', pgg, '0101..0105', 'Write out 0101..0105', 'area West 0101 0102 0103 0104 0105\n'],
  ['pgg', pgg, '0304 0305', 'Write 0303..0305', '0301 0302 /* here */ 0303..0305: 25/7'],
  ['bite', bite, '0102..0104', 'Write out 0102..0104', 'area Prussia 0102 0103 0104\n'],
  ['fda', fda, '0101..0401', 'Write out 0101..0401', 'at 0101 0201 0301 0401 (owner Germans)'],
  [
    'rtl',
    rtl.replace('area East 1101 1201', 'area East 1101 1102 1103'),
    '1101 1102 1103\n',
    'Write 1101..1103',
    'area East 1101..1103\n',
  ],
];

describe('cells written out and drawn together', () => {
  test.each(cases)('%s', async (_, text, on, title, result) => {
    const before = await open(text);
    const action = (await offered(before, on)).find((other) => other.title === title);
    expect(action?.kind).toBe('refactor.rewrite');
    const changed = applied(text, action ?? { title });
    expect(changed).toContain(result);
    expect(meaning(await open(changed))).toEqual(meaning(before));
  });

  test.each([
    ['two cells', pgg, '0301 0302'],
    ['a chain', pgg, '0203 - 0303'],
    ['a hexside', pgg, '0401/0501'],
  ])('leaves %s alone', async (_, text, on) => {
    expect(await offered(await open(text), on)).toEqual([]);
  });
});
