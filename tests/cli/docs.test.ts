import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createInlineRunner } from '../../cli/balance/inline.js';
import { sandtable } from '../../cli/program.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { build } from './command-line.js';

const ROOT = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(ROOT, 'docs/cli.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+) (.+)\n([\s\S]*?)^```$/gm)].map(([, language, title, text]) => ({
  language,
  title,
  text,
}));

const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
copyFileSync(path.join(ROOT, 'examples/pgg/first-contact.sand'), path.join(folder, 'first-contact.sand'));
for (const { language, title, text } of blocks) if (language === 'sand') writeFileSync(path.join(folder, title), text);

/**
 * Returns the shape of a JSON value: its keys, with the type of each. All items of a list are merged into one shape.
 */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return { list: value.map(shape).reduce(merged, undefined) };
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

function merged(a: unknown, b: unknown): unknown {
  if (typeof a !== 'object' || typeof b !== 'object') return b ?? a;
  const both = new Map<string, unknown>(Object.entries(a ?? {}));
  for (const [key, inner] of Object.entries(b ?? {})) both.set(key, merged(both.get(key), inner));
  return Object.fromEntries(both);
}

/** Runs a command in the folder of the examples. @returns The output of the command. */
async function outputOf(words: readonly string[]): Promise<string> {
  let out = '';
  await sandtable(words, {
    folder,
    rulesets,
    print: (printed) => (out += printed),
    printRaw: () => undefined,
    log: () => undefined,
    progress: () => undefined,
    startLanguageServer: () => undefined,
    build: () => build,
    queue: () => import('../../cli/queue/queue.js'),
    createRunner: () => createInlineRunner(rulesets),
    onInterrupt: () => () => undefined,
    startToolServer: () => Promise.resolve(),
    readInput: () => Promise.resolve(new Uint8Array()),
  });
  return out;
}

describe('docs/cli.md', () => {
  const examples = blocks.filter(({ language }) => language === 'json');

  test('docs/cli.md has an example of every command with JSON output', () => {
    expect(new Set(examples.map(({ title }) => title.split(' ')[1]))).toEqual(
      new Set(['check', 'run', 'balance', 'test', 'explain', 'rules', 'forces', 'export']),
    );
  });

  test('docs/cli.md lists every command in its table', async () => {
    const help = await outputOf(['--help']);
    const commands = [...help.matchAll(/^ {2}([a-z]+) /gm)].map(([, command]) => command);
    const listed = [...page.matchAll(/^\| `([a-z]+)\b/gm)].map(([, command]) => command);
    expect(commands.length).toBeGreaterThan(10);
    expect(listed).toEqual(expect.arrayContaining(commands.filter((command) => command !== 'help')));
  });

  test.each(examples)('the JSON of “$title” has the shape that docs/cli.md shows', async ({ title, text }) => {
    const words = title
      .split(' ')
      .slice(1)
      .map((word) => word.replaceAll('_', ' '));
    const out = await outputOf(title.includes(' --to ') ? words : [...words, '--format', 'json']);
    const printed: unknown = JSON.parse(out || readFileSync(path.join(folder, words[words.length - 1]), 'utf8'));
    const shown = merged(shape(printed), shape(JSON.parse(text)));
    expect(shape(printed)).toEqual(shown);
    expect(Object.keys(printed as object).sort()).toEqual(Object.keys(JSON.parse(text) as object).sort());
  });
});
