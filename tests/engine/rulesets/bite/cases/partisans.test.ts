import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { destinationsOf } from '../../../../../engine/rulesets/bite/movement/paths.js';
import { moveAlong } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { partisansLeft, partisansOf, placingBar } from '../../../../../engine/rulesets/bite/partisans/battalions.js';
import { fightPartisans } from '../../../../../engine/rulesets/bite/partisans/fight.js';
import { placingPartisans } from '../../../../../engine/rulesets/bite/partisans/placing.js';
import { risingOfRebels } from '../../../../../engine/rulesets/bite/partisans/rebels.js';
import { storeOf } from '../../../../../engine/rulesets/bite/production/stores.js';
import { openHexesOf } from '../../../../../engine/rulesets/bite/supply/barriers.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { drive, order } from '../../rtl/drive.js';
import { field, type Field, type Sketch } from '../sketch.js';

const MINORS = ['0201', '0203', '0205', '0207', '0209', '0211', '0213'];
const places: NonNullable<Sketch['places']> = {
  Russia: 'territory 0201..0216 0301..0316 0401..0416 (nation Soviet Union)',
  Baltic: 'territory 0601..0616 (nation Soviet Union, acquired)',
  ...Object.fromEntries(MINORS.map((at, i) => [`Minor${i}`, `minor city ${at}`])),
  MajorA: 'major city 0401',
  MajorB: 'major city 0404',
  Riga: 'minor city 0601',
  Reval: 'minor city 0603',
  Memel: 'major city 0605',
};
const axisHexes = '0201..0216 0301..0316 0401..0416 0601..0616';
const occupied: Sketch = {
  turn: 'June 1942',
  side: 'Soviet',
  phase: 'production',
  layer: 'advanced',
  options: ['partisans'],
  places,
  control: { Axis: axisHexes },
};
const stateOf = (more: Sketch = {}): Field => field({ ...occupied, ...more });
const refused = (at: Field, text: string): string | undefined => {
  const read = placingPartisans.read(at.state, order(at, text));
  return 'refused' in read ? read.rule : undefined;
};

describe('number of partisans', () => {
  test('C121: three minor cities or one major city raise one battalion of partisans, but acquired cities raise none [29.1]', () => {
    const { state } = stateOf();
    const { value, ledger } = partisansOf(state);
    expect(value).toBe(4);
    expect(ledger.map(({ text }) => text)).toEqual([
      '2 a battalion for each 3 of 7 minor cities without garrison',
      '+2 major cities without garrison',
    ]);
  });
  test('a garrison prevents partisans of a city, aircraft do not [27.0.axis, 29.1]', () => {
    const count = (axis: Sketch['axis']): number => partisansOf(stateOf({ axis }).state).value;
    expect(count({ '0401': ['infantry corps G 1'] })).toBe(3);
    expect(count({ '0401': ['fighter wing J 1'] })).toBe(4);
  });
  test('cities held by the Soviets raise no partisans [29.1]', () => {
    expect(partisansOf(stateOf({ control: { Axis: axisHexes, Soviet: '0401 0404' } }).state).value).toBe(2);
  });
  test('at most twenty battalions are on the map [29.1.limit]', () => {
    const { state, cells } = stateOf();
    cells('0301..0309').forEach((cell) => (state.partisans[cell] = 2));
    expect(partisansLeft(state)).toBe(2);
  });
});

