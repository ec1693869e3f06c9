import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { rulebook, title } from '../../../../engine/rulesets/fda/rulebook/index.js';
import { readings } from '../../../../engine/rulesets/fda/readings/readings.js';
import { rulings } from '../../../../engine/rulesets/fda/rulings/texts.js';
import { vocabulary } from '../../../../engine/rulesets/fda/vocabulary/index.js';
import { citationsOf, type Citations } from '../../../../scripts/citations.js';
import { rulesetPage, uncited } from '../../../../scripts/ruleset-page.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const book = { id: 'fda', title, rulebook, rulings, readings, vocabulary };
const found = citationsOf(root, 'fda', [...rulebook.values()]);
const page = (ending: string): string => path.join(root, `docs/rulesets/fda.${ending}`);
const written = JSON.parse(fs.readFileSync(page('json'), 'utf8')) as Record<string, Citations>;

describe("the page of Fronte d'Attacco", () => {
  test('tells rulebook, rulings, readings and words as they are; npm run docs writes it anew', async () => {
    const options = { ...(await prettier.resolveConfig(page('md'))), filepath: page('md') };
    const text = await prettier.format(rulesetPage(book, new Map(Object.entries(written))), options);
    expect(fs.readFileSync(page('md'), 'utf8')).toBe(text);
  });

  test('every enforced or simulated rule is cited by code and by a test', () => {
    expect(uncited(book, found)).toEqual({ code: [], tests: [] });
  });

  test('tells the present citations; npm run docs writes them anew', () => {
    expect(written).toEqual(Object.fromEntries(found));
  });
});
