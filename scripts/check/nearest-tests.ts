import path from 'node:path';

/**
 * Folders of slow tests: they run in an editor or a browser, or on a build. Checking a change does not run these tests.
 */
const SLOW_TESTS = ['tests/browser/', 'tests/extension/', 'tests/protocol/'];

/** The tests to run when a file that contains no code has changed, by a pattern of the path of the file. */
const TESTS_OF_DATA: readonly (readonly [RegExp, string])[] = [
  [/^docs\/.*\.md$|^(README|CONTRIBUTING|CHANGELOG)\.md$/, 'tests/docs'],
  [/^docs\/cli\.md$/, 'tests/cli/docs.test.ts'],
  [/^l10n\/|\/it\.ts$|^package\.nls/, 'tests/l10n'],
  [/^grammar\//, 'tests/grammar'],
  [/^syntaxes\//, 'tests/syntaxes'],
  [/^examples\//, 'tests/examples'],
  [/^fuzz\//, 'tests/fuzz'],
  [/^tests\/fixtures\/findings\//, 'tests/language-server/findings.test.ts'],
  [/^tests\/fixtures\/fixes/, 'tests/language-server/features'],
];

/**
 * Returns the unit tests to run for changed files. For a test, this is the test itself. For code, it is the test of the
 * same name or, without one, the tests of the nearest enclosing folder that has tests. For a file of a ruleset, it is
 * all tests of the ruleset.
 * @param changed Paths from the root of the project.
 * @param exists Returns whether a path exists, from the root of the project.
 */
export function nearestTests(changed: readonly string[], exists: (file: string) => boolean): readonly string[] {
  const tests = new Set(changed.flatMap((file) => testsOf(file, exists)).filter((test) => !isSlow(test)));
  return [...tests].filter((test) => ![...tests].some((other) => test.startsWith(`${other}/`))).toSorted();
}

const isSlow = (test: string): boolean => SLOW_TESTS.some((folder) => `${test}/`.startsWith(folder));

function testsOf(file: string, exists: (file: string) => boolean): readonly string[] {
  const ofData = TESTS_OF_DATA.flatMap(([pattern, test]) => (pattern.test(file) ? [test] : []));
  if (ofData.length > 0 || !file.endsWith('.ts')) return ofData;
  if (file.startsWith('tests/')) {
    if (!exists(file)) return [];
    return [file.endsWith('.test.ts') ? file : path.posix.dirname(file)];
  }
  const ruleset = /^engine\/rulesets\/[^/]+/.exec(file)?.[0];
  if (ruleset !== undefined) return [`tests/${ruleset}`].filter(exists);
  const same = `tests/${file.replace(/\.ts$/, '.test.ts')}`;
  if (exists(same)) return [same];
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
    if (exists(`tests/${folder}`)) return [`tests/${folder}`];
  return [];
}