describe('placing partisans', () => {
  test.each([
    { what: 'allowed on Soviet land held by the Axis', at: '0307', rule: undefined },
    { what: 'allowed on acquired land', at: '0610', rule: undefined },
    { what: 'rejected on land of other countries', at: '0701', rule: '29.1.place' },
    { what: 'rejected in the ZOC of an Axis unit', at: '0303', rule: '29.1.place' },
    { what: 'rejected in a hex with an Axis unit', at: '0304', rule: '29.1.place' },
    { what: 'allowed in a hex with earlier partisans', at: '0310', rule: undefined },
    { what: 'rejected as the fourth battalion in a hex', at: '0312', rule: '29.1.limit' },
  ])('a battalion of partisans is $what [29.1.place, 29.1.limit]', ({ at, rule }) => {
    const { state, cell } = stateOf({ axis: { '0304': ['infantry corps G 4'] } });
    state.partisans[cell('0310')] = 2;
    state.partisans[cell('0312')] = 3;
    expect(placingBar(state, cell(at))?.rule).toBe(rule);
  });

  test('partisans rise from September 1941 on [29.0]', () => {
    expect(refused(stateOf({ turn: 'August 1941' }), 'partisans 0307')).toBe('29.0');
    expect(refused(stateOf({ turn: 'September 1941' }), 'partisans 0307')).toBeUndefined();
  });
  test('only the Soviets place partisans, and only with the option [29.0]', () => {
    expect(refused(stateOf({ options: [] }), 'partisans 0307')).toBe('29.0');
    expect(refused(stateOf({ side: 'Axis' }), 'partisans 0307')).toBe('29.0');
  });
  test('placement of partisans is limited by the number of cities and to one battalion per hex and turn [29.1, 29.1.limit]', () => {
    const at = stateOf();
    expect(refused(at, 'partisans 0307 0309 0311 0313 0315')).toBe('29.1');
    expect(refused(at, 'partisans 0307 0307')).toBe('29.1.limit');
    const answer = placingPartisans.read(at.state, order(at, 'partisans 0307 0309'));
    if ('refused' in answer) throw new Error(answer.message);
    const before = openHexesOf(at.state, 0).update().changedRailHexes.length;
    placingPartisans.perform(at.state, answer);
    expect([at.state.partisans[at.cell('0307')], partisansLeft(at.state)]).toEqual([1, 2]);
    expect(openHexesOf(at.state, 0).update().changedRailHexes.length).toBeGreaterThan(before);
    expect(refused(at, 'partisans 0307')).toBe('29.1.limit');
    at.state.clear('turn');
    expect(refused(at, 'partisans 0307')).toBeUndefined();
  });
  test('listed and randomly picked placements of partisans are legal [29.1]', () => {
    const { state } = stateOf();
    const listed = placingPartisans.legal(state);
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.every((answer) => placingPartisans.refuse(state, answer) === undefined)).toBe(true);
    expect(listed).toContainEqual(placingPartisans.pick(state, () => 0));
    state.side = AXIS;
    expect([placingPartisans.legal(state), placingPartisans.pick(state, () => 0)]).toEqual([[], undefined]);
  });
});

describe('entering a hex with partisans', () => {
  const meeting = (side: number, battalions: number, rulings: Sketch['rulings'] = {}): Field => {
    const at = stateOf({ phase: 'movement', side: side === AXIS ? 'Axis' : 'Soviet', rulings });
    at.state.partisans[at.cell('0307')] = battalions;
    enterHexes(at.state, side, [at.cell('0307'), at.cell('0308')]);
    return at;
  };
  test.each([
    { battalions: 1, reading: 'fight', want: 0 },
    { battalions: 2, reading: 'fight', want: 2 },
    { battalions: 3, reading: 'fight', want: 3 },
    { battalions: 3, reading: 'cleared', want: 0 },
  ])(
    'C122, A45: of $battalions battalions in a hex that the Axis enters, $want are left under the reading $reading [29.1.one, 29.1.two]',
    ({ battalions, reading, want }) => {
      const { state, cell } = meeting(AXIS, battalions, { 'partisans.entered': reading });
      expect(state.partisans[cell('0307')]).toBe(want);
    },
  );
  test('Soviets remove partisans from a hex and save a yellow point for each battalion [29.0.relieved]', () => {
    const { state, cell } = meeting(SOVIET, 3);
    expect([state.partisans[cell('0307')], storeOf(state, 'Soviet Union').yellow]).toEqual([0, 3]);
  });

  test('two battalions stop a moving unit, one does not [29.1.one, 29.1.two, A45]', () => {
    const reach = (battalions: number): boolean => {
      const { state, cell, piece } = stateOf({
        phase: 'movement',
        side: 'Axis',
        axis: { '0307': ['infantry corps G 4'] },
        terrain: { '0207 0206 0407 0406': 'mountain' },
      });
      state.partisans[cell('0306')] = battalions;
      return destinationsOf(state, piece('G')).has(cell('0304'));
    };
    expect([reach(1), reach(2)]).toEqual([true, false]);
  });
  test('a unit stopped by partisans fights them [29.1.two, 3.22]', () => {
    const { state, cell, piece } = stateOf({
      phase: 'movement',
      side: 'Axis',
      axis: { '0307': ['infantry corps G 4'] },
    });
    state.partisans[cell('0306')] = 2;
    moveAlong(state, piece('G'), [cell('0307'), cell('0306')]);
    expect(state.battle[cell('0306')]).toBe(1);
  });
});

