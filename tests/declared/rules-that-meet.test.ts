import { expect, test } from 'vitest';
import type { Arrival } from '../../engine/declared/declaration/reinforcement.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Supply } from '../../engine/declared/declaration/supply.js';
import { declaredRuleset } from '../../engine/declared/index.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { BED, expectFindings, openBed, scenarioOf, ZONE, type BedCase } from './bed.js';

const supply: Supply = {
  sources: { Red: ['West'], Blue: ['West'] },
  length: 2,
  inPoints: false,
  judged: 'turn',
  arrivals: 'normal',
  endsIn: [],
  lostAfterTurns: undefined,
  rule: '8',
};
const arrival: Arrival = {
  when: 'start',
  paysCost: false,
  inColumn: false,
  intoZones: true,
  blocked: 'wait',
  rule: '10',
};
/** A unit arrives far from its source of supply. */
const FAR = {
  map: 'area West 0101',
  red: 'infantry A 4-6  infantry B 4-6',
  scenario: 'turns 3\narrive turn 1 by 0606: A',
  setup: 'setup Red { 0101: B }\nsetup Blue { 0701: X }',
};
const saved: Declaration['replacement'] = {
  steps: { Red: 1, Blue: 0 },
  points: [],
  at: ['city'],
  edges: [],
  mustBeSupplied: true,
  zones: 'free',
  canSave: true,
  always: [],
  rule: '11',
};

test.each<BedCase>([
  {
    title: 'a unit that arrives far from supply is isolated at once where arrivals have no privilege',
    game: { supply, arrival },
    ...FAR,
    orders: 'expect after turn 1 Red { A (isolated) }',
  },
  {
    title: 'a unit that arrives counts as supplied until supply is judged again where arrivals are supplied',
    game: { supply: { ...supply, arrivals: 'supplied' }, arrival },
    ...FAR,
    orders: 'expect after turn 1 { not A (isolated) }\nexpect after turn 2 Red { A (isolated) }',
  },
  {
    title: 'a unit that arrives counts as supplied for its turn where supply is judged at each moment',
    game: { supply: { ...supply, judged: 'moment', arrivals: 'supplied' }, arrival },
    ...FAR,
    orders: 'expect after turn 1 Red { not A (isolated) }\nexpect after turn 2 Red { A (isolated) }',
  },
  {
    title: 'a unit does not arrive after the last turn',
    game: { arrival },
    ...FAR,
    scenario: 'turns 1\narrive turn 1 by 0701: A',
    orders: 'expect after turn 1 { A (expected) }',
  },
  {
    title: 'a unit at the edge of the map has a zone in the hexes that exist',
    game: { zones: [ZONE] },
    setup: 'setup Red { 0103: A }\nsetup Blue { 0101: X }',
    orders: 'orders turn 1 Red { move A 0102 > 0202 }',
    findings: ['bed/5/zone-stop: 0102 is in an enemy zone of control; A must stop there [5].'],
  },
  {
    title: 'a unit that enters a zone along a road stops',
    game: { zones: [ZONE] },
    map: 'road "Road" 0102 - 0202 - 0302',
    setup: 'setup Red { 0102: A }\nsetup Blue { 0301: X }',
    orders: 'orders turn 1 Red { move A 0202 > 0302 > 0303 }',
    findings: ['bed/5/zone-stop'],
  },
  {
    title: 'a lost unit does not return in a place without supply where returns need it',
    game: {
      phases: BED.phases.map((phase) => (phase.action === 'move' ? { ...phase, action: 'replace' } : phase)),
      supply: { ...supply, judged: 'moment' },
      replacement: saved,
    },
    map: 'area West 0101\ncity Town at 0505 (owner Red)',
    red: 'infantry A 4-6  infantry B 4-6',
    scenario: 'turns 3\nset lost of A = true',
    setup: 'setup Red { 0101: B }\nsetup Blue { 0701: X }',
    orders: 'orders turn 1 Red { replace A to 0505 }',
    findings: ['bed/11/no-supply: 0505 is out of supply [11].'],
  },
  {
    title: 'a place that always counts as supplied needs no line',
    game: {
      phases: BED.phases.map((phase) => (phase.action === 'move' ? { ...phase, action: 'replace' } : phase)),
      supply: { ...supply, judged: 'moment' },
      replacement: { ...saved, always: ['Town'] },
    },
    map: 'area West 0101\ncity Town at 0505 (owner Blue)',
    red: 'infantry A 4-6  infantry B 4-6',
    scenario: 'turns 3\nset lost of A = true',
    setup: 'setup Red { 0101: B }\nsetup Blue { 0701: X }',
    orders: 'orders turn 1 Red { replace A to 0505 }\nexpect after turn 1 Red { A at 0505 }',
  },
])('$title', expectFindings);

/** Returns the labels of the path that a move to a cell records. */
async function pathOf(game: Partial<Declaration>, setup: string, goal = '0403'): Promise<readonly string[]> {
  const declaration = { ...BED, ...game };
  const analysis = await openBed(declaration, { setup, orders: `orders turn 1 Red { move A to ${goal} }` });
  const { events } = playThrough(declaredRuleset(declaration), scenarioOf(analysis), { until: 'end' });
  return events.find(({ kind }) => kind === 'move')?.cells ?? [];
}

test('a move that names only its goal takes the first of the cheapest paths by direction, and records it', async () => {
  expect(await pathOf({}, 'setup Red { 0302: A }\nsetup Blue { 0706: X }')).toEqual(['0302', '0402', '0403']);
});

test('of the cheapest paths, a move takes one through the fewest hexes in enemy zones', async () => {
  const setup = 'setup Red { 0302: A }\nsetup Blue { 0502: X }';
  expect(await pathOf({ zones: [{ ...ZONE, enter: 'free' }] }, setup)).toEqual(['0302', '0303', '0403']);
});

test('a move between two hexes in the zone of one enemy goes around if the direct step is barred', async () => {
  const setup = 'setup Red { 0302: A }\nsetup Blue { 0402: X }';
  expect(await pathOf({ zones: [{ ...ZONE, chain: 'same-unit' }] }, setup, '0303')).toEqual(['0302', '0202', '0303']);
});

test('one point does not reach an adjacent hex in the same enemy’s zone if steps within that zone are barred', async () => {
  const zones = [{ ...ZONE, chain: 'same-unit' as const }];
  const analysis = await openBed(
    { ...BED, zones },
    { red: 'infantry A 4-1', setup: 'setup Red { 0302: A }\nsetup Blue { 0402: X }' },
  );
  const { game } = analysis.playthrough() ?? {};
  const labels = game?.views.reach('A').map(({ cell }) => analysis.scenario?.map.board.label(cell));
  expect(labels?.toSorted()).toEqual(['0201', '0202', '0301']);
});
