import { CancellationTokenSource } from 'vscode-languageserver';
import { describe, expect, test, vi } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '../../engine/model/finding.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { StaleFindings } from '../../language-server/diagnostics/stale-diagnostics.js';
import { stub } from './stub-ruleset.js';
import { TestWorkspace, uriOf } from './workspace.js';

const finding = (start: number, end: number): Finding => ({
  severity: 'error',
  code: 'stub/7.1/refused',
  message: 'refused',
  source: { file: 'a', start, end },
  why: [],
  related: [],
  fixes: [],
});

describe('findings of play move with the text until it is played again', () => {
  const text = 'move A\nmove B\nmove C\n';

  test.each([
    ['as it is', text, ['move B']],
    ['after a line put before it', 'move X\n' + text, ['move B']],
    ['after a word taken from before it', 'A\nmove B\nmove C\n', ['move B']],
    ['before an edit behind it', 'move A\nmove B\nmove Cc\n', ['move B']],
    ['gone when it was edited itself', 'move A\nmve B\nmove C\n', []],
    ['gone with its line', 'move A\nmove C\n', []],
    ['gone with everything', '', []],
  ])('after an edit a stale finding of play moves with its text or disappears: %s', (_, now, left) => {
    const lingering = new StaleFindings();
    lingering.remember('a', text, [finding(7, 13)]);
    expect(lingering.recall('a', now).map(({ source }) => now.slice(source.start, source.end))).toEqual(left);
  });

  test('stale findings of play disappear when the document is removed', () => {
    const lingering = new StaleFindings();
    for (const uri of ['a', 'b']) lingering.remember(uri, text, [finding(7, 13)]);
    lingering.forget('a');
    expect([lingering.recall('a', text).length, lingering.recall('b', text).length]).toEqual([0, 1]);
  });

  test('stale findings of play disappear when play finds nothing', () => {
    const lingering = new StaleFindings();
    lingering.remember('a', text, [finding(7, 13)]);
    lingering.remember('a', text, []);
    expect(lingering.recall('a', text)).toEqual([]);
  });
});

/** Opens a text, as an editor does. */
function openText({ services }: TestWorkspace, name: string, text: string): void {
  services.shared.workspace.TextDocuments.set(TextDocument.create(uriOf(name).toString(), 'sandtable', 1, text));
}

/** A game that is too slow to be played after every keystroke. */
const slow: Ruleset = {
  ...stub,
  start(scenario) {
    const begin = performance.now();
    while (performance.now() - begin < 40);
    return stub.start(scenario);
  },
};

test('slow play is not repeated after every keystroke, and its findings move with the text', async () => {
  const text =
    'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field }\norders turn 1 Blue { move A to 0101 }\n';
  const workspace = await TestWorkspace.of({ 'a.sand': text }, [slow]);
  const marked = (): string[] =>
    (workspace.document('a.sand').diagnostics ?? []).map(({ code, range }) => `${String(code)} ${range.start.line}`);
  expect(marked()).toEqual(['sandtable/order-not-asked 4']);
  await workspace.write('a.sand', `// a comment\n${text}`);
  expect(marked()).toEqual(['sandtable/order-not-asked 5']);
  await workspace.write('a.sand', text.replace('0101', '0102'));
  expect(marked()).toEqual([]);
  const { DocumentBuilder } = workspace.services.shared.workspace;
  await DocumentBuilder.build([workspace.document('a.sand')], {
    validation: { categories: ['built-in', 'fast', 'slow'] },
  });
  expect(marked()).toEqual(['sandtable/order-not-asked 4']);
  await workspace.write('a.sand', `\n${text}`);
  await DocumentBuilder.build([workspace.document('a.sand')], {
    validation: { categories: ['built-in', 'fast', 'slow'] },
  });
  expect(marked()).toEqual(['sandtable/order-not-asked 5']);
});

