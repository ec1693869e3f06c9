import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { OPTION_NAMES, OPTIONS, type Option } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FOLDER = path.join(import.meta.dirname, '../../../../examples/bite');
const files = readdirSync(FOLDER).filter((name) => /^(the|invented)-front/.test(name));
const scenarios = files.filter((name) => name.startsWith('the-front-'));

/** Options whose events cite a rule of another chapter. */
const ELSEWHERE: Readonly<Partial<Record<Option, string>>> = { 'siege-gun': 'Box1.gustav' };

test('the orders of the invented scenarios make every optional rule take effect', async () => {
  const texts = Object.fromEntries(files.map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]));
  const workspace = await TestWorkspace.of(texts, [bite]);
  const events = scenarios.flatMap((name) => workspace.analyse(name).playthrough()?.events ?? []);
  const cited = new Set(events.flatMap(({ rule, ledger = [] }) => [rule, ...ledger.map((step) => step.rule ?? '')]));
  const comesUp = (option: Option): boolean => {
    const [chapter] = OPTIONS[option].rules[0].split('.');
    return [...cited].some((rule) => rule.startsWith(`${chapter}.`) || rule === ELSEWHERE[option]);
  };
  expect(scenarios).toHaveLength(3);
  expect(OPTION_NAMES.filter((option) => !comesUp(option))).toEqual([]);
});
