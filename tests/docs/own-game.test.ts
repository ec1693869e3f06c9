import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { StitchedFile } from './stitched-file.js';

const read = (page: string): string => readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');

/** A block of a page: the words after `sand`, its text, and the heading above it. */
interface Block {
  readonly kind: string;
  readonly text: string;
  readonly heading: string;
}

function blocksOf(page: string): Block[] {
  return page.split(/^(?=##+ )/m).flatMap((section) => {
    const [, heading = ''] = /^##+ (.*)$/m.exec(section) ?? [];
    return [...section.matchAll(/^```sand ?(.*)\n([\s\S]*?)^```/gm)].map(([, kind = '', text = '']) => ({
      kind,
      text,
      heading,
    }));
  });
}

/**
 * Checks and plays a file, whose ruleset must be complete.
 * @returns its findings, one line each.
 */
async function findingsOf(files: Readonly<Record<string, string>>, name: string): Promise<string[]> {
  const workspace = await TestWorkspace.of(files, [...rulesets.values()]);
  const analysis = workspace.analyse(name);
  const noGame = analysis.ruleset ? [] : [{ code: 'no-game', message: `${name} declares no complete ruleset.` }];
  return [...analysis.findings, ...analysis.playFindings(), ...noGame].map(
    ({ code, message }) => `${code}: ${message}`,
  );
}

const guide = blocksOf(read('game-of-your-own.md'));
const steps = [...new Set(guide.map(({ heading }) => heading))];
/** The file after all steps up to one. */
const fileAfter = (step: string): StitchedFile =>
  new StitchedFile(
    ...guide
      .filter(({ kind, heading }) => kind === '' && steps.indexOf(heading) <= steps.indexOf(step))
      .map(({ text }) => text),
  );

describe('the guide docs/game-of-your-own.md', () => {
  test.each(steps)('%s ends with a file that has no findings and meets its expectations', async (step) => {
    expect(await findingsOf({ 'brem.sand': fileAfter(step).text() }, 'brem.sand')).toEqual([]);
  });

  test.each(guide.filter(({ kind }) => kind === 'question'))(
    '$heading shows a statement whose answers are missing',
    async ({ text, heading }) => {
      const file = fileAfter(steps[steps.indexOf(heading) - 1]).with(text);
      expect((await findingsOf({ 'brem.sand': file.text() }, 'brem.sand')).join()).toMatch(/^ruleset\/ask: .*zone/);
    },
  );

  test.each(guide.filter(({ kind }) => kind === 'refused'))(
    '$heading shows an order that is refused',
    async ({ text, heading }) => {
      const file = fileAfter(heading).with(text);
      const found = await findingsOf({ 'brem.sand': file.text() }, 'brem.sand');
      expect(found.join('\n')).toMatch(/\bstops? /);
    },
  );

  test.each(guide.filter(({ kind }) => kind === 'variant'))(
    '$heading shows a variant without findings',
    async ({ text, heading }) => {
      const files = { 'brem.sand': fileAfter(heading).text(), 'brem-in-fog.sand': text };
      expect(await findingsOf(files, 'brem-in-fog.sand')).toEqual([]);
    },
  );
});

/** A game in which every statement of the page makes sense. */
const BASE = readFileSync(new URL('how-to-say.sand', import.meta.url), 'utf8');

describe('docs/how-to-say.md', () => {
  const answers = blocksOf(read('how-to-say.md'));

  test.each(answers)('$heading: the statements have no findings', async ({ text }) => {
    expect(await findingsOf({ 'game.sand': new StitchedFile(BASE, text).text() }, 'game.sand')).toEqual([]);
  });

  test('docs/how-to-say.md answers at least thirty questions', () => {
    expect(new Set(answers.map(({ heading }) => heading)).size).toBeGreaterThanOrEqual(30);
  });
});
