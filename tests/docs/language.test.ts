import { AstUtils, EmptyFileSystem, GrammarAST } from 'langium';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { isOrders } from '../../language-server/generated/ast.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';
import { parse } from '../language-server/features/kit.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { toy } from '../toy/rules/index.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const page = read('docs/language.md');
const blocks = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].map(([, text]) => text);

/**
 * The file names by which the examples of the language tour import each other: first the main tour, then special rules,
 * boxes and links, then one example for each of the other games.
 */
const TOUR = ['imports.sand', 'crossing.sand', 'crossing-forces.sand', 'crossing-scenario.sand', 'orders.sand'];
const SPECIAL = TOUR.length;

/**
 * Checks and plays files.
 * @returns the findings of the files in `names`.
 */
async function found(files: Readonly<Record<string, string>>, names: readonly string[]): Promise<string[]> {
  const workspace = await TestWorkspace.of(files, [...rulesets.values(), toy]);
  return names.flatMap((name) => {
    const analysis = workspace.analyse(name);
    const findings = [...analysis.findings, ...analysis.playFindings()];
    return findings.map(({ code, message }) => `${name}: ${code} ${message}`);
  });
}

describe('docs/language.md', () => {
  test('the tour for Panzergruppe Guderian has no findings, and its expectations hold', async () => {
    const files = Object.fromEntries(TOUR.map((name, index) => [name, blocks[index]]));
    const examples = Object.fromEntries(
      ['smolensk.sand', 'forces.sand'].map((name) => [name, read(`examples/pgg/${name}`)]),
    );
    expect(await found({ ...files, ...examples }, TOUR)).toEqual([]);
  });

  test('the special rules for the toy game have no findings, and their expectations hold', async () => {
    const files = { 'land.sand': read('tests/toy/land.sand'), 'special.sand': blocks[SPECIAL] };
    expect(await found(files, ['special.sand'])).toEqual([]);
  });

  test('the example of boxes and links in the language documentation has no findings', async () => {
    expect(await found({ 'sound.sand': blocks[SPECIAL + 1] }, ['sound.sand'])).toEqual([]);
  });

  test.each(blocks.slice(SPECIAL + 2))('example %# for the four games parses without errors', async (text) => {
    const workspace = await TestWorkspace.of({ 'block.sand': text }, [...rulesets.values()]);
    const { lexerErrors, parserErrors } = workspace.document('block.sand').parseResult;
    expect([...lexerErrors, ...parserErrors].map(({ message }) => message)).toEqual([]);
  });
});

describe('keywords listed in docs/language.md', () => {
  /** The two lists in the last section of the page: all keywords, and the keywords that cannot begin an order. */
  const [keywords = [], noVerbs = []] = [
    ...page.slice(page.indexOf('## Words that are')).matchAll(/^```text\n([^`]*)^```$/gm),
  ].map(([, words]) => words.trim().split(/\s+/));

  test('docs/language.md lists the keywords of the grammar', () => {
    const { Grammar } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable;
    const words = AstUtils.streamAllContents(Grammar)
      .filter(GrammarAST.isKeyword)
      .map(({ value }) => value)
      .filter((value) => /^[a-z]/.test(value));
    expect(keywords).toEqual([...new Set(words)].toSorted());
  });

  test('all keywords can begin orders, except those that docs/language.md lists', async () => {
    const cannot: string[] = [];
    for (const word of keywords) {
      const { parseResult } = await parse(`ruleset x\norders turn 1 Blue {\n  stop\n  ${word} 1/1\n  stop\n}\n`);
      const [orders] = AstUtils.streamContents(parseResult.value).filter(isOrders);
      const verbs = orders?.lines.map((line) => ('verb' in line ? line.verb : ''));
      if (parseResult.parserErrors.length > 0 || verbs?.at(1) !== word) cannot.push(word);
    }
    expect(noVerbs).toEqual(cannot);
  });
});
