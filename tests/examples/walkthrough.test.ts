import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { EXAMPLES, openedKey } from '../../extension/example-list.js';
import { manifest } from '../manifest.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly enablement?: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
    readonly walkthroughs: readonly { readonly id: string; readonly steps: readonly Step[] }[];
  };
}
interface Step {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly media: { readonly markdown?: string; readonly svg?: string };
  readonly completionEvents?: readonly string[];
}

const { contributes } = manifest as Manifest;
const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
const lessons = steps.flatMap((step) => {
  const args = /command:sandtable\.openExample\?(?<args>[^)]+)\)/.exec(step.description)?.groups?.args;
  if (args === undefined) return [];
  const [file] = JSON.parse(decodeURIComponent(args)) as readonly string[];
  const { title, media, completionEvents } = step;
  return [{ title, page: media.markdown ?? '', file: `examples/${file ?? ''}`, completionEvents }];
});

/** The games that have lessons. A game that is still being written has none. */
const taught = [...rulesets.keys()].filter((game) => fs.existsSync(path.join(ROOT, `examples/${game}/lessons`)));

test.each(taught)('the walkthrough of %s shows every lesson once, in their order', (game) => {
  const files = fs.globSync(`examples/${game}/lessons/[0-9]-*.sand`, { cwd: ROOT }).sort();
  expect(files.length).toBeGreaterThan(3);
  expect(lessons.map(({ file }) => file).filter((file) => file.startsWith(`examples/${game}/`))).toEqual(files);
});

test('the extension completes each step of the first walkthrough when its action is done', () => {
  const [first] = contributes.walkthroughs;
  const completed = fs
    .globSync('extension/**/*.ts', { cwd: ROOT })
    .flatMap((file) => [...read(file).matchAll(/\bcompleteWalkthroughStep\('(\w+)'\)/g)].map(([, step]) => step));
  expect(first?.steps.map(({ id }) => id).sort()).toEqual([...new Set(completed)].sort());
  for (const { id, completionEvents } of first?.steps ?? [])
    expect(completionEvents).toEqual([`onContext:sandtable.did.${id}`]);
});

test.each(lessons)('the step “$title” is completed when its lesson has been opened', ({ file, completionEvents }) => {
  expect(completionEvents).toEqual([`onContext:${openedKey(file.replace('examples/', ''))}`]);
});

test('every command that needs no argument is in the palette, and no command is disabled', () => {
  expect(contributes.commands.filter(({ enablement }) => enablement !== undefined)).toEqual([]);
  expect(contributes.menus.commandPalette.map(({ command }) => command)).toEqual([
    'sandtable.playSeed',
    'sandtable.openForce',
    'sandtable.showSource',
    'sandtable.saveExample', // Only for copies of examples.
  ]);
});

test('Open Example offers every example with a scenario, orders or seals, and no file that belongs to another', () => {
  const playable = fs
    .globSync('examples/**/*.sand', { cwd: ROOT })
    .filter((file) => /^(scenario|orders|sealed) /m.test(read(file)) && !file.includes('by-mail-')) // Parts of by-mail.sand.
    .map((file) => file.replaceAll('\\', '/').replace(/^examples\//, ''));
  const offered = Object.values(EXAMPLES).flatMap((examples) => examples.map((example) => example.path));
  expect(offered.toSorted()).toEqual(playable.sort());
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

  test('a walkthrough page quotes only lines of its lesson', () => {
    const lesson = lines(read(file)).join('\n');
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks)
      for (const part of block.split('\n\n')) expect(lesson).toContain(lines(part).join('\n'));
  });

  test('a walkthrough page ends with an `expect` statement from its lesson', () => {
    expect(blocks.at(-1)).toMatch(/^expect after /);
  });
});
