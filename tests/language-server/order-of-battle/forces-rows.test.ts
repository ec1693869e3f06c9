import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { forcesRows } from '../../../language-server/order-of-battle/forces-rows.js';
import type { ForcesRow } from '../../../preview/contract/forces.js';
import { TestWorkspace } from '../workspace.js';

const FILE = 'contact.sand';
const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../../examples/pgg/first-contact.sand'), 'utf8');
const analysis = (await TestWorkspace.of({ [FILE]: text }, [...rulesets.values()])).analyse(FILE);

const all = (rows: readonly ForcesRow[]): readonly ForcesRow[] => rows.flatMap((row) => [row, ...all(row.members)]);

test.each([
  ['in the set-up', 'setup', ['2212', '2214']],
  ['after the orders of the first turn', undefined, ['2412', '2514']],
] as const)('the Forces page shows the places of formations and units %s', (_, moment, places) => {
  const rows = all(forcesRows(analysis, { umpire: true, ...(moment !== undefined && { moment }) }));
  expect(['7.Pz', '26.Inf'].map((name) => rows.find((row) => row.name === name)?.where)).toEqual(places);
});
