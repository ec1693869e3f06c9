import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import { rulesInRecord } from '../../engine/declared/rules-in-record.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { ruleUses } from '../../engine/play/counting/cited-rules.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { openFile } from '../../cli/workspace.js';
import path from 'node:path';

const EXAMPLES = path.join(import.meta.dirname, '../../examples');

test('a game that is declared in a file knows which rules its record cites', async () => {
  const file = 'own/battle-for-moscow/battle-for-moscow.sand';
  const files = {
    folder: EXAMPLES,
    rulesets,
    log: () => undefined,
    readInput: () => Promise.resolve(new Uint8Array()),
  };
  const { ruleset, scenario } = (await openFile(file, files)).analysis;
  const titles = ruleUses(ruleset!, { moments: [], events: [] }).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Replacements', 'Exchange', 'Retreat', 'Advance']));
  for (const silent of ['Stacking', 'Zones of control', 'Supply', 'Terrain', 'Cities'])
    expect(titles).not.toContain(silent);
  expect(ruleUses(ruleset!, playThrough(ruleset!, scenario!, { until: 'end' })).some(({ isCited }) => isCited)).toBe(
    true,
  );
});

test('statements without a citation add no rule, and a rule that several statements cite is listed once', () => {
  const declaration = {
    phases: [{ rule: '1' }, { rule: '2' }],
    results: [{ rule: '2' }, { rule: '' }],
    bombardments: [],
    rails: [],
    exits: [],
    demoralization: [],
    states: [],
    retreat: { rule: '3' },
    stacking: { rule: '4' },
    supply: { rule: '5' },
  };
  expect(rulesInRecord(declaration as unknown as Declaration)).toEqual(['1', '2', '3']);
});
