/**
 * `npm test`: installs the programs that tests in a real editor need, builds, and runs linters, layer checks and all
 * kinds of tests. The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CHECK_TYPES, ROOT, run, type Outcome } from './run.ts';
import { tallyOf, type Tally } from './tally.ts';
import { prepareEditor, prepareOtherPrograms } from './prepare-editor.ts';

const REPORTS = path.join(ROOT, 'out/reports');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /**
   * The file to which the step's test runner writes the numbers of passed and failed tests. A step without a report
   * counts as one test.
   */
  readonly report?: string;
}

const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.ts', '--no-types'] };
/** A step that does not need the build and runs in parallel with it. */
const FORMAT: Step = { name: 'format', command: ['oxfmt', '--check', '.'] };
/** Packs the extension. The slow compression of a release would take longer than most test steps. */
const PACKAGE: Step = { name: 'package', command: ['node', 'scripts/package.ts', '--built', '--loose'] };
const SITE: Step = { name: 'site and its links', command: ['node', 'scripts/site.ts', '--built'] };
/** A step that needs an editor but no package, because the editor loads the extension from the project folder. */
const EXTENSION_HOST: Step = {
  name: 'extension host',
  command: ['node', 'scripts/test-extension.ts'],
  report: path.join(REPORTS, 'extension.json'),
};
/** A step that needs the package, an editor and a browser. */
const WORKBENCH = vitest('workbench');
/** Steps that need a browser but no editor. */
const PICTURE = vitest('picture');
const PLAYED = vitest('played');

/** Programs that must be installed first: `editor` is the browser and VS Code, `others` is Redis and other editors. */
type Need = 'editor' | 'others';

/** Steps that run one after the other. */
interface Chain {
  readonly steps: readonly Step[];
  readonly needs?: Need;
}

const summary: string[] = [];
const total = { passed: 0, failed: 0 };
/** The captured output of failed steps. */
const capturedFailures: string[] = [];
const began = performance.now();

/**
 * The test steps, in chains of steps that run one after the other. Two runners take the chains in this order. The
 * longest chain comes first, so that both runners finish at about the same time.
 */
const chains: Chain[] = [
  { steps: [PACKAGE, WORKBENCH], needs: 'editor' },
  { steps: [vitest('unit')] },
  { steps: [PICTURE], needs: 'editor' },
  { steps: [PLAYED], needs: 'editor' },
  { steps: [vitest('protocol')], needs: 'others' },
  { steps: [EXTENSION_HOST], needs: 'editor' },
  { steps: [{ name: 'types', command: CHECK_TYPES }] },
  { steps: [SITE] },
  { steps: [{ name: 'layers', command: ['npm', 'run', '--silent', 'layers'] }] },
  {
    steps: [
      { name: 'lint', command: ['oxlint'] },
      { name: 'names', command: ['biome', 'lint'] },
      { name: 'plain English', command: ['node', 'scripts/plain-english/main.ts'] },
      { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
      { name: 'dead code', command: ['knip'] },
    ],
  },
];
/** Steps that cannot run because a program is not installed. */
const skipped = new Set<Step>();
const ready = new Set<Need>();

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });
const editor = installEditor();
const prepared = editor.then(installOthers);
const built = runStep(BUILD, true);
const formatted = runStep(FORMAT, true);
// Two runners keep two cores busy. A third runner would save no time, and would slow the editor down so much that its
// tests time out.
await Promise.all([runChains(editor), runChains(Promise.all([built, formatted]), true)]);
for (const output of capturedFailures) console.log(output);

console.log(`\n${summary.join('\n')}`);
console.log(`${secondsSince(began)} s, the first ${await prepared} of them during the set-up`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

/**
 * Installs the browser and the editor. If something is still missing afterwards, marks the test steps that need it as
 * skipped.
 */
async function installEditor(): Promise<void> {
  const missing = await prepareEditor();
  if (missing.length > 0) skip([EXTENSION_HOST, WORKBENCH, PICTURE, PLAYED], missing);
  ready.add('editor');
}

/**
 * Installs the programs that other tests need, such as other editors, while the tests in VS Code already run.
 * @returns The seconds from the start of this script to the end of the installation.
 */
async function installOthers(): Promise<number> {
  const missing = await prepareOtherPrograms();
  if (missing.length > 0) reportSkipped('other editors, or the queue', missing);
  ready.add('others');
  return secondsSince(began);
}

/** Takes and runs chains of test steps until none is left. If the build failed, runs none. */
async function runChains(first: Promise<unknown>, capture = false): Promise<void> {
  await first;
  if (!(await built)) return;
  for (let chain = await takeChain(); chain; chain = await takeChain())
    for (const step of chain.steps) if (!skipped.has(step)) await runStep(step, capture);
}

/**
 * Takes the first chain of test steps whose programs are installed. If there is none, waits for the installation and
 * tries again. Returns undefined when no chain is left.
 */
async function takeChain(): Promise<Chain | undefined> {
  const at = chains.findIndex(({ needs }) => needs === undefined || ready.has(needs));
  if (at >= 0 || chains.length === 0) return chains.splice(at, 1).at(0);
  await (ready.has('editor') ? prepared : editor);
  return takeChain();
}

/**
 * Runs a step. Prints its output immediately or, with `capture`, only after the other steps and only if the step
 * failed.
 */
async function runStep(step: Step, capture = false): Promise<boolean> {
  if (!capture) console.log(`\n── ${step.name}`);
  const outcome = await execute(step, capture);
  if (capture && !outcome.ok) capturedFailures.push(`\n── ${step.name}\n${outcome.output}`);
  record(step, outcome);
  return outcome.ok;
}

function execute({ command: [command, ...args], report }: Step, capture: boolean): Promise<Outcome> {
  const env = report === undefined ? {} : { SANDTABLE_TEST_REPORT: report };
  return run(command, args, { env, capture });
}

function record({ name, report }: Step, { ok, seconds }: Outcome): void {
  count(name, tallyOf(ok, report), seconds);
}

function count(name: string, { passed, failed }: Tally, seconds: number): void {
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  summary.push(`${name.padEnd(16)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`);
}

function skip(steps: readonly Step[], why: readonly string[]): void {
  for (const step of steps) skipped.add(step);
  reportSkipped(steps.map(({ name }) => name).join(', '), why);
}

/** Adds skipped steps to the summary. With SANDTABLE_REQUIRE_ALL, a skipped step counts as a failure. */
function reportSkipped(what: string, why: readonly string[]): void {
  summary.push(`skipped: ${what}. Missing: ${why.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_ALL !== undefined) count('skipped parts', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