test('findings are reported after the usual pause if quick play was cancelled and play is now slow', async () => {
  const text =
    'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field }\norders turn 1 Blue { move A to 0101 }\n';
  const workspace = await TestWorkspace.of({ 'a.sand': text });
  const { DocumentBuilder } = workspace.services.shared.workspace;
  const quick = vi.spyOn(DocumentAnalysis.prototype, 'playsQuickly').mockReturnValue(true);
  const source = new CancellationTokenSource();
  const played = vi.spyOn(DocumentAnalysis.prototype, 'playFindings').mockImplementationOnce(() => {
    source.cancel();
    return [];
  });
  workspace.files.insert(uriOf('a.sand'), `// more\n${text}`);
  openText(workspace, 'a.sand', `// more\n${text}`);
  await DocumentBuilder.update([uriOf('a.sand')], [], source.token).catch(() => undefined);
  played.mockRestore();
  quick.mockReturnValue(false);
  await DocumentBuilder.update([], []);
  const categories = ['built-in', 'fast', 'slow'];
  await DocumentBuilder.build([workspace.document('a.sand')], { validation: { categories } });
  quick.mockRestore();
  expect(workspace.codes('a.sand')).toEqual(['sandtable/order-not-asked']);
});

test('if the play of a file becomes slow, its findings are stale until the slow checks play the file again', async () => {
  const text =
    'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field }\norders turn 1 Blue { move A to 0101 }\n';
  const workspace = await TestWorkspace.of({ 'a.sand': text });
  openText(workspace, 'a.sand', text);
  const { DocumentValidator } = workspace.services.validation;
  const validate = async (category: string): Promise<unknown[]> =>
    (await DocumentValidator.validateDocument(workspace.document('a.sand'), { categories: [category] })).map(
      ({ code, data }) => [code, (data as { stale?: true }).stale ?? false],
    );
  const found = ['sandtable/order-not-asked', false];
  const quick = vi.spyOn(DocumentAnalysis.prototype, 'playsQuickly').mockReturnValue(true);
  expect([await validate('fast'), await validate('slow')]).toEqual([[found], []]);
  quick.mockReturnValue(false);
  expect([await validate('fast'), await validate('slow')]).toEqual([[['sandtable/order-not-asked', true]], [found]]);
  quick.mockRestore();
});

test('the fast checks of a closed file do not play, however quick the last play was', async () => {
  const text =
    'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field }\norders turn 1 Blue { move A to 0101 }\n';
  const workspace = await TestWorkspace.of({ 'a.sand': text });
  const quick = vi.spyOn(DocumentAnalysis.prototype, 'playsQuickly').mockReturnValue(true);
  const played = vi.spyOn(DocumentAnalysis.prototype, 'playFindings');
  const validate = (): Promise<unknown> =>
    workspace.services.validation.DocumentValidator.validateDocument(workspace.document('a.sand'), {
      categories: ['fast'],
    });
  await validate();
  expect(played).not.toHaveBeenCalled();
  openText(workspace, 'a.sand', text);
  await validate();
  expect(played).toHaveBeenCalledOnce();
  played.mockRestore();
  quick.mockRestore();
});

test('a finding from playing the orders remains while the text has syntax errors, without playing again', async () => {
  const text =
    'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry A 3-4 }\nscenario "S" { on Field }\norders turn 1 Blue {\n  move A to 0101\n}\n';
  const workspace = await TestWorkspace.of({ 'a.sand': text });
  const codes = (): string[] => workspace.codes('a.sand');
  expect(codes()).toEqual(['sandtable/order-not-asked']);
  const { DocumentBuilder } = workspace.services.shared.workspace;
  for (const half of ['  move A to \n}', '  mov\n}', '  move B to 0101\n}']) {
    await workspace.write('a.sand', text.replace(/\}\n$/, `${half}\n`));
    const now = codes();
    expect(now.filter((code) => code === 'sandtable/order-not-asked')).toHaveLength(1);
    await DocumentBuilder.build([workspace.document('a.sand')], {
      validation: { categories: ['built-in', 'fast', 'slow'] },
    });
    expect(codes().sort()).toEqual(now.sort());
  }
});
