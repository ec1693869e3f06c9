import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { rulebook, title } from '../../../../engine/rulesets/pgg/rulebook/index.js';
import { readings } from '../../../../engine/rulesets/pgg/readings/readings.js';
import { rulings } from '../../../../engine/rulesets/pgg/rulings/texts.js';
import { vocabulary } from '../../../../engine/rulesets/pgg/vocabulary/index.js';
import { citationsOf, type Citations } from '../../../../scripts/citations.js';
import { rulesetPage, uncited } from '../../../../scripts/ruleset-page.js';

/** From the day on which every rule is played and tested it stays so, and the page tells where. */
const EVERY_RULE_IS_CITED = true;

const root = path.resolve(import.meta.dirname, '../../../..');
const book = { id: 'pgg', title, rulebook, rulings, readings, vocabulary };
const found = citationsOf(root, 'pgg', [...rulebook.values()]);
const page = (ending: string): string => path.join(root, `docs/rulesets/pgg.${ending}`);
const written = JSON.parse(fs.readFileSync(page('json'), 'utf8')) as Record<string, Citations>;

describe('the page of Panzergruppe Guderian', () => {
  test('tells rulebook, rulings, readings and words as they are; npm run docs writes it anew', async () => {
    const options = { ...(await prettier.resolveConfig(page('md'))), filepath: page('md') };
    const text = await prettier.format(rulesetPage(book, new Map(Object.entries(written))), options);
    expect(fs.readFileSync(page('md'), 'utf8')).toBe(text);
  });

  test('citations are found in strings, comments and tests', () => {
    expect(found.get('9.5')?.tests).toContain('tests/engine/rulesets/pgg/tables.test.ts');
    expect(found.get('9.63')?.code).toContain('engine/rulesets/pgg/check/forces.ts#unitMustHaveTheStepsOfItsKind');
  });

  describe.runIf(EVERY_RULE_IS_CITED)('when the ruleset is complete', () => {
    test('every enforced or simulated rule is cited by code and by a test', () => {
      expect(uncited(book, found)).toEqual({ code: [], tests: [] });
    });

    test('the page tells the present citations; npm run docs writes them anew', () => {
      expect(written).toEqual(Object.fromEntries(found));
    });
  });
});
