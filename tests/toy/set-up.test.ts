import { expect, test } from 'vitest';
import type { CodeAction, Diagnostic, MarkupContent, TextEdit } from 'vscode-languageserver';
import { ledgerText } from '../../engine/model/ledger.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { setupText } from '../../engine/play/setup-entry.js';
import { withEdits } from '../../language-server/features/actions/fix-verifier.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { LAND } from './opened.js';
import { toy } from './rules/index.js';

/**
 * Returns a scenario with a requirement for Blue's set-up. The units are 1/1 of the blue 1.Bde (4-3 | 2-3), placed in
 * the five cells of West, and 1/2, hidden in 0203.
 */
const setupThat = (requirement: string, placed = ''): string => `ruleset toy
import "land.sand"
scenario "Set-up" {
  on Land
  turns 13AM..13PM
  setup Blue {
    area West: 1/1${placed}
    0203: 1/2 (hidden)
    ${requirement}
  }
  setup Red { 0603: 1/7 }
  arrive turn 13PM at Bree for Red: 2/7
  arrive turn 13PM at Bree for Blue: 4/1
}
`;

const opened = (text: string): Promise<TestWorkspace> =>
  TestWorkspace.of({ 'land.sand': LAND, 'it.sand': text }, [toy]);

interface Row {
  readonly asks: string;
  readonly has: string;
  readonly isFulfilled?: true;
  /** The set-up after the quick fix; undefined if no quick fix is offered. */
  readonly fixed?: string;
  readonly says?: string;
}

const rows: readonly Row[] = [
  { asks: 'require units 2', has: '2 of 2 units', isFulfilled: true },
  { asks: 'require units 2..2', has: '2 of 2 units', isFulfilled: true },
  { asks: 'require units 1..1', has: '2 of 1 units', says: '2 units set up; 1 must be set up.' },
  { asks: 'require units 3..4', has: '2 of 3 to 4 units', fixed: 'area West: 1/1, 2/1', says: '3 to 4 must be' },
  { asks: 'require units 4 at West', has: '1 of 4 units', fixed: 'area West: 1/1, 2/1, 3/1, 2/2' },
  { asks: 'require units 5 at West', has: '1 of 5 units' },
  { asks: 'require units at West, 0201', has: '1 of 1 units', isFulfilled: true },
  { asks: 'require units 2 at 0201', has: '0 of 2 units', fixed: '0201: 2/1, 3/1' },
  { asks: 'require tank at 0203', has: '1 of 1 tank', isFulfilled: true },
  { asks: 'require gun at East', has: '0 of 1 gun', fixed: 'area East: 2/2' },
  { asks: 'require foot units 2', has: '1 of 2 foot units', fixed: 'area West: 1/1, 2/1' },
  { asks: 'require units 2 "2.Bde"', has: '1 of 2 units', fixed: 'area West: 1/1, 2/2' },
  { asks: 'require units 2 except "2.Bde"', has: '1 of 2 units', fixed: 'area West: 1/1, 2/1' },
  { asks: 'require units 2 (dot blue)', has: '1 of 2 units', fixed: 'area West: 1/1, 2/1' },
  { asks: 'require units (hidden)', has: '1 of 1 units', isFulfilled: true },
  { asks: 'require every infantry at West (dot blue)', has: '1 of 2 infantry', fixed: 'area West: 1/1, 2/1' },
  { asks: 'require every unit at West', has: '1 of 5 unit' },
  { asks: 'require infantry 2 (strength 8)', has: '1 of 2 infantry, strength 4 of 8', fixed: 'area West: 1/1, 2/1' },
  {
    asks: 'require infantry 2 (strength 6..6)',
    has: '1 of 2 infantry, strength 4 of 6',
    fixed: 'area West: 1/1, 2/1 (step 2)',
  },
  { asks: 'require infantry (strength 7)', has: '1 of 1 infantry, strength 4 of 7', fixed: 'area West: 1/1, 2/1' },
  {
    asks: 'require infantry (strength 13)',
    has: '1 of 1 infantry, strength 4 of 13',
    says: 'is 4; it must be 13 or more',
  },
  { asks: 'require infantry 2..2 (strength 12)', has: '1 of 2 infantry, strength 4 of 12' },
  { asks: 'require cover at 0202', has: '1 of 1 cell', isFulfilled: true },
  { asks: 'require cover at West', has: '2 of 5 cells', fixed: '0101: 2/1\n    0105: 3/1', says: '0101, 0102, 0105' },
  { asks: 'require occupied at 0203', has: '1 of 1 cell', isFulfilled: true },
  { asks: 'require occupied at 0202, 0204', has: '0 of 2 cells', fixed: '0204: 3/1', says: 'stands in 0202, 0204' },
  { asks: 'require occupied at East', has: '0 of 5 cells' },
  { asks: 'forbid cover at 0303', has: '1 of 0 cells', says: 'No unit may stand there' },
  { asks: 'forbid units 2 at 0203', has: '1 of at most 1 units', isFulfilled: true },
  { asks: 'forbid tank at 0203', has: '1 of 0 tank', says: '1 tank unit set up at 0203; none may be set up.' },
];

