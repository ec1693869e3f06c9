import { OperationCancelled } from 'langium';
import { describe, expect, test } from 'vitest';
import { CancellationToken, CancellationTokenSource } from 'vscode-languageserver';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { Diagnostics, MAX_DIAGNOSTICS } from '../../language-server/diagnostics/diagnostics.js';
import { stub } from './stub-ruleset.js';
import { TestWorkspace } from './workspace.js';

test('the server shows the first of thousands of findings and the number of findings left out', async () => {
  const cells = Array.from({ length: 3000 }, (_, index) => `town at ${9000 + index}`);
  const workspace = await TestWorkspace.of({
    'a.sand': `ruleset stub\nmap A { grid squares columns 4 rows 4 ${cells.join('\n')} }`,
  });
  const diagnostics = workspace.document('a.sand').diagnostics ?? [];
  expect(diagnostics).toHaveLength(MAX_DIAGNOSTICS + 1);
  expect(diagnostics.at(-1)?.message).toBe('2500 more problems are not shown; fix the first 500.');
});

test('the number of findings left out is right for a single finding above the limit', async () => {
  const cells = Array.from({ length: MAX_DIAGNOSTICS + 1 }, (_, index) => `town at ${9000 + index}`);
  const workspace = await TestWorkspace.of({
    'a.sand': `ruleset stub\nmap A { grid squares columns 4 rows 4 ${cells.join('\n')} }`,
  });
  const diagnostics = workspace.document('a.sand').diagnostics ?? [];
  expect(diagnostics.map(({ message }) => message).at(-1)).toMatch(/^1 more problem is not shown/);
});

test('the related information omits a reason that the message contains', async () => {
  const { services } = await TestWorkspace.of({ 'a.sand': 'ruleset stub\n' });
  const document = services.shared.workspace.LangiumDocuments.all.head()!;
  const diagnostics = new Diagnostics(services.shared.workspace.LangiumDocuments, document, stub, services.RulePlaces);
  const source = { file: document.uri.toString(), start: 0, end: 1 };
  const why = [{ text: '3 units to a hex' }, { text: 'the hex is a town' }];
  const message = '4 units; 3 units to a hex.';
  const [shown] = diagnostics.all([
    { severity: 'error', code: 'stub/7.1', message, source, why, related: [], fixes: [] },
  ]);
  expect(shown.relatedInformation?.map((each) => each.message)).toEqual(['the hex is a town']);
});

test('a file that continues a side is checked by the rules even if the file adds no units', async () => {
  const workspace = await TestWorkspace.of(
    {
      'a.sand': 'ruleset pgg\nside German { infantry division X 9-7 }',
      'b.sand': 'ruleset pgg\nimport "a.sand"\nside German { }',
    },
    [...rulesets.values()],
  );
  const [a, b] = ['a.sand', 'b.sand'].map((name) => workspace.analyse(name).findings.map(({ code }) => code));
  expect(a).toContain('pgg/9.63/steps');
  expect(b).toContain('pgg/9.63/steps');
});

describe('the diagnostic of a rule', () => {
  test('the diagnostic of a rule links the rule and has its reasons and related places', async () => {
    const workspace = await TestWorkspace.of({
      'a.sand': `ruleset stub
map Field { grid squares columns 4 rows 4 }
side Red { pool rifle { 4 of 3-4 }  infantry A 1-1  infantry A 2-2 }
scenario "S" { on Feld setup Red { 0101: 1 rifle, 1 rifle, 1 rifle } }
scenario "T" { on Field setup Red { 0101: 1 rifle, 1 rifle, 1 rifle } }`,
    });
    const diagnostics = workspace.document('a.sand').diagnostics ?? [];
    const stack = diagnostics.find(({ code }) => code === 'stub/7.1/stack-limit');
    expect(stack?.codeDescription?.href).toBe('sandtable-rule:/stub/7.1.md');
    expect(stack?.relatedInformation?.map(({ message }) => message)).toEqual(['2 units to a hex [7.1]']);
    const name = diagnostics.find(({ code }) => code === 'sandtable/duplicate-name');
    expect(name?.relatedInformation?.map(({ message, location }) => [message, location.range.start])).toEqual([
      ['First declared here.', { line: 2, character: 45 }],
    ]);
  });
});

