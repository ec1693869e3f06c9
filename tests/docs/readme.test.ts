import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from '../language-server/workspace.js';

const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const italian = readFileSync(new URL('../../README.it.md', import.meta.url), 'utf8');
const [, first = ''] = /```sand\n([^]*?)```/.exec(page) ?? [];

/**
 * Checks and plays a text.
 * @returns the code of each finding.
 */
async function findingsOf(text: string): Promise<string[]> {
  const workspace = await TestWorkspace.of({ 'first.sand': text }, [...rulesets.values()]);
  const analysis = workspace.analyse('first.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code);
}

test('the first scenario of README.md has no findings, and its expectation holds', async () => {
  expect(await findingsOf(first)).toEqual([]);
});

test('the change that README.md suggests to its first scenario is refused by a rule', async () => {
  expect(page.replace(/\s+/g, ' ')).toContain('change `to 0302` to `to 0502`');
  expect(await findingsOf(first.replace('to 0302', 'to 0502'))).toContain('pgg/6.22/zoc-stop');
});

test('README.it.md has the sections, code, tables and links of README.md', () => {
  const partsOf = (text: string) => {
    const code = [...text.matchAll(/^```(\w+)\n([^]*?)^```/gm)];
    return {
      sections: text.match(/^## /gm)?.length,
      code: code.map(([, language, lines]) => [language, lines.replaceAll(/ +# .*$/gm, '')]),
      games: [...text.matchAll(/^\| `(\w+)`/gm)].map(([, id]) => id),
      links: [...text.matchAll(/\]\(([^)]+)\)/g)]
        .map(([, link]) => link.replace(/\.it\.md$/, '.md'))
        .filter((link) => !link.startsWith('README')),
    };
  };
  expect(partsOf(italian)).toEqual(partsOf(page));
});
