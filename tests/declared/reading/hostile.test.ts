import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestWorkspace } from '../../language-server/workspace.js';

const games = ['reading/battle-for-moscow', 'games/series'].map((name) => ({
  name,
  tokens: readFileSync(`tests/declared/${name}.sand`, 'utf8').match(/"[^"]*"|[\w.-]+|\s+|[^\s\w]/g) ?? [],
}));
const REPLACEMENTS = [
  '',
  '-1',
  '0',
  '999',
  '1:1',
  'constructor',
  '__proto__',
  '"',
  '(',
  '}',
  'German',
  'none',
  '| 1 2',
];

/** Returns the codes of the findings of a text. */
async function codesOf(text: string): Promise<readonly string[]> {
  const workspace = await TestWorkspace.of({ 'game.sand': text });
  return workspace.codes('game.sand');
}

test.each(games)('the ruleset $name with any word or sign replaced causes no internal error', async (game) => {
  const changes = fc.array(fc.tuple(fc.nat(game.tokens.length - 1), fc.constantFrom(...REPLACEMENTS)), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(changes, async (replaced) => {
      const tokens = [...game.tokens];
      for (const [index, text] of replaced) tokens[index] = text;
      expect(await codesOf(tokens.join(''))).not.toContain('sandtable/fault');
    }),
    { numRuns: 60 },
  );
});

test('a ruleset with 500 phases is read, and one with more statements is refused', async () => {
  const withPhases = (count: number): string =>
    `ruleset long "Long" {\n  turn Red {\n${Array.from({ length: count }, (_, index) => `    phase p${index} (move)\n`).join('')}  }\n}\n`;
  expect((await codesOf(withPhases(499))).filter((code) => code === 'ruleset/form')).toEqual([]);
  expect((await codesOf(withPhases(500))).filter((code) => code === 'ruleset/form')).toHaveLength(1);
});
