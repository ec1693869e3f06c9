import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import { ledgerOf } from '../../../language-server/order-of-battle/ledger.js';
import { buildPrintData } from '../../../language-server/scene/print-data.js';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

async function analysed(file: string) {
  const workspace = await NodeWorkspace.open([path.join(EXAMPLES, file)], rulesets, EXAMPLES);
  const analysis = workspace.analyse(workspace.documents[0]);
  if (!analysis) throw new Error(`${file} cannot be read.`);
  return analysis;
}

describe.each([
  'pgg/panzergruppe-guderian',
  'fda/operation-goodwood',
  'fda/battle-of-gela',
  'rtl/the-battle-of-soltsy',
  'bite/to-leningrad',
])('the printed counters of %s', (file) => {
  test('the printed counters include all forces, with the places of set-ups and arrivals', async () => {
    const analysis = await analysed(`${file}.sand`);
    const printed = buildPrintData(analysis);
    const ledger = ledgerOf(analysis);
    expect(printed?.bySide.map(({ side }) => side)).toEqual(ledger.map(({ name }) => name));
    ledger.forEach(({ exist, setUp, arrive }, i) => {
      const { counters = [], start = [], arrivals = [] } = printed?.bySide[i] ?? {};
      const named = new Set(counters.flatMap(({ front }) => (front.name === '' ? [] : [front.name])));
      const fromPools = counters.filter(({ front }) => front.name === '').length;
      expect(named.size + fromPools).toBe(exist);
      const count = (places: typeof start): number => places.reduce((sum, { faces }) => sum + faces.length, 0);
      expect([count(start), count(arrivals)]).toEqual([setUp, arrive]);
    });
  });
});

test('a printed unit of four steps has two counters with two faces, and the back of a pool counter hides its values', async () => {
  const printed = buildPrintData(await analysed('pgg/panzergruppe-guderian.sand'));
  const [german, soviet] = printed?.bySide ?? [];
  const facesOf = (name: string) =>
    german.counters.filter(({ front }) => front.name === name).map(({ front, back }) => [front.values, back?.values]);
  expect(facesOf('25/7')).toEqual([['4-10', '2-10']]);
  expect(facesOf('26.Inf').flat()).toHaveLength(4);
  const rifle = soviet.counters.filter(({ front }) => front.name === '' && front.kind === 'rifle');
  expect(new Set(rifle.map(({ back }) => back?.values))).toEqual(new Set(['?-6']));
  expect(new Set(rifle.map(({ front }) => front.values)).size).toBeGreaterThan(3);
});