describe('the fight with partisans', () => {
  const attacked = (battalions: number): Field => {
    const at = stateOf({ phase: 'combat', side: 'Axis', axis: { '0307': ['infantry corps G 2|1'] } });
    at.state.partisans[at.cell('0307')] = battalions;
    return at;
  };
  test.each([
    { what: 'two battalions roll one die', battalions: 2, dice: [1, 6, 1], left: 0, strength: 2 },
    { what: 'partisans hit on 6', battalions: 2, dice: [6, 6], left: 0, strength: 1 },
    { what: 'three battalions roll two dice', battalions: 3, dice: [5, 5, 6, 6], left: 0, strength: 2 },
    { what: 'a hit reduces three battalions to two', battalions: 3, dice: [1, 1, 6, 1, 5, 6, 6], left: 0, strength: 2 },
    { what: 'partisans may win', battalions: 3, dice: [6, 6], left: 3, strength: 'lost' },
  ])('C122: $what [29.1.two, 29.1.three]', ({ battalions, dice, left, strength }) => {
    const { state, cell, piece } = attacked(battalions);
    drive(fightPartisans(state, cell('0307'), undefined), { dice });
    expect(state.partisans[cell('0307')]).toBe(left);
    expect(state.isOnMap(piece('G')) ? state.strength(piece('G')) : 'lost').toBe(strength);
  });
});

describe('rebels', () => {
  const uprising = (more: Sketch = {}): Field =>
    field({
      turn: 'February 1942',
      side: 'Axis',
      phase: 'production',
      layer: 'advanced',
      options: ['rebels'],
      places: { Grozny: 'minor city 1504 (rebels)' },
      control: { Axis: '1504' },
      axis: { lost: ['rebel brigade Ch 2|1 (step 2)'], '0303': ['infantry corps G 4'] },
      ...more,
    });
  const rises = (more: Sketch = {}, text = 'rise Ch to 1504'): string | undefined => {
    const at = uprising(more);
    const read = risingOfRebels.read(at.state, order(at, text));
    return 'refused' in read ? read.slug : undefined;
  };
  test.each([
    { what: 'C152: rebels rise from January 1942 on', more: {}, want: undefined },
    { what: 'C152: rebels do not rise in December 1941', more: { turn: 'December 1941' }, want: 'too-early' },
    {
      what: 'rebels rise in a Soviet place without a garrison',
      more: { control: { Soviet: '1504' } },
      want: undefined,
    },
    {
      what: 'rebels do not rise in a place with a garrison',
      more: { control: { Soviet: '1504' }, soviet: { '1504': ['infantry army R 1'] } },
      want: 'garrisoned',
    },
    { what: 'rebels do not rise without the option', more: { options: [] }, want: 'no-rebels' },
    { what: 'rebels do not rise for the Soviets', more: { side: 'Soviet' as const }, want: 'other-side' },
    {
      what: 'rebels that are on the map do not rise again',
      more: { axis: { '1505': ['rebel brigade Ch 2|1'] } },
      want: 'on-map',
    },
  ])('$what [30.0]', ({ what, more, want }) => {
    expect([what, rises(more)]).toEqual([what, want]);
  });
  test('only rebels rise, and each only in its place [30.0]', () => {
    expect([rises({}, 'rise G to 1504'), rises({}, 'rise Ch to 1604')]).toEqual(['not-a-rebel', 'wrong-hex']);
  });
  test('disbanded rebels rise again from the next turn on [30.0.again, 7.3.4]', () => {
    const at = uprising();
    at.state.disbandedIn[at.piece('Ch')] = at.state.turn;
    const slugs = (): string[] => {
      const read = risingOfRebels.read(at.state, order(at, 'rise Ch to 1504'));
      return 'refused' in read ? [read.slug] : [];
    };
    expect([risingOfRebels.legal(at.state).length, slugs()]).toEqual([0, ['just-disbanded']]);
    at.state.turn++;
    expect([risingOfRebels.legal(at.state).length, slugs()]).toEqual([1, []]);
  });
  test('C152: rebels rise free of charge at full strength, capture the place, and may rise again after elimination [30.0, 30.0.again]', () => {
    const at = uprising({ control: { Soviet: '1504' } });
    const { state, where, strength, cell } = at;
    const [answer] = risingOfRebels.legal(state);
    risingOfRebels.perform(state, answer);
    expect([where('Ch'), strength('Ch'), state.control[cell('1504')]]).toEqual(['1504', 2, AXIS]);
    expect(risingOfRebels.legal(state)).toEqual([]);
    state.put(at.piece('Ch'), -3);
    expect(risingOfRebels.legal(state).length).toBe(1);
  });
});
