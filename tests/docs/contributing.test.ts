import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const PAGE = read('CONTRIBUTING.md');

/** All code spans of CONTRIBUTING.md, and all lines of its shell blocks. */
const code = [...PAGE.matchAll(/^```sh\n([^]*?)^```$|`([^`\n]+)`/gm)]
  .flatMap(([, block, span]) => (block === undefined ? [span] : block.split('\n')))
  .filter((text) => text !== '');

/** Matches a path by its first folder, which is a folder of the project. */
const HOME =
  /^(?:bench|cli|docs|engine|examples|extension|fuzz|grammar|language-server|preview|protocol|scripts|syntaxes|tests)\//;
const paths = [...new Set(code.flatMap((text) => text.split(' ').filter((word) => HOME.test(word))))];
const commands = [...new Set(code.filter((text) => /^np[mx] /.test(text)))];

describe('CONTRIBUTING.md', () => {
  test('CONTRIBUTING.md names more than 80 paths and 8 commands to check', () => {
    expect(paths.length).toBeGreaterThan(80);
    expect(commands.length).toBeGreaterThan(8);
  });

  test.each(paths)('the path %s in CONTRIBUTING.md exists', (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  test.each(commands)('the command `%s` exists', (command) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const [tool, ...words] = command.replace(/ -s\b/, '').split(/\s+/);
    if (tool === 'npm') expect([words[0], Object.keys(scripts)]).toEqual(['run', expect.arrayContaining([words[1]])]);
    else expect(words.slice(0, 4)).toEqual(['vitest', 'run', '--project', 'unit']);
  });

  test.each([...PAGE.matchAll(/^\| \*\*(\w+)\*\* .*\| `([^`]+)` *\|$/gm)].map(([, word, file]) => [word, file]))(
    'the word “%s” of the glossary occurs in %s',
    (word, file) => {
      expect(read(file)).toMatch(new RegExp(`\\b${word.replace(/s$/, '')}`, 'i'));
    },
  );

  test('the test reads every row of the glossary in CONTRIBUTING.md', () => {
    const rows = PAGE.slice(PAGE.indexOf('## Glossary')).match(/^\| \*\*/gm);
    expect(rows).toHaveLength([...PAGE.matchAll(/^\| \*\*(\w+)\*\* .*\| `([^`]+)` *\|$/gm)].length);
  });
});
