/**
 * `npm run lint:english`: checks names, test titles and phrases of the whole project, or of the given files and
 * folders. cspell checks spelling and single words.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.ts';
import type { Finding } from './finding.ts';
import { checkIdentifiers } from './identifiers.ts';
import { checkCode, checkProse } from './phrases.ts';
import { checkTestTitles } from './test-titles.ts';

/**
 * Files that are not checked: Italian texts, generated pages, and the code and tests of these checks, which contain the
 * forbidden phrases.
 */
const NOT_CHECKED = /(^|\/)(it\.ts|.*\.it\.\w+)$|^docs\/rulesets\/|plain-english/;

const findings = filesBelow(process.argv.slice(2)).flatMap(check);
for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
if (findings.length > 0) console.error(`${findings.length} texts are not plain English (docs/plain-english.md)`);
process.exitCode = findings.length > 0 ? 1 : 0;

/** Lists the files that Git tracks, and new files that Git does not ignore. The paths are relative to the root. */
function filesBelow(paths: readonly string[]): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return files.filter(
    (file) => /\.(ts|md)$/.test(file) && !NOT_CHECKED.test(file) && fs.existsSync(path.join(ROOT, file)),
  );
}

function check(file: string): readonly Finding[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) return checkProse(file, text);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...checkIdentifiers(source), ...checkCode(source), ...checkTestTitles(source)];
}
