/**
 * `npm run check`: checks the files that changed since the branch left `main`, or, on `main` itself, since the last
 * commit. It takes less than 90 seconds on two cores and covers types, linters, layers, plain English, and the nearest
 * unit tests. The exit code is 1 when a step failed. `npm run check -- FILE …` checks the given files instead.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CHECK_TYPES, ROOT, run } from '../run.ts';
import { nearestTests } from './nearest-tests.ts';

const LINTED = /\.(ts|mjs)$/;
const FORMATTED = /\.(ts|mjs|md|json|ya?ml|css)$/;
const ENGLISH = /\.(ts|md)$/;
const SPELT = /\.(ts|mjs|md|langium|ya?ml|css|sand)$/;

type Step = readonly [name: string, ...command: [string, ...string[]]];

const began = performance.now();
const files = await changedFiles();
const tests = nearestTests(files, (file) => fs.existsSync(path.join(ROOT, file)));
console.log(`${files.length} changed files; tests: ${tests.join(' ') || 'none'}`);
const results = await Promise.all([
  inOrder([
    ['types', ...CHECK_TYPES],
    ['layers', 'npm', 'run', '--silent', 'layers'],
    ...stepFor('spelling', SPELT, 'cspell', 'lint', '--no-progress', '--no-summary', '--no-must-find-files'),
  ]),
  inOrder([
    ...stepFor('lint', LINTED, 'oxlint'),
    ...stepFor('names', /\.ts$/, 'biome', 'lint'),
    ...stepFor('format', FORMATTED, 'oxfmt', '--check', '--no-error-on-unmatched-pattern'),
    ...stepFor('English', ENGLISH, 'node', 'scripts/plain-english/main.ts'),
    ...(tests.length > 0 ? ([['tests', 'vitest', 'run', '--project', 'unit', ...tests]] satisfies Step[]) : []),
  ]),
]);
const failed = results.flat();
console.log(
  `${Math.round((performance.now() - began) / 1000)} s: ${failed.length === 0 ? 'clean' : `failed: ${failed.join(', ')}`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns a step for the changed files that match a pattern; none if no changed file matches. */
function stepFor(name: string, pattern: RegExp, ...command: [string, ...string[]]): Step[] {
  const matching = files.filter((file) => pattern.test(file));
  return matching.length > 0 ? [[name, ...command, ...matching]] : [];
}

/** Runs steps one after the other and prints the output of failed steps. @returns the names of failed steps. */
async function inOrder(steps: readonly Step[]): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [name, command, ...args] of steps) {
    const { ok, output, seconds } = await run(command, args, { capture: true });
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${ok ? '' : `\n${output}`}`);
    if (!ok) failures.push(name);
  }
  return failures;
}

/** Lists the files that were changed or added, including uncommitted files and without deleted files. */
async function changedFiles(): Promise<readonly string[]> {
  const named = process.argv.slice(2);
  if (named.length > 0) return named;
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
  const base = branch[0] === 'main' ? ['HEAD~1'] : await git('merge-base', 'main', 'HEAD');
  const committed = await git('diff', '--name-only', '--diff-filter=d', base[0] ?? 'HEAD');
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...committed, ...untracked])];
}

async function git(...args: string[]): Promise<readonly string[]> {
  const { ok, output } = await run('git', args, { capture: true });
  return ok ? output.split('\n').filter((line) => line !== '') : [];
}
