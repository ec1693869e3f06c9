import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from '../language-server/workspace.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const blocks = [...read('docs/language.md').matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text]) => text);

/** The blocks of the tour, by the names they import each other by, then one block for each of the other games. */
const TOUR = ['imports.sand', 'crossing.sand', 'crossing-forces.sand', 'crossing-scenario.sand', 'orders.sand'];

describe('docs/language.md', () => {
  test('the tour in the words of Panzergruppe Guderian has no findings, and its expectations hold', async () => {
    const files = Object.fromEntries(TOUR.map((name, index) => [name, blocks[index]]));
    const examples = Object.fromEntries(
      ['smolensk.sand', 'forces.sand'].map((name) => [name, read(`examples/pgg/${name}`)]),
    );
    const workspace = await TestWorkspace.of({ ...files, ...examples }, [...rulesets.values()]);
    for (const name of TOUR) {
      const analysis = workspace.analyse(name);
      const findings = [...analysis.findings, ...analysis.playFindings()];
      expect(findings.map(({ code, message }) => `${name}: ${code} ${message}`)).toEqual([]);
    }
  });

  test.each(blocks.slice(TOUR.length))('one grammar carries all four games: block %#', async (text) => {
    const workspace = await TestWorkspace.of({ 'block.sand': text }, [...rulesets.values()]);
    const { lexerErrors, parserErrors } = workspace.document('block.sand').parseResult;
    expect([...lexerErrors, ...parserErrors].map(({ message }) => message)).toEqual([]);
  });
});
