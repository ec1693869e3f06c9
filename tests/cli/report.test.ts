import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { verdict } from '../../cli/commands/check.js';
import { booksCovered } from '../../cli/report/coverage.js';
import { githubText } from '../../cli/report/github.js';
import { junit } from '../../cli/report/junit.js';
import type { FindingRecord } from '../../language-server/report/finding-record.js';
import { distributionText } from '../../language-server/report/distribution-text.js';
import { findingsText } from '../../language-server/report/findings-text.js';
import { runText } from '../../language-server/report/run-text.js';
import { skirmish } from '../engine/play/skirmish.js';
import { book, command, FIXTURES, folderWith } from './command-line.js';

const finding = (more: Partial<FindingRecord> = {}): FindingRecord => ({
  file: 'a.sand',
  range: { start: { line: 2, column: 3 }, end: { line: 2, column: 7 } },
  severity: 'warning',
  code: 'pgg/7.1/stack-limit',
  message: 'Too many units.',
  why: [],
  related: [],
  ...more,
});

test('workflow commands of GitHub have escaped percent signs, line breaks, colons and commas', () => {
  const written = githubText([finding({ file: 'a,b:c.sand', message: '50 % of\r\nthe units' })]);
  expect(written).toBe(
    '::warning file=a%2Cb%3Ac.sand,line=2,col=3,endLine=2,endColumn=7,title=pgg/7.1/stack-limit::50 %25 of%0D%0Athe units\n',
  );
});

test('the JUnit suite of a file counts the errors of the file among its tests', () => {
  const range = { start: { line: 4, column: 1 }, end: { line: 4, column: 9 } };
  const met = { file: 'a.sand', range, after: 'turn 1', text: 'A at 0101', expected: '0101', got: '0101' };
  const written = junit([{ ...met, passed: true }], [{ file: 'a.sand', message: 'No such unit.' }]);
  expect(written).toContain('<testsuite name="a.sand" tests="2" failures="0" errors="1">');
});

test.each([
  ['information', false, 0],
  ['information', true, 0],
  ['warning', false, 0],
  ['warning', true, 1],
  ['error', false, 1],
] as const)(
  'a finding of the severity %s with the option --strict %s results in the exit code %d',
  (severity, isStrict, exit) => {
    expect(verdict([finding({ severity })], isStrict)).toBe(exit);
  },
);

test('the text of a finding lists its related places, except places that are findings in the same text', () => {
  const place = (line: number): FindingRecord['range'] => ({ start: { line, column: 1 }, end: { line, column: 4 } });
  const related = [
    { file: 'b.sand', range: place(5), message: 'A has no strength.' },
    { file: 'b.sand', range: place(6), message: 'B has no strength.' },
  ];
  const summary = finding({ severity: 'error', code: 'sandtable/missing-values', message: '2 values.', related });
  const alone = 'a.sand:2:3 error sandtable/missing-values\n    2 values.\n';
  expect(findingsText([summary], 1)).toBe(
    `${alone}      b.sand:5: A has no strength.\n      b.sand:6: B has no strength.\n1 error, 0 warnings in 1 file.\n`,
  );
  const listed = related.map((each) => finding({ ...each, severity: 'information', code: 'pgg/3.4/missing-strength' }));
  expect(findingsText([summary, ...listed], 2)).toContain(`${alone}b.sand:5:1 information pgg/3.4/missing-strength\n`);
});

test('the text of a finding has its reasons, except a reason that the message repeats', () => {
  const why = [
    { text: 'Too many units.', rule: '7.1' },
    { text: '3 units to a hex', rule: '7.1' },
  ];
  expect(findingsText([finding({ message: 'Too many units. [7.1]', why })], 1)).toBe(
    'a.sand:2:3 warning pgg/7.1/stack-limit\n    Too many units. [7.1]\n      3 units to a hex [7.1]\n0 errors, 1 warning in 1 file.\n',
  );
});

test('the report of many games lists the outcomes, the most frequent first', () => {
  const outcomes = { draw: 1, 'Blue wins': 3 };
  const games = { runs: 4, seed: 's', score: [], outcomes, results: [], expectations: [], statements: [], rules: [] };
  expect(distributionText(games as never)).toContain('Blue wins 75.0 %, draw 25.0 %');
});

test('the coverage of two files includes an order that one of them carries out, and adds up the uses of a rule in both', () => {
  const order = { verb: 'move', source: { file: 'a.sand', start: 10, end: 20 }, answers: [] };
  const scenario = { orders: [{ lines: [order] }] };
  const ruleset = { ...skirmish, rulebook: book };
  const file = (...moments: readonly object[]): object => ({
    analysis: { ruleset, scenario, playthrough: () => ({ moments, events: [], findings: [] }) },
  });
  const played = file({ source: order.source, rule: '1' }, { rule: '1' });
  const [covered] = booksCovered([played, file({ rule: '1' })] as never, 'json');
  expect(covered.orders).toEqual({ written: 1, carriedOut: 1 });
  expect(covered.touched).toEqual({ '1': 3 });
});

test.each([
  ['a game with a decision', [{ number: 0, side: 'Blue', answer: 'b', by: 'order', rule: '2', from: 1, to: 2 }]],
  ['a game without decisions', []],
])('the text of the run command lists events before the first decision of %s', (_, moments) => {
  const events = [{ kind: 'weather', text: 'It rains.', rule: '1' }];
  const game = { now: () => ({ turn: 1 }), scenario: {}, score: () => [] };
  const [line] = runText({ moments, events, game, seed: 's', ended: true } as never, []).split('\n');
  expect(line).toBe('       It rains. [1]');
});

test.each(['', ' --runs 2'])('the command “run%s” ends with exit code 1 when the file has an error', async (option) => {
  const battle = readFileSync(path.join(FIXTURES, 'battle.sand'), 'utf8');
  const folder = folderWith({ 'wrong.sand': `${battle}\nexpect after turn 1 { Nowhere at 0101 }\n` });
  const { exit, err } = await command(`run wrong.sand --until end --unanswered random${option}`, folder);
  expect(err).toContain('wrong.sand has errors');
  expect(exit).toBe(1);
});
