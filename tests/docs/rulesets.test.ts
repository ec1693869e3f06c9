import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { citationsOf, type Citations } from '../../scripts/citations.js';
import { formatText } from '../../scripts/format-text.js';
import { rulesetPage, uncited } from '../../scripts/ruleset-page.js';

const root = path.resolve(import.meta.dirname, '../..');

describe.each([...rulesets.values()])('the page of $title', (ruleset) => {
  const found = citationsOf(root, ruleset.id, [...ruleset.rulebook.values()]);
  const page = (ending: string): string => path.join(root, `docs/rulesets/${ruleset.id}.${ending}`);
  const written = JSON.parse(fs.readFileSync(page('json'), 'utf8')) as Record<string, Citations>;

  test('the page of a ruleset equals the output of npm run docs', async () => {
    const text = await formatText(page('md'), rulesetPage(ruleset, new Map(Object.entries(written))));
    expect(fs.readFileSync(page('md'), 'utf8')).toBe(text);
  });

  test('the page of a ruleset shows a citation in code and in a test for every enforced or simulated rule', () => {
    expect(uncited(ruleset, found)).toEqual({ code: [], tests: [] });
  });

  test('the page of a ruleset has the citations that npm run docs would write now', () => {
    expect(written).toEqual(Object.fromEntries(found));
  });
});

test('citations of rules are found in strings, comments and tests', () => {
  const found = citationsOf(root, 'pgg', [...rulesets.get('pgg')!.rulebook.values()]);
  expect(found.get('9.5')?.tests).toContain('tests/engine/rulesets/pgg/tables.test.ts');
  expect(found.get('9.63')?.code).toContain('engine/rulesets/pgg/check/forces.ts#unitMustHaveTheStepsOfItsKind');
});
