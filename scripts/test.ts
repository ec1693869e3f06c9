/**
 * The whole test command: sets up what tests in a real editor need, then build, linters, layers, and every level of
 * tests. Ends with the plain line `N passed, N failed`, and with a non-zero code when anything failed.
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
  /** The file a test runner writes its counts to; without one the step counts as one check. */
  readonly report?: string;
}

const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.ts', '--no-types'] };
/** Reads only what people write: runs beside the build. */
const FORMAT: Step = { name: 'format', command: ['oxfmt', '--check', '.'] };
const PACKAGE: Step = { name: 'package', command: ['node', 'scripts/package.ts', '--built'] };
const SITE: Step = { name: 'site and its links', command: ['node', 'scripts/site.ts', '--built'] };
/** Needs an editor, but no package: it is shown the folder of the project. */
const EXTENSION_HOST: Step = {
  name: 'extension host',
  command: ['node', 'scripts/test-extension.ts'],
  report: path.join(REPORTS, 'extension.json'),
};
/** Needs the package, an editor and a browser. */
const WORKBENCH = vitest('workbench');
/** Needs a browser but no editor. */
const PICTURE = vitest('picture');

/** What the machine may lack, in the order in which it is brought: browser and editor; Redis and other editors. */
type Need = 'editor' | 'others';

/** What runs one after the other, each step by itself. */
interface Chain {
  readonly steps: readonly Step[];
  readonly needs?: Need;
}

const summary: string[] = [];
const total = { passed: 0, failed: 0 };
/** What steps said that failed beside others. */
const unsaid: string[] = [];
const began = performance.now();

/** The longest first, so that all end together. */
const chains: Chain[] = [
  { steps: [PACKAGE, WORKBENCH], needs: 'editor' },
  { steps: [vitest('unit')] },
  { steps: [PICTURE], needs: 'editor' },
  { steps: [vitest('protocol')], needs: 'others' },
  { steps: [EXTENSION_HOST], needs: 'editor' },
  { steps: [{ name: 'types', command: CHECK_TYPES }] },
  { steps: [SITE] },
  { steps: [{ name: 'layers', command: ['npm', 'run', '--silent', 'layers'] }] },
  {
    steps: [
      { name: 'lint', command: ['oxlint'] },
      { name: 'names', command: ['biome', 'lint'] },
      { name: 'dead code', command: ['knip'] },
    ],
  },
];
/** Steps for which the machine still lacks something. */
const leftOut = new Set<Step>();
const ready = new Set<Need>();

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS, { recursive: true });
const editor = bringEditor();
const prepared = editor.then(bringOthers);
const built = does(BUILD, true);
const formatted = does(FORMAT, true);
// Two at a time keep two cores busy; a third takes as long as it saves, and lets an editor wait for what it does not wait for.
await Promise.all([goOn(editor), goOn(Promise.all([built, formatted]), true)]);
for (const said of unsaid) console.log(said);

console.log(`\n${summary.join('\n')}`);
console.log(`${secondsSince(began)} s, the first ${await prepared} of them beside the set-up`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

/** Brings browser and editor, and leaves out what then still cannot be tested. */
async function bringEditor(): Promise<void> {
  const missing = await prepareEditor();
  if (missing.length > 0) leaveOut([EXTENSION_HOST, WORKBENCH, PICTURE], missing);
  ready.add('editor');
}

/** Brings what else is missing, while tests in the editor begin. @returns How many seconds all of the set-up took. */
async function bringOthers(): Promise<number> {
  const missing = await prepareOtherPrograms();
  if (missing.length > 0) tellLeftOut('other editors, or the queue', missing);
  ready.add('others');
  return secondsSince(began);
}

/** Takes one chain after the other until none is left; without a build there is nothing to test. */
async function goOn(first: Promise<unknown>, hold = false): Promise<void> {
  await first;
  if (!(await built)) return;
  for (let chain = await next(); chain; chain = await next())
    for (const step of chain.steps) if (!leftOut.has(step)) await does(step, hold);
}

/** The first chain that lacks nothing, as soon as there is one. */
async function next(): Promise<Chain | undefined> {
  const at = chains.findIndex(({ needs }) => needs === undefined || ready.has(needs));
  if (at >= 0 || chains.length === 0) return chains.splice(at, 1).at(0);
  await (ready.has('editor') ? prepared : editor);
  return next();
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

function leaveOut(steps: readonly Step[], why: readonly string[]): void {
  for (const step of steps) leftOut.add(step);
  tellLeftOut(steps.map(({ name }) => name).join(', '), why);
}

/** Says what was not tested; where every part is required, that is a failure. */
function tellLeftOut(what: string, why: readonly string[]): void {
  summary.push(`left out: ${what}. Missing: ${why.join('; ')}.`);
  if (process.env.SANDTABLE_REQUIRE_ALL !== undefined) count('parts left out', { passed: 0, failed: 1 }, 0);
}

function vitest(project: string): Step {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, command: ['vitest', 'run', '--project', project, ...reporters], report };
}
