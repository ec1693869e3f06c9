import { describe, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import type { Finding } from '../../engine/model/finding.js';
import { rulesets } from '../../engine/rulesets/index.js';
import {
  findSuppressions,
  unusedSuppressions,
  withoutSuppressed,
} from '../../language-server/validation/suppressions.js';
import { TestWorkspace, uriOf } from './workspace.js';
import { BATTLE } from './mistakes/mistake.js';

const LINE = '    0503: 2 rifle (face 2-3-6)';
const WRONG = '    0503: 2 rifle (face 2-4-6)';
const CODE = 'pgg/12.1/face-not-in-pool';
/** The battle without its expectations, which are not met when the counters are changed. */
const QUIET = BATTLE.slice(0, BATTLE.indexOf('expect after'));

async function opened(setup: string): Promise<TestWorkspace> {
  expect(QUIET).toContain(LINE);
  return TestWorkspace.of({ 'battle.sand': QUIET.replace(LINE, setup) }, [...rulesets.values()]);
}

const codesOf = (workspace: TestWorkspace): string[] => {
  const analysis = workspace.analyse('battle.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code);
};

describe('a comment that suppresses a finding', () => {
  test.each<readonly [setup: string, codes: readonly string[]]>([
    [WRONG, [CODE]],
    [`    // allow ${CODE}: from the expansion\n${WRONG}`, []],
    [`    // allow ${CODE}: from the expansion\n    // and drawn twice\n\n${WRONG}`, []],
    [`    // allow ${CODE}: from the expansion\n    // allow ${CODE}: twice\n${WRONG}`, []],
    [`    // allow ${CODE}:\n${WRONG}`, [CODE, 'sandtable/allowed-without-reason']],
    [`    // allow ${CODE}: nothing wrong any more\n${LINE}`, ['sandtable/allowed-in-vain']],
    [`    // allow pgg/7.1/stack-limit: another code\n${WRONG}`, [CODE, 'sandtable/allowed-in-vain']],
    [`    // as before: // allow ${CODE}: from the expansion\n${WRONG}`, [CODE]],
    [WRONG.replace('2 rifle', '// allow\n 2 rifle'), [CODE, 'sandtable/allowed-in-vain']],
    [`    //allow ${CODE}: from the expansion\n${WRONG}`, []],
    [`    // Allow ${CODE.toUpperCase()}: from the expansion\n${WRONG}`, []],
    [`    // allow the Soviets these two\n${WRONG}`, [CODE]],
    [`    // Allowed: ${CODE}\n${WRONG}`, [CODE]],
    [
      `    // allow ${CODE}: of the line above, not below\n    0504: 1 rifle (face 6-8-6)\n${WRONG}`,
      [CODE, 'sandtable/allowed-in-vain'],
    ],
  ])('with the comment %j, the findings %j remain', async (setup, codes) => {
    const workspace = await opened(setup);
    expect(codesOf(workspace)).toEqual(codes);
    expect(workspace.codes('battle.sand').sort()).toEqual([...codes].sort());
  });

  test.each([
    [
      'allow: from the expansion',
      `This comment names no finding. Write the code: // allow ${CODE}: …`,
      `allow ${CODE}: from the expansion`,
    ],
    ['allow', `This comment names no finding. Write the code: // allow ${CODE}: …`, `allow ${CODE}`],
    [
      'allow face-not-in-pool: two',
      `There is no finding face-not-in-pool here. Did you mean ${CODE}?`,
      `allow ${CODE}: two`,
    ],
    [
      'allow pgg/12.1/face-not-in-pol: two',
      `There is no finding pgg/12.1/face-not-in-pol here. Did you mean ${CODE}?`,
      `allow ${CODE}: two`,
    ],
    [
      `alow ${CODE}: two`,
      `This comment suppresses nothing, because allow is misspelled. Write // allow ${CODE}: …`,
      `allow ${CODE}: two`,
    ],
    ['allow nothing: two', 'Unused suppression of nothing; remove it.', undefined],
  ])(
    'the comment “// %s” is reported, with the code that the author may have meant',
    async (comment, message, fixed) => {
      const workspace = await opened(`    // ${comment}\n${WRONG}`);
      const analysis = workspace.analyse('battle.sand');
      const findings = [...analysis.findings, ...analysis.playFindings()];
      const finding = findings.find(({ code }) => code === 'sandtable/allowed-in-vain');
      expect(finding?.message).toBe(message);
      const [{ source, text }] = finding!.fixes[0].edits;
      const before = workspace.document('battle.sand').textDocument.getText();
      const after = before.slice(0, source.start) + text + before.slice(source.end);
      expect(after.includes(`// ${fixed ?? comment}\n`)).toBe(fixed !== undefined);
    },
  );

  test('a suppression ends at the end of its line', async () => {
    const text = QUIET.replace(LINE, WRONG).replace(
      /(Khomenko of army "30")\n/,
      `$1 // allow ${CODE}: from the expansion\n`,
    );
    const workspace = await TestWorkspace.of({ 'battle.sand': text }, [...rulesets.values()]);
    expect(codesOf(workspace)).toEqual([]);
  });

  test('a comment does not suppress errors', async () => {
    const code = 'sandtable/unknown-name';
    const text = QUIET.replace('    0302: "6.Inf"', `    // allow ${code}: who cares\n    0302: "6.Inv"`);
    const workspace = await TestWorkspace.of({ 'battle.sand': text }, [...rulesets.values()]);
    expect(codesOf(workspace)).toContain(code);
  });

  test('a suppression does not apply to an earlier line', async () => {
    const text = QUIET.replace(LINE, WRONG).replace('    0603', `    // allow ${CODE}: of the line above\n    0603`);
    const workspace = await TestWorkspace.of({ 'battle.sand': text }, [...rulesets.values()]);
    expect(codesOf(workspace)).toEqual([CODE, 'sandtable/allowed-in-vain']);
  });

  test('a suppression inside a text in quotes has no effect', async () => {
    const text = QUIET.replace('"Drawn."', `"// allow ${CODE}: from the expansion"`);
    const workspace = await TestWorkspace.of({ 'battle.sand': text }, [...rulesets.values()]);
    expect(codesOf(workspace)).toEqual([]);
  });

  test('a suppression does not affect a finding at the same position of another file', () => {
    const suppressions = findSuppressions('// allow stub/7.12/fuel: it is towed\nsome text\n', 'a.sand');
    const finding = (file: string): Finding => ({
      severity: 'warning',
      code: 'stub/7.12/fuel',
      message: 'A has no fuel.',
      source: { file, start: 40, end: 44 },
      why: [],
      related: [],
      fixes: [],
    });
    const findings = [finding('a.sand'), finding('b.sand')];
    expect(withoutSuppressed(findings, suppressions)).toEqual([findings[1]]);
    expect(unusedSuppressions(suppressions, [findings[0]])).toEqual([]);
    expect(unusedSuppressions(suppressions, [findings[1]])).toMatchObject([{ code: 'sandtable/allowed-in-vain' }]);
  });

  test('a quick fix writes a suppression and leaves the reason empty', async () => {
    const workspace = await opened(WRONG);
    const document = workspace.document('battle.sand');
    const [diagnostic] = document.diagnostics ?? [];
    if (!diagnostic) throw new Error('There is nothing to suppress.');
    const actions = (await workspace.services.lsp.CodeActionProvider?.getCodeActions(document, {
      textDocument: { uri: document.uri.toString() },
      range: diagnostic.range,
      context: { diagnostics: [diagnostic], only: ['quickfix'] },
    })) as CodeAction[];
    const action = actions.find(({ title }) => title.startsWith('Suppress'));
    expect(action?.isPreferred).toBeUndefined();
    expect(action?.edit?.changes?.[uriOf('battle.sand').toString()]?.[0]?.newText).toBe(`    // allow ${CODE}: \n`);
  });
});