test.each(rows)(
  'for the requirement “$asks” the ledger of the set-up states $has',
  async ({ asks, has, isFulfilled = false, fixed, says = '' }) => {
    const text = setupThat(asks);
    const workspace = await opened(text);
    const { scenario, findings } = workspace.analyse('it.sand');
    const [entry] = scenario ? (toy.setupLedger?.(scenario) ?? []) : [];
    expect([setupText(entry), entry.isFulfilled]).toEqual([has, isFulfilled]);
    expect(findings.map(({ code }) => code)).toEqual(isFulfilled ? [] : ['toy/set-up-limit']);
    expect(findings.map(({ message }) => message).join()).toContain(says);
    const after = await applyFix(workspace, text);
    if (fixed === undefined) expect(after).toBe(text);
    else {
      expect(after).toContain(fixed);
      expect((await opened(after)).analyse('it.sand').findings).toEqual([]);
    }
  },
);

/** Returns the text after the quick fix of the first finding. */
async function applyFix(workspace: TestWorkspace, text: string): Promise<string> {
  const document = workspace.document('it.sand');
  const [diagnostic] = (document.diagnostics ?? []) as readonly (Diagnostic | undefined)[];
  if (!diagnostic) return text;
  const actions = await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic] },
  });
  const edits = Object.values((actions?.at(0) as CodeAction | undefined)?.edit?.changes ?? {}).flat();
  const { textDocument } = document;
  const file = document.uri.toString();
  return withEdits(
    text,
    edits.map(({ range, newText }: TextEdit) => ({
      source: { file, start: textDocument.offsetAt(range.start), end: textDocument.offsetAt(range.end) },
      text: newText,
    })),
  );
}

test('the panel shows each requirement of the set-up on the map and hatches cells that do not meet it yet', async () => {
  const { scenario } = (await opened(setupThat('require cover at 0202, 0402\n    require units 2 at West'))).analyse(
    'it.sand',
  );
  if (!scenario) throw new Error('There is no scenario.');
  const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
  const {
    shapes,
    state,
    isBad: trouble,
  } = game.views.layers.find(({ name }) => name === 'set-up')?.contentFor('Blue') ?? {};
  const { board } = scenario.map;
  expect(
    shapes?.map(({ drawn, cells, labels }) => [drawn, cells.map((cell) => board.label(cell)), labels?.[0]]),
  ).toEqual([
    ['area', ['0202', '0402'], '1 of 2 cells'],
    ['zone', ['0402'], undefined],
    ['area', ['0101', '0102', '0103', '0104', '0105'], '1 of 2 units'],
  ]);
  expect([state?.value, trouble]).toEqual(['Requirements not met', true]);
  expect(state && ledgerText(state.ledger)).toBe(
    '1 of 2 cells; covered: 0202; open: 0402; free: 1 infantry unit (2/1); free: 1 scout (3/1); free: 1 gun (2/2); ' +
      '1 of 2 units; set up: 1/1; free: 1 infantry unit (2/1); free: 1 scout (3/1); free: 1 gun (2/2)',
  );
});

