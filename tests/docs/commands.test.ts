import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import nlsIt from '../../package.nls.it.json' with { type: 'json' };
import nls from '../../package.nls.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { command } from '../cli/command-line.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'README.it.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: ROOT }),
].filter(
  // Decisions also name commands that were replaced later.
  (page) => !page.endsWith('decisions.md'),
);

interface Line {
  readonly page: string;
  /** One line of a shell block, or the content of a code span. */
  readonly code: string;
}

const lines: Line[] = PAGES.flatMap((page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  const blocks = [...text.matchAll(/^```(?:sh|console|yaml)\n([^]*?)^```$/gm)].flatMap(([, block]) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span);
  return [...blocks, ...spans].map((code) => ({ page, code: code.replace(/\s+#.*$/, '').trim() }));
});

/**
 * Returns the text after `words` in each line that matches, with the page of the line. Equal results are returned once.
 */
const uses = (words: RegExp): { page: string; rest: string }[] => {
  const found = lines.flatMap(({ page, code }) => {
    const [, rest] = words.exec(code) ?? [];
    return rest === undefined ? [] : [{ page, rest }];
  });
  return [...new Map(found.map((each) => [`${each.page} ${each.rest}`, each])).values()];
};

const commandLines = uses(/\bsandtable ([a-z]+(?: .*)?)$/);
const scripts = uses(/\bnpm run (?:-s )?([a-z][\w:-]*)/);

describe('commands in the documentation', () => {
  test('the tests find command lines and scripts on several pages of the documentation', () => {
    expect(new Set(commandLines.map(({ page }) => page)).size).toBeGreaterThan(4);
    expect(scripts.length).toBeGreaterThan(15);
  });

  test.each(commandLines)('$page: `sandtable $rest` uses a command and options that exist', async ({ rest }) => {
    const [name, ...words] = rest.split(/\s+/);
    const general = await command(`${name} --help`);
    const hasCommands = general.out.includes('\nCommands:\n');
    const { exit, out } = hasCommands ? await command(`${name} ${words[0]} --help`) : general;
    expect(exit).toBe(0);
    const known = new Set(out.match(/--?[a-z][a-z-]*/g));
    const written = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.replace(/=.*/, ''));
    expect(written.filter((option) => !known.has(option))).toEqual([]);
  });

  test.each(scripts)('$page: `npm run $rest` is a script of the project', ({ rest }) => {
    expect(Object.keys(manifest.scripts)).toContain(rest);
  });

  const titles = new Set(
    manifest.contributes.commands.flatMap(({ title }) =>
      [nls, nlsIt].map((texts) => texts[title.slice(1, -1) as keyof typeof nls]),
    ),
  );
  const named = PAGES.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/\*\*Sandtable: ([^*]+)\*\*/g)].map(([, title]) => ({
      page,
      title: title.replace(/\s+/g, ' '),
    })),
  );

  test.each(named)('$page: “Sandtable: $title” is a command of the extension', ({ title }) => {
    expect([...titles]).toContain(title);
  });
});
