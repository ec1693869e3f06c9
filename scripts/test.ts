/**
 * The whole test command: build, linters, layers, and every level of tests. Ends with the plain line
 * `N passed, N failed`, and with a non-zero code when anything failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.ts';
import { tallyOf, type Tally } from './tally.ts';
import { prepareEditor } from './prepare-editor.ts';

const REPORTS = path.join(ROOT, 'out/reports');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The file a test runner writes its counts to; without one the step counts as one check. */
  readonly report?: string;
  /** Without this step nothing after it makes sense. */
  readonly decisive?: boolean;
}

const CHECKS: readonly Step[] = [
  { name: 'build and types', command: ['node', 'scripts/build.ts'], decisive: true },
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
const done = await runAll([...CHECKS, ...TESTS]);
if (done) {
  const missing = await prepareEditor();
  if (missing.length === 0) await runAll(EDITOR_TESTS);
  else leaveOutEditor(missing);
}

console.log(`\n${summary.join('\n')}`);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** False when a decisive step failed. */
async function runAll(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const [command, ...args] = step.command;
    const outcome = await run(command, args, step.report === undefined ? {} : { SANDTABLE_TEST_REPORT: step.report });
    const tally = tallyOf(outcome.ok, step.report);
    note(step.name, tally, outcome.seconds);
    if (step.decisive === true && !outcome.ok) return false;
  }
  return true;
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
