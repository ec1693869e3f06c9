/**
 * The whole test command: sets up what tests in a real editor need, then build, linters, layers, and every level of
 * tests. Ends with the plain line `N passed, N failed`, and with a non-zero code when anything failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run, type Outcome } from './run.ts';
import { tallyOf, type Tally } from './tally.ts';
import { prepareEditor, prepareOtherPrograms } from './prepare-editor.ts';

const REPORTS = path.join(ROOT, 'out/reports');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The file a test runner writes its counts to; without one the step counts as one check. */
  readonly report?: string;
}

const BUILD: Step = { name: 'build and types', command: ['node', 'scripts/build.ts'] };
/** Reads only what people write: runs beside the build. */
const FORMAT: Step = { name: 'format', command: ['oxfmt', '--check', '.'] };
const PACKAGE: Step = { name: 'package', command: ['node', 'scripts/package.ts', '--built'] };
const SITE: Step = { name: 'site and its links', command: ['node', 'scripts/site.ts', '--built'] };
/** They need the package, and an editor. */
const EDITOR_TESTS: readonly Step[] = [
  {
    name: 'extension host',
    command: ['node', 'scripts/test-extension.ts'],
    report: path.join(REPORTS, 'extension.json'),
  },
  vitest('workbench'),
];
/** Needs a browser but no editor. */
const PICTURE = vitest('picture');

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });

const summary: string[] = [];
const total = { passed: 0, failed: 0 };
/** What steps said that failed beside others. */
const unsaid: string[] = [];
const began = performance.now();
const missing = await prepareEditor();
const missingOthers = await prepareOtherPrograms();
const prepared = performance.now();
const mayOpenEditor = missing.length === 0;

/** What has to run one after the other, each by itself: the longest first, so that all end together. */
const chains: (readonly Step[])[] = [
  [vitest('unit')],
  ...(mayOpenEditor ? [[PICTURE]] : []),
  mayOpenEditor ? [PACKAGE, ...EDITOR_TESTS] : [PACKAGE],
  [vitest('protocol')],
  [SITE],
  [{ name: 'layers', command: ['npm', 'run', '--silent', 'layers'] }],
  [
    { name: 'lint', command: ['oxlint'] },
    { name: 'names', command: ['biome', 'lint'] },
    { name: 'dead code', command: ['knip'] },
  ],
];
const built = does(BUILD);
const formatted = does(FORMAT, true);
// Three at a time on two cores: an editor and a browser are waited for more than they work.
await Promise.all([goOn(built), goOn(formatted, true), goOn(formatted, true)]);
for (const said of unsaid) console.log(said);
if ((await built) && !mayOpenEditor) leaveOut([...EDITOR_TESTS, PICTURE].map(({ name }) => name).join(', '), missing);
if ((await built) && missingOthers.length > 0) leaveOut('other editors, or the queue', missingOthers);

console.log(`\n${summary.join('\n')}`);
console.log(`${secondsFrom(prepared)} s, after ${secondsFrom(began, prepared)} s of set-up`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function secondsFrom(start: number, end = performance.now()): number {
  return Math.round((end - start) / 1000);
}

/** Takes one chain after the other until none is left; without a build there is nothing to test. */
async function goOn(first: Promise<boolean>, hold = false): Promise<void> {
  await first;
  if (!(await built)) return;
  for (let chain = chains.shift(); chain; chain = chains.shift()) for (const step of chain) await does(step, hold);
}

/** Of the steps at a time one shows what it says; of the others it is told at the end, if it failed. */
async function does(step: Step, hold = false): Promise<boolean> {
  if (!hold) console.log(`\n── ${step.name}`);
  const outcome = await execute(step, hold);
  if (hold && !outcome.ok) unsaid.push(`\n── ${step.name}\n${outcome.said}`);
  note(step, outcome);
  return outcome.ok;
}

function execute({ command: [command, ...args], report }: Step, hold: boolean): Promise<Outcome> {
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
function leaveOut(what: string, why: readonly string[]): void {
  summary.push(`left out: ${what}. Missing: ${why.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_ALL !== undefined) count('parts left out', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
