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
/** Reads only sources: runs beside the tests on the second core. */
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
  vitest('workbench'),
];
/** Needs a browser but no editor: runs after the linters, beside the editor. */
const PICTURE = vitest('picture');

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

const began = performance.now();
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
if (await does(BUILD)) {
  const prepared = prepareEditor();
  const beside = runBeside(prepared);
  for (const step of TESTS) await does(step);
  const missing = await prepared;
  if (missing.length > 0) leaveOutEditor(missing);
  else for (const step of EDITOR_TESTS) await does(step);
  for (const { step, outcome } of await beside) {
    if (!outcome.ok) console.log(`\n── ${step.name}\n${outcome.said}`);
    note(step, outcome);
  }
}

console.log(`\n${summary.join('\n')}`);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One after the other, so that the tests keep their core. */
async function runBeside(prepared: Promise<readonly string[]>): Promise<{ step: Step; outcome: Outcome }[]> {
  const done: { step: Step; outcome: Outcome }[] = [];
  const quietly = async (step: Step): Promise<void> => {
    done.push({ step, outcome: await execute(step, true) });
  };
  for (const step of LINTERS) await quietly(step);
  if ((await prepared).length === 0) await quietly(PICTURE);
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

/** Says what was not tested; a build server that demands the editor's tests fails instead. */
function leaveOutEditor(missing: readonly string[]): void {
  const names = [...EDITOR_TESTS, PICTURE].map(({ name }) => name).join(', ');
  summary.push(`skipped: ${names}. Missing: ${missing.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_EDITOR !== undefined) count('real editor', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
