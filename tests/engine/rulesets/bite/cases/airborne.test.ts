import { describe, expect, test } from 'vitest';
import { dropping } from '../../../../../engine/rulesets/bite/airborne/drop.js';
import { carriedBy, isDescending } from '../../../../../engine/rulesets/bite/airborne/airborne-troops.js';
import { droppedAlone, sceneOf } from '../../../../../engine/rulesets/bite/battle/scene.js';
import { takeHit } from '../../../../../engine/rulesets/bite/blocks/losses.js';
import { reactionPhase } from '../../../../../engine/rulesets/bite/air/flying.js';
import { musterOf } from '../../../../../engine/rulesets/bite/state/muster.js';
import { scenarioOf } from '../examples.js';
import { field, type Sketch } from '../sketch.js';
import { answerIn, give, listed } from '../ordering.js';

const FHQ = 'supreme headquarters FHQ 4|3|2|1';
const PARA = 'paratroop division 7.Fl 4|3|2|1';
const GLIDER = 'airlanding division 22.LL 4|3|2|1';
const KG = 'bomber wing KG 4|3|2|1 (fuelled)';
const JG = 'fighter wing JG 3|2|1 (fuelled)';
const base: Sketch = {
  layer: 'advanced',
  options: ['paratroops'],
  places: {
    Riga: 'minor city 0404 (source Germany)',
    Pskov: 'minor city 0304 (source Germany)',
    Luga: 'minor city 0604',
  },
  axis: { '0101': [`${FHQ} (activated)`], '0404': [PARA, GLIDER, KG] },
  soviet: { '0704': ['infantry army 27.A 4'] },
};

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly orders: Readonly<Record<string, string>>;
}

const rows: readonly Row[] = [
  {
    case: 'C119: paratroops drop up to five hexes away on an enemy, with or without aircraft',
    rules: '23.0.conditions A43',
    sketch: base,
    orders: { 'drop 7.Fl to 1004': '23.0.conditions/too-far', 'drop 7.Fl to 0704': '' },
  },
  {
    case: 'C119: paratroops drop on a hex five hexes away',
    rules: '23.0.conditions',
    sketch: base,
    orders: { 'drop 7.Fl with KG to 0904': '' },
  },
  {
    case: 'gliders need a bomber and fly up to ten hexes',
    rules: '23.0.gliders',
    sketch: { ...base, axis: { ...base.axis, '0304': [JG] } },
    orders: {
      'drop 22.LL to 1304': '23.0.gliders/no-bomber',
      'drop 22.LL with JG to 0804': '23.0.gliders/no-bomber',
      'drop 22.LL with KG to 1504': '23.0.conditions/too-far',
      'drop 22.LL with KG to 1404': '',
    },
  },
  {
    case: 'gliders need a bomber of their own nation',
    rules: '23.0.gliders',
    sketch: { ...base, axis: { ...base.axis, '0304': ['bomber wing KGR 4|3|2|1 (fuelled, of Romania)'] } },
    orders: { 'drop 22.LL with KGR to 0704': '23.0.gliders/not-bomber', 'drop 22.LL with KG to 0704': '' },
  },
  {
    case: 'rejects a second drop in a turn',
    rules: '13.8.1.drop',
    sketch: base,
    orders: { 'drop 7.Fl to 0704': '', 'drop 22.LL with KG to 0704': '23.0.conditions/no-headquarters' },
  },
  {
    case: 'paratroops and gliders of one order are one drop',
    rules: '13.8.1.drop 23.0.gliders',
    sketch: base,
    orders: { 'drop 7.Fl, 22.LL with KG to 0704': '' },
  },
  {
    case: 'a drop needs an activated Supreme HQ',
    rules: '23.0.conditions',
    sketch: { ...base, axis: { ...base.axis, '0101': [FHQ] } },
    orders: { 'drop 7.Fl to 0704': '23.0.conditions/no-headquarters', 'activate FHQ': '', 'drop 7.Fl to 0704 ': '' },
  },
  {
    case: 'a drop needs plain with at most a minor city',
    rules: '23.0.conditions',
    sketch: {
      ...base,
      terrain: { '0603': 'forest' },
      places: { ...base.places, Narva: 'major city 0605', Hanko: 'bunker 0704' },
    },
    orders: {
      'drop 7.Fl to 0603': '23.0.conditions/not-plain',
      'drop 7.Fl to 0605': '23.0.conditions/not-plain',
      'drop 7.Fl to 0704': '23.0.conditions/not-plain',
      'drop 7.Fl to 0604': '',
    },
  },
  {
    case: 'paratroops need full strength and supply to drop',
    rules: '23.0.conditions',
    sketch: {
      ...base,
      axis: { '0101': [`${FHQ} (activated)`], '0404': [`${PARA} (step 2)`, `paratroop division 2.Fl 4 (unsupplied)`] },
    },
    orders: { 'drop 7.Fl to 0704': '23.0.conditions/reduced', 'drop 2.Fl to 0704': '23.0.conditions/unsupplied' },
  },
  {
    case: 'paratroops drop only from an air base',
    rules: '23.0.conditions 3.4',
    sketch: { ...base, axis: { '0101': [`${FHQ} (activated)`], '0405': [PARA] } },
    orders: { 'drop 7.Fl to 0704': '23.0.conditions/no-base' },
  },
  {
    case: 'paratroops drop only in good weather',
    rules: '23.0.conditions',
    sketch: { ...base, weather: 'light rain' },
    orders: { 'drop 7.Fl to 0704': '23.0.conditions/bad-weather' },
  },
  {
    case: 'Soviet paratroops need level 2 to drop',
    rules: '23.0',
    sketch: {
      ...base,
      side: 'Soviet',
      turn: 'July 1941',
      axis: {},
      soviet: {
        '1404': ['supreme headquarters Stavka 4|3|2|1 (activated)'],
        '0604': ['paratroop corps 1.VDK 4'],
      },
    },
    orders: { 'drop 1.VDK to 0404': '23.0/technology' },
  },
  {
    case: 'A43: under the reading `forbidden` a drop needs an aircraft',
    rules: '23.0.flight',
    sketch: { ...base, rulings: { 'drop.withoutAircraft': 'forbidden' } },
    orders: { 'drop 7.Fl to 0704': '23.0.flight/no-aircraft', 'drop 7.Fl with KG to 0704': '' },
  },
  {
    case: 'an aircraft without fuel may not accompany a drop',
    rules: '13.5.air 23.0.company',
    sketch: { ...base, axis: { ...base.axis, '0404': [PARA, 'bomber wing KG 4|3|2|1'] } },
    orders: {
      'drop 7.Fl with KG to 0704': '13.5.air/unfuelled',
      'activate FHQ with KG (air)': '',
      'drop 7.Fl with KG to 0704 ': '',
    },
  },
  {
    case: 'aircraft of another power may not accompany a drop',
    rules: '5.3.air 23.0.company',
    sketch: { ...base, axis: { ...base.axis, '0304': ['fighter wing JR 3|2|1 (fuelled, of Romania)'] } },
    orders: { 'drop 7.Fl with KG, JR to 0704': '5.3.air/other-nation', 'drop 7.Fl with KG to 0704': '' },
  },
  {
    case: 'paratroops in Reserve may not drop',
    rules: '31.0 23.0.conditions',
    sketch: { ...base, axis: { '0101': [`${FHQ} (activated)`], '0404': [`${PARA} (reserve)`] } },
    orders: { 'drop 7.Fl to 0704': '31.0/in-reserve' },
  },
  {
    case: 'paratroops drop only with their option',
    rules: '23.0',
    sketch: { ...base, options: [] },
    orders: { 'drop 7.Fl to 0704': '23.0/not-played' },
  },
];

