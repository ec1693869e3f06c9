/**
 * The whole test command: build, linters, layers, and every level of tests. Ends with the plain line
 * `N passed, N failed`, and with a non-zero code when anything failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run, type Outcome } from './run.ts';
import { tallyOf, type Tally } from './tally.ts';
import { prepareEditor } from './prepare-editor.ts';

const REPORTS = path.join(ROOT, 'out/reports');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The file a test runner writes its counts to; without one the step counts as one check. */
  readonly report?: string;
}

const BUILD: Step = { name: 'build and types', command: ['node', 'scripts/build.ts'] };
/** Reads only sources; runs beside the tests on the second core. */
const LINTERS: readonly Step[] = [
  { name: 'eslint', command: ['eslint', '.'] },
  { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'layers'] },
  { name: 'dead code', command: ['knip'] },
];
const TESTS: readonly Step[] = [vitest('unit'), vitest('protocol')];
const EDITOR_TESTS: readonly Step[] = [
  {
    name: 'extension host',
    command: ['node', 'scripts/test-extension.ts'],
    report: path.join(REPORTS, 'extension.json'),
  },
  { name: 'package', command: ['npm', 'run', '--silent', 'package'] },
  vitest('browser'),
];

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

const began = performance.now();
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
if (await does(BUILD)) {
  const linted = lint();
  for (const step of TESTS) await does(step);
  const missing = await prepareEditor();
  if (missing.length > 0) leaveOutEditor(missing);
  else for (const step of EDITOR_TESTS) await does(step);
  for (const [at, outcome] of (await linted).entries()) {
    if (!outcome.ok) console.log(`\n── ${LINTERS[at].name}\n${outcome.said}`);
    note(LINTERS[at].name, tallyOf(outcome.ok, undefined), outcome.seconds);
  }
}

console.log(`\n${summary.join('\n')}`);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One linter after the other, so that the tests keep their core. */
async function lint(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of LINTERS) outcomes.push(await run(...commandOf(step), { hold: true }));
  return outcomes;
}

async function does(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const env = step.report === undefined ? {} : { SANDTABLE_TEST_REPORT: step.report };
  const outcome = await run(...commandOf(step), { env });
  note(step.name, tallyOf(outcome.ok, step.report), outcome.seconds);
  return outcome.ok;
}

function commandOf({ command: [command, ...args] }: Step): [string, string[]] {
  return [command, args];
}

function note(name: string, { passed, failed }: Tally, seconds: number): void {
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  summary.push(`${name.padEnd(16)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
}

/** Says what was not tested; a build server that demands the editor's tests fails instead. */
function leaveOutEditor(missing: readonly string[]): void {
  const names = EDITOR_TESTS.map(({ name }) => name).join(', ');
  summary.push(`skipped: ${names}. Missing: ${missing.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_EDITOR !== undefined) note('real editor', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
