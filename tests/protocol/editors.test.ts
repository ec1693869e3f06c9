import { execFileSync } from 'node:child_process';
import { readFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPrograms } from '../../scripts/other-programs.ts';
import { Folder } from './server.js';

/**
 * The root of the project. In these tests, editors of Debian with the configurations of docs/editors.md start the built
 * command line.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const DOCS = readFileSync(path.join(ROOT, 'docs/editors.md'), 'utf8');
const LESSON = readFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), 'utf8');
/** A lesson with an illegal move and a cited rule. */
const WRONG = `// see [7.1]\n${LESSON.replace('move "26.Inf" to 2513', 'move "26.Inf" to 3113')}`;

let folder: Folder;
beforeEach(() => {
  folder = new Folder().write({ 'a.sand': WRONG, 'init.lua': configuration('lua'), 'init.el': configuration('elisp') });
  mkdirSync(path.join(folder.path, 'bin'));
  symlinkSync(path.join(ROOT, 'dist/cli.mjs'), path.join(folder.path, 'bin/sandtable'));
});
afterEach(() => {
  folder.remove();
});

/** Returns the first code block of a language in the docs. */
function configuration(language: string): string {
  const block = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(DOCS);
  if (!block) throw new Error(`docs/editors.md has no ${language}.`);
  return block[1];
}

interface EditorReport {
  readonly found: readonly string[];
  /** Number of findings left after the correction. */
  readonly findingsLeft: number;
  readonly hover: { readonly value: string };
  readonly definition: string;
  readonly warnings: string;
}

/** Runs an editor with a script that reads and corrects the file. Returns what the editor has shown. */
function runEditor(command: string, ...words: readonly string[]): EditorReport {
  const { PATH = '' } = process.env;
  const file = path.join(folder.path, 'report.json');
  const env = {
    ...process.env,
    PATH: `${path.join(folder.path, 'bin')}:${path.dirname(process.execPath)}:${PATH}`,
    HOME: folder.path,
    XDG_STATE_HOME: folder.path,
    FILE: path.join(folder.path, 'a.sand'),
    REPORT: file,
  };
  execFileSync(command, words, { cwd: folder.path, env, timeout: 60_000, stdio: 'pipe' });
  return JSON.parse(readFileSync(file, 'utf8')) as EditorReport;
}

const script = (name: string): string => path.join(import.meta.dirname, 'editors', name);
const missing = missingPrograms().map(({ name }) => name);
const COMMANDS: readonly (readonly [name: string, command: string, ...words: readonly string[]])[] = [
  ['Neovim', 'nvim', '--headless', '-u', 'init.lua', '-i', 'NONE', '-n', 'a.sand', '-S', script('neovim.lua')],
  ['Emacs', 'emacs', '--batch', '-f', 'package-initialize', '-l', 'init.el', '-l', script('emacs.el')],
];

for (const [name, command, ...words] of COMMANDS)
  test.skipIf(missing.includes(name))(
    `${name} shows findings, explains a rule, opens its page and follows an edit`,
    () => {
      const { found, findingsLeft, hover, definition, warnings } = runEditor(command, ...words);
      expect(found).toContainEqual(expect.stringContaining('may spend no more [6.23]'));
      expect(hover.value).toContain('7.1 Soviet stacking');
      expect(hover.value).not.toContain('command:');
      expect(definition).toBe('# 7.1 Soviet stacking');
      expect(findingsLeft).toBe(0);
      expect(warnings).toBe('');
    },
  );
