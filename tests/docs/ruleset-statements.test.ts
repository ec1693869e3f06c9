import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATEMENTS } from '../../language-server/rulesets/statements/index.js';
import { statementsReference } from '../../language-server/rulesets/statements/reference.js';
import { formatText } from '../../scripts/format-text.js';
import { TestWorkspace } from '../language-server/workspace.js';

const PAGE = 'docs/ruleset-statements.md';

test('docs/ruleset-statements.md equals the output of npm run docs', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await formatText(PAGE, statementsReference()));
});

/** Words that the examples name. */
const DECLARED: Readonly<Record<string, string>> = {
  sides: 'sides German, Soviet',
  terrain: 'terrain clear (cost 1)',
  unit: 'unit panzer corps',
};

const FAULTS: ReadonlySet<string> = new Set(['ruleset/form', 'ruleset/clash', 'ruleset/reserved', 'sandtable/syntax']);

test.each(STATEMENTS.map(({ head, then = '', example }) => ({ name: `${head} ${then}`.trim(), example })))(
  'the example of “$name” has the form of its statement',
  async ({ example }) => {
    const heads = example.split('\n').map((line) => line.split(' ')[0]);
    const others = Object.entries(DECLARED).filter(([head]) => !heads.includes(head));
    const results = heads.includes('table') ? ['DR', 'DE', 'NE', 'AL'].map((code) => `result ${code} "Text."`) : [];
    const text = `ruleset game "Game" {\n${[...others.map(([, line]) => line), ...results, example].join('\n')}\n}\n`;
    const workspace = await TestWorkspace.of({ 'game.sand': text });
    const faults = workspace.document('game.sand').diagnostics?.filter(({ code }) => FAULTS.has(String(code)));
    expect(faults?.map(({ message }) => message)).toEqual([]);
  },
);

test('docs/ruleset-statements.md lists each statement and each of its attributes', () => {
  const page = readFileSync(PAGE, 'utf8');
  const keys = STATEMENTS.flatMap(({ attributes }) => Object.keys(attributes));
  expect(keys.filter((key) => !page.includes(`- \`${key}\``))).toEqual([]);
});