describe('paratroops [23]', () => {
  test.each(rows)('$case [$rules]', ({ sketch, orders }) => {
    const f = field(sketch);
    expect(Object.fromEntries(Object.keys(orders).map((text) => [text, give(f, text.trim()) ?? '']))).toEqual(orders);
  });
  test.each([
    ['0603', 'it is forest'],
    ['0605', 'a major city is there'],
    ['0704', 'a bunker is there'],
  ])('a drop on %s is refused: %s [23.0.conditions]', (hex, why) => {
    const f = field({
      ...base,
      terrain: { '0603': 'forest' },
      places: { ...base.places, Narva: 'major city 0605', Hanko: 'bunker 0704' },
    });
    const refused = dropping.refuse(f.state, answerIn(f, `drop 7.Fl to ${hex}`));
    expect(refused?.message).toContain(`${hex}: ${why};`);
  });
  test('C119: a hit on an aircraft also hits the unit it carries, and a battle follows [23.0.flight]', () => {
    const f = field(base);
    give(f, 'drop 7.Fl with KG to 0704');
    const [para, bomber] = f.pieces('7.Fl, KG');
    expect([
      isDescending(f.state, para),
      droppedAlone(sceneOf(f.state, f.cell('0704'), 1), 0),
      f.state.battle[f.cell('0704')],
    ]).toEqual([true, [], 1]);
    expect(carriedBy(f.state, bomber)).toEqual([para]);
    takeHit(f.state, bomber, '7.7.2');
    expect([f.strength('7.Fl'), f.strength('KG')]).toEqual([3, 3]);
    expect(f.state.zone[0][f.cell('0705')]).toBe(0);
  });
  test('enemy fighters may react to a drop on an empty hex', () => {
    const f = field(base);
    give(f, 'drop 7.Fl to 0604');
    expect(f.state.battle[f.cell('0604')]).toBe(1);
    expect(droppedAlone(sceneOf(f.state, f.cell('0604'), 1), 0)).toEqual([f.piece('7.Fl')]);
  });
  test('the list of air drops contains a legal drop, but not an illegal one', () => {
    const f = field(base);
    expect(listed(f, 'drop')).toContain('7.Fl KG 0704');
    expect(listed(f, 'drop')).not.toContain('22.LL 0704');
  });
});

test.each([
  [{}, false],
  [{ surprise: 'true' }, true],
] as const)('the Soviets react to an attack except in the surprise turn: %o [SBE5.surprise]', (settings, isOver) => {
  const f = field({
    phase: 'reaction',
    settings,
    axis: { '0504': ['infantry corps 1.AK 4'] },
    soviet: { '0504': ['infantry army 27.A 4'], '0804': ['fighter division IAD 3'] },
    places: { Luga: 'minor city 0804 (source Soviet Union)' },
  });
  expect(reactionPhase(f.state).next().done).toBe(isOver);
});

test('only the 7th and the 22nd division of the order of battle are airborne elites [10.0]', async () => {
  const { pieces } = musterOf(await scenarioOf('SBE5'));
  const elite = pieces.filter((piece) => piece.elite === 'airborne').map(({ name }) => name);
  expect(elite.toSorted()).toEqual(['22.Luftlande', '7.Flieger']);
  const { state, piece } = field({ axis: { '0505': [PARA, 'parachute infantry division 2.Fl 3', GLIDER] } });
  expect(['7.Fl', '2.Fl', '22.LL'].map((name) => state.piece(piece(name)).elite)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