test('the finding about a condition names only the first of two special rules that the game does not support', async () => {
  const game: Ruleset = { ...stub, vocabulary: { ...stub.vocabulary, statements: ['when'] } };
  const text = `ruleset stub
map Field { grid squares columns 4 rows 4 area X 0101 }
side Blue { infantry A 3-4 }
scenario "S" { turns 3 when Blue holds X { arrive turn 2..3 at X: A } }`;
  const workspace = await TestWorkspace.of({ 'a.sand': text }, [game]);
  const messages = workspace.document('a.sand').diagnostics?.map(({ message }) => message);
  expect(messages).toEqual([
    'Stub does not support “arrive” inside an offer or a condition; this statement has no effect. Remove it, or observe it in your own orders.',
  ]);
});

test('pools of both sides from which a rule draws counters cause no report of a duplicate name', async () => {
  const text = `ruleset pgg
side German { pool infantry division { 1 of 9-7 } }
side Soviet { pool rifle { 1 of 6-8-6 } }`;
  const workspace = await TestWorkspace.of({ 'a.sand': text }, [...rulesets.values()]);
  expect(workspace.codes('a.sand')).not.toContain('sandtable/duplicate-name');
});

test('an exception in a check is reported as an internal error, and the other checks run', async () => {
  const { stub } = await import('./stub-ruleset.js');
  const broken = {
    ...stub,
    checkForces: () => {
      throw new Error('no such table');
    },
  };
  const workspace = await TestWorkspace.of({ 'a.sand': 'ruleset stub\nside Blu { infantry A 3-4 }' }, [broken]);
  expect(workspace.codes('a.sand')).toEqual(['sandtable/unknown-word', 'sandtable/fault']);
});

/** A second search for each cell would make this test take minutes. */
test('each of 12,000 wrong cells in a list is found without searching the list again', async () => {
  const sides = Array.from({ length: 12_000 }, (_, index) => `${90000 + index}/${90001 + index}`).join(' ');
  const workspace = await TestWorkspace.of({
    'a.sand': `ruleset stub\nmap A { grid squares columns 4 rows 4 river ${sides} }`,
  });
  expect(workspace.analyse('a.sand').findings.length).toBeGreaterThanOrEqual(24_000);
});

describe('a cancelled check', () => {
  const text = 'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nscenario "S" { on Field }';

  /** Returns a function that validates a document. `atCheck` is called at each check that the game makes. */
  async function validator(atCheck: () => void): Promise<(token: CancellationToken) => Promise<unknown>> {
    const counting: Ruleset = { ...stub, checkScenario: atCheck };
    const workspace = await TestWorkspace.of({ 'a.sand': '' }, [counting]);
    workspace.services.shared.workspace.DocumentBuilder.updateBuildOptions = { validation: false };
    await workspace.write('a.sand', text);
    return (token) =>
      workspace.services.validation.DocumentValidator.validateDocument(workspace.document('a.sand'), {}, token);
  }

  test('a check that is cancelled in advance does not start', async () => {
    let checks = 0;
    const validate = await validator(() => checks++);
    await expect(validate(CancellationToken.Cancelled)).rejects.toBe(OperationCancelled);
    expect(checks).toBe(0);
  });

  test('a check that is cancelled while it runs reports nothing', async () => {
    const calling = new CancellationTokenSource();
    const validate = await validator(() => {
      calling.cancel();
    });
    await expect(validate(calling.token)).rejects.toBe(OperationCancelled);
  });

  test('a check that is not cancelled reports its findings', async () => {
    let checks = 0;
    const validate = await validator(() => checks++);
    await expect(validate(CancellationToken.None)).resolves.toEqual([]);
    expect(checks).toBe(1);
  });
});

test('the position when play begins is checked together with play, not after every keystroke', async () => {
  const checked: Ruleset = {
    ...stub,
    checkOpeningPosition({ titleSource }, report) {
      report({ severity: 'information', slug: 'no-supply', source: titleSource, message: 'Unit A is out of supply.' });
    },
  };
  const text = 'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nscenario "S" { on Field }';
  const workspace = await TestWorkspace.of({ 'a.sand': '' }, [checked]);
  workspace.services.shared.workspace.DocumentBuilder.updateBuildOptions = { validation: false };
  await workspace.write('a.sand', text);
  const { DocumentValidator } = workspace.services.validation;
  const validate = async (category: string): Promise<unknown[]> =>
    (await DocumentValidator.validateDocument(workspace.document('a.sand'), { categories: [category] })).map(
      ({ code }) => code,
    );
  expect([await validate('fast'), await validate('slow')]).toEqual([[], ['stub/no-supply']]);
});
