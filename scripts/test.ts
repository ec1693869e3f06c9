/**
 * The whole test command: sets up what tests in a real editor need, then build, linters, layers, and every level of
 * tests. Ends with the plain line `N passed, N failed`, and with a non-zero code when anything failed.
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
/** Reads only sources: runs beside the tests on the second core. */
const LINTERS: readonly Step[] = [
  { name: 'eslint', command: ['eslint', '.'] },
  { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'layers', command: ['npm', 'run', '--silent', 'layers'] },
  { name: 'dead code', command: ['knip'] },
];
const TESTS: readonly Step[] = [
  vitest('unit'),
  vitest('protocol'),
  { name: 'package', command: ['node', 'scripts/package.ts', '--built'] },
];
const EDITOR_TESTS: readonly Step[] = [
  {
    name: 'extension host',
    command: ['node', 'scripts/test-extension.ts'],
    report: path.join(REPORTS, 'extension.json'),
  },
  vitest('workbench'),
];
/** Needs a browser but no editor: runs after the linters, beside the editor. */
const PICTURE = vitest('picture');

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

const summary: string[] = [];
const total = { passed: 0, failed: 0 };
const began = performance.now();
const missing = await prepareEditor();
const prepared = performance.now();
const mayOpenEditor = missing.length === 0;
if (await does(BUILD)) {
  const beside = runBeside();
  for (const step of mayOpenEditor ? [...TESTS, ...EDITOR_TESTS] : TESTS) await does(step);
  for (const { step, outcome } of await beside) {
    if (!outcome.ok) console.log(`\n── ${step.name}\n${outcome.said}`);
    note(step, outcome);
  }
  if (!mayOpenEditor) leaveOutEditor();
}

console.log(`\n${summary.join('\n')}`);
console.log(`${secondsFrom(prepared)} s, after ${secondsFrom(began, prepared)} s of set-up`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function secondsFrom(start: number, end = performance.now()): number {
  return Math.round((end - start) / 1000);
}

/** One after the other, so that the tests keep their core. */
async function runBeside(): Promise<{ step: Step; outcome: Outcome }[]> {
  const done: { step: Step; outcome: Outcome }[] = [];
  for (const step of mayOpenEditor ? [...LINTERS, PICTURE] : LINTERS) {
    done.push({ step, outcome: await execute(step, true) });
  }
  return done;
}

async function does(step: Step): Promise<boolean> {
  console.log(`\n── ${step.name}`);
  const outcome = await execute(step);
  note(step, outcome);
  return outcome.ok;
}

function execute({ command: [command, ...args], report }: Step, hold = false): Promise<Outcome> {
  const env = report === undefined ? {} : { SANDTABLE_TEST_REPORT: report };
  return run(command, args, { env, hold });
}

function note({ name, report }: Step, { ok, seconds }: Outcome): void {
  count(name, tallyOf(ok, report), seconds);
}

function count(name: string, { passed, failed }: Tally, seconds: number): void {
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  summary.push(`${name.padEnd(16)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
}

/** Says what was not tested; where every part is required, that is a failure. */
function leaveOutEditor(): void {
  const names = [...EDITOR_TESTS, PICTURE].map(({ name }) => name).join(', ');
  summary.push(`left out: ${names}. Missing: ${missing.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_ALL !== undefined) count('parts left out', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
