import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
  };
}
interface Step {
  readonly title: string;
  readonly description: string;
  readonly media: { readonly markdown?: string; readonly svg?: string };
}

const { contributes } = JSON.parse(read('package.json')) as Manifest;
const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
const lessons = steps.flatMap((step) => {
  const args = /command:sandtable\.openExample\?(?<args>[^)]+)\)/.exec(step.description)?.groups?.args;
  if (args === undefined) return [];
  const [file] = JSON.parse(decodeURIComponent(args)) as readonly string[];
  return [{ title: step.title, page: step.media.markdown ?? '', file: `examples/${file ?? ''}` }];
});

test('the walkthrough shows every lesson once, in their order', () => {
  const files = fs.globSync('examples/pgg/lessons/[0-9]-*.sand', { cwd: ROOT }).sort();
  expect(lessons.map(({ file }) => file).filter((file) => file.startsWith('examples/pgg/'))).toEqual(files);
});

test('commands of the walkthrough are commands of the extension', () => {
  const named = steps.flatMap(({ description }) => [...description.matchAll(/command:(sandtable\.\w+)/g)]);
  expect(named.length).toBeGreaterThan(0);
  expect(contributes.commands.map(({ command }) => command)).toEqual(
    expect.arrayContaining(named.map(([, command]) => command)),
  );
});

describe.each(lessons)('the page of “$title”', ({ page, file }) => {
  const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());
  const blocks = [...read(page).matchAll(/```sandtable\n(.*?)\n```/gs)].map(([, block = '']) => block);

  test('quotes the lesson as it stands', () => {
    const lesson = lines(read(file)).join('\n');
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks)
      for (const part of block.split('\n\n')) expect(lesson).toContain(lines(part).join('\n'));
  });

  test('says what must come out', () => {
    expect(blocks.at(-1)).toMatch(/^expect after /);
  });
});
