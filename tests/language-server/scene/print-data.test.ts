import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import { ledgerOf } from '../../../language-server/order-of-battle/ledger.js';
import type { PrintedForce } from '../../../preview/contract/print-data.js';
import { buildPrintData } from '../../../language-server/scene/print-data.js';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

async function analysed(file: string) {
  const workspace = await NodeWorkspace.open([path.join(EXAMPLES, file)], rulesets, EXAMPLES);
  const analysis = workspace.analyse(workspace.documents[0]);
  if (!analysis) throw new Error(`${file} cannot be read.`);
  return analysis;
}

/** Returns a branch of the chart of forces with all branches below it. */
const branchesOf = (force: PrintedForce): PrintedForce[] => [force, ...force.formations.flatMap(branchesOf)];

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

test.each(['pgg/panzergruppe-guderian', 'fda/battle-of-gela', 'rtl/the-battle-of-soltsy', 'bite/operation-citadel'])(
  'the chart of forces of %s has each unit once, and its totals are those of its parts',
  async (file) => {
    const analysis = await analysed(`${file}.sand`);
    const charts = (buildPrintData(analysis)?.bySide ?? []).flatMap(({ forces }) => forces ?? []);
    ledgerOf(analysis).forEach(({ name, exist }, i) => {
      expect(charts[i]).toMatchObject({ name, totals: { units: exist } });
    });
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    for (const { name, units, formations, totals } of charts.flatMap(branchesOf)) {
      const steps = units.map(({ face, count }) => face.steps * count);
      const inner = formations.map((formation) => formation.totals);
      expect(sum([...units.map(({ count }) => count), ...inner.map((one) => one.units)]), name).toBe(totals.units);
      expect(sum([...steps, ...inner.map((one) => one.steps)]), name).toBe(totals.steps);
    }
    const named = charts.flatMap(branchesOf).flatMap(({ units }) => units.flatMap(({ face }) => face.name || []));
    expect(new Set(named).size).toBe(named.length);
  },
);

test('the chart of forces adds strengths but no movement allowances, and gives a common place once', async () => {
  const [german, soviet] = buildPrintData(await analysed('pgg/panzergruppe-guderian.sand'))?.bySide ?? [];
  const division = branchesOf(german.forces!).find(({ name }) => name === '7.Pz');
  expect(division).toMatchObject({
    kind: 'panzer division',
    where: 'turn 1 at C',
    totals: { units: 3, steps: 6, strengths: [{ name: 'strength', value: 8 }] },
  });
  expect(division?.units.map(({ face, faces, where }) => [face.name, faces, where])).toEqual([
    ['25/7', '4-10 | 2-10', undefined],
    ['6/7', '2-10 | 1-10', undefined],
    ['7/7', '2-10 | 1-10', undefined],
  ]);
  const rifles = soviet.forces?.formations.find(({ kind }) => kind === 'pool');
  expect(rifles?.totals.strengths.map(({ name }) => name)).toEqual(['attack', 'defense']);
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
