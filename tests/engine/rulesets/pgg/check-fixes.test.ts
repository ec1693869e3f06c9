import { describe, expect, test } from 'vitest';
import type { Fix } from '../../../../engine/model/finding.js';
import { checks, checkScenario } from '../../../../engine/rulesets/pgg/check/index.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const head = `ruleset pgg
map Field { grid hexes flat columns 10 rows 8 labels CCRR even columns lower }
side German {
  infantry division "6.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "7.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "8.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "9.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "T34" 9-7 | 4-7 | 2-7 | 1-7
}
side Soviet { leader Lukin 3  leader Konev 5  leader Yeremenko 4  pool rifle { 20 of 3-4-6 } }
scenario "Crowded" {
  on Field
  turns 3
`;

async function findings(text: string): Promise<{ code: string; fixes: readonly Fix[] }[]> {
  const workspace = await TestWorkspace.of({ 'field.sand': text }, [pgg]);
  const found: { code: string; fixes: readonly Fix[] }[] = [];
  const scenario = workspace.analyse('field.sand').scenario;
  if (scenario === undefined) throw new Error('The file holds no scenario.');
  checkScenario(scenario, ({ rule = '', slug, fixes = [] }) => found.push({ code: `${rule}/${slug}`, fixes }));
  return found;
}

function mended(text: string, { edits }: Fix): string {
  return [...edits]
    .sort((a, b) => b.source.start - a.source.start)
    .reduce((now, edit) => now.slice(0, edit.source.start) + edit.text + now.slice(edit.source.end), text);
}

describe('fixes of the checks', () => {
  const crowded: readonly (readonly [string, string, string, string])[] = [
    [
      'the fix splits a group of drawn units',
      'setup Soviet { 0402: 4 rifle of army "1"  0503: Lukin }',
      'Set up 1 rifle in 0401',
      '0402: 3 rifle of army "1"\n    0401: 1 rifle of army "1"',
    ],
    [
      'the fix moves a whole group of drawn units',
      'setup Soviet { 0402: 3 rifle of army "1"  0402: 1 rifle of army "2"  0503: Lukin }',
      'Set up 1 rifle in 0401',
      '0401: 1 rifle of army "2"',
    ],
    [
      'the fix takes a unit out of its line',
      'setup German { 0402: "6.Inf", "7.Inf", "8.Inf", "9.Inf" }',
      'Set up "9.Inf" in 0401',
      '0402: "6.Inf", "7.Inf", "8.Inf"',
    ],
    [
      'the fix keeps the leader who makes room for a fourth unit',
      'setup Soviet { 0402: 4 rifle, Lukin of army "1" }',
      'Set up 1 rifle in 0401',
      '0402: 3 rifle, Lukin of army "1"',
    ],
    [
      'the fix moves a leader whose room other leaders take',
      'setup Soviet { 0402: 2 rifle, Lukin, Konev of army "1"  0402: Yeremenko }',
      'Set up Yeremenko in 0401',
      '0401: Yeremenko',
    ],
    [
      'the fix writes a name like a cell in quotes and keeps its parentheses',
      'setup German { 0402: "6.Inf", "7.Inf", "8.Inf", "T34" (step 2) }',
      'Set up "T34" in 0401',
      '0401: "T34" (step 2)',
    ],
    [
      'the fix moves all excess units together',
      'setup German { 0402: "6.Inf", "T34", "7.Inf", "8.Inf", "9.Inf" }',
      'Set up "8.Inf", "9.Inf" in 0401',
      '0402: "6.Inf", "T34", "7.Inf"\n    0401: "8.Inf", "9.Inf"',
    ],
  ];
  test.each(crowded)('[7.1, 7.2] %s', async (_, setup, title, after) => {
    const text = `${head}  ${setup}\n}\n`;
    const [{ code, fixes }] = await findings(text);
    expect(code).toMatch(/^7\.[12]\/stack-limit$/);
    expect(fixes.map((fix) => fix.title)).toEqual([title]);
    const better = mended(text, fixes[0]);
    expect(better).toContain(after);
    expect(await findings(better)).toEqual([]);
  });

  const stacks: readonly (readonly [string, boolean])[] = [
    ['3 rifle, Lukin of army "1"', true],
    ['4 rifle of army "1"', false],
    ['2 rifle, Lukin, Konev of army "1"', true],
    ['4 rifle, Lukin of army "1"', false],
    ['4 rifle, Konev of army "19" [5.1]', true],
  ];
  test.each(stacks)('C53 [7.1, 5.0] the check allows %s in one hex: %s', async (units, may) => {
    const found = await findings(`${head}  setup Soviet { 0402: ${units} }\n}\n`);
    expect(found.some(({ code }) => code === '7.1/stack-limit')).toBe(!may);
  });

  test('the name of every check contains Must or Should', () => {
    for (const name of Object.values(checks).flatMap((list: object) => Object.keys(list)))
      expect(name).toMatch(/(Must|Should)[A-Z]/);
  });
});