test.each([
  ['requ|>ire units', ['**1 of 2 units** ✗', '- set up: 1/1', '- free: 1 infantry unit (2/1)']],
  ['require units |>2', ['At least **2** must be set up', '**1 of 2 units** ✗']],
  ['units 2..|>4', ['**2** to 4 must be set up']],
  ['requ|>ire cover', ['**1 of 2 cells** ✗', '- covered: 0202', '- open: 0402']],
  ['set|>up Blue', ['- ✗ 1 of 2 units at West', '- ✗ 1 of 2 cells at 0202 at 0402', '- ✓ 2 of 2 to 4 units']],
  ['set|>up Red', ['The cells of a side’s units']],
])('a hover on %s shows the state of the set-up requirements', async (at, says) => {
  const requirement = 'require units 2 at West\n    require cover at 0202, 0402\n    require units 2..4';
  const text = setupThat(requirement);
  const workspace = await opened(text);
  const document = workspace.document('it.sand');
  const cursor = text.indexOf(at.replace('|>', '')) + at.indexOf('|>');
  const hover = await workspace.services.lsp.HoverProvider?.getHoverContent(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(cursor),
  });
  for (const one of says) expect((hover?.contents as MarkupContent | undefined)?.value).toContain(one);
});

test('an inlay hint after each requirement shows how far the requirement is fulfilled', async () => {
  const text = setupThat('require units 2 at West\n    require infantry (strength 7)');
  const workspace = await opened(text);
  const document = workspace.document('it.sand');
  const range = { start: { line: 0, character: 0 }, end: document.textDocument.positionAt(text.length) };
  const hints = await workspace.services.lsp.InlayHintProvider?.getInlayHints(document, {
    textDocument: { uri: document.uri.toString() },
    range,
  });
  expect(hints?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['1 of 2 units', '1 of 1 infantry, strength 4 of 7']),
  );
});

test('units that arrive later or replace another unit are not listed as available for a set-up', async () => {
  const later = (statement: string): string =>
    setupThat('require foot units 2').replace('  arrive', `  ${statement}\n  arrive`);
  for (const statement of ['arrive turn 13PM at West for Blue: 2/1', 'leave turn 13PM: 1/1 (becomes "2/1")']) {
    const after = await applyFix(await opened(later(statement)), later(statement));
    expect(after).toContain('area West: 1/1, 3/1');
  }
});

test.each([
  ['a fix that would stack too many is not offered', 'require units 4 at 0203'],
  ['a fix that would break another requirement is not offered', 'require units 3\n    require units 2..2'],
  ['a fix that would leave a cell open is not offered', 'require occupied at West'],
])('%s', async (_, requirement) => {
  const text = setupThat(requirement);
  expect(await applyFix(await opened(text), text)).toBe(text);
});

test.each([
  ['a range in a prohibition', 'forbid units 2..3 at West', 'sandtable/no-range'],
  ['a range whose second number is lower', 'require units 3..2', 'sandtable/range-backwards'],
  ['a kind of unit that the game does not have', 'require every dragon at West', 'sandtable/unknown-word'],
  ['an attribute without a value', 'require units (strength)', 'sandtable/attribute-value'],
  ['a value that an attribute does not take', 'require units (dot pink)', 'sandtable/attribute-value'],
  ['an unknown attribute', 'require units (brave)', 'sandtable/unknown-word'],
])('a requirement with %s is reported', async (_, requirement, code) => {
  const { findings } = (await opened(setupThat(requirement))).analyse('it.sand');
  expect(findings.map((finding) => finding.code)).toContain(code);
});

test.each([
  ['(dot blue)', ''],
  ['(dot = white)', ''],
  ['(pips "black black white")', ''],
  ['(pips black)', 'Put it in quotes.'],
  ['(pips "black blak")', '“pips” takes black and white; here it has “blak”. Did you mean black?'],
  ['(dot wite)', '“dot” takes blue or white; here it has “wite”. Did you mean white?'],
])('the attributes %s of a unit are checked', async (attributes, says) => {
  const text = `ruleset toy\nside Red { infantry 9/9 1-1 ${attributes} }\n`;
  const { findings } = (await opened(text)).analyse('it.sand');
  expect(findings.length).toBe(says === '' ? 0 : 1);
  expect(findings.map(({ message }) => message).join()).toContain(says);
});
