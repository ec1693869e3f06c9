import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { rulebook, title } from '../../../../engine/rulesets/pgg/rulebook/index.js';
import { rulings } from '../../../../engine/rulesets/pgg/rulings.js';
import { vocabulary } from '../../../../engine/rulesets/pgg/vocabulary/index.js';
import { citationsOf } from '../../../../scripts/citations.js';
import { rulesetPage, uncited } from '../../../../scripts/ruleset-page.js';

/** From the day on which every rule is played and tested, it stays so. */
const EVERY_RULE_IS_CITED = false;

const root = path.resolve(import.meta.dirname, '../../../..');
const book = { id: 'pgg', title, rulebook, rulings, vocabulary };
const citations = citationsOf(root, 'pgg', [...rulebook.values()]);

describe('the page of Panzergruppe Guderian', () => {
  test.each([
    ['pgg.md', () => rulesetPage(book, citations)],
    ['pgg.json', () => JSON.stringify(Object.fromEntries(citations))],
  ])('%s is up to date; npm run docs writes it anew', async (file, written) => {
    const target = path.join(root, 'docs/rulesets', file);
    const options = { ...(await prettier.resolveConfig(target)), filepath: target };
    expect(fs.readFileSync(target, 'utf8')).toBe(await prettier.format(written(), options));
  });

  test('citations are found in strings, comments and tests', () => {
    expect(citations.get('9.5')?.tests).toContain('tests/engine/rulesets/pgg/tables.test.ts');
    expect(citations.get('9.63')?.code).toContain('engine/rulesets/pgg/check/forces.ts#unitMustHaveTheStepsOfItsKind');
  });

  test.runIf(EVERY_RULE_IS_CITED)('every enforced or simulated rule is cited by code and by a test', () => {
    expect(uncited(book, citations)).toEqual({ code: [], tests: [] });
  });
});
