import { describe, expect, test } from 'vitest';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { arrivingBy, sentBy } from '../../../../../engine/rulesets/bite/production/lend-lease.js';
import { yieldAt } from '../../../../../engine/rulesets/bite/production/centres.js';
import { AIMS, aimOf } from '../../../../../engine/rulesets/bite/strategic/dice.js';
import { strategicWar } from '../../../../../engine/rulesets/bite/strategic/strategic-war.js';
import type { MonthName } from '../../../../../engine/model/calendar.js';
import { turnIn } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { carryOut, setTable, type Produced } from '../economy.js';
import type { Field } from '../sketch.js';

/** Plays the strategic war of one player turn. Returns the refused orders and the dice of each block that fires. */
function wage(played: Produced): Field & { readonly refused: readonly string[]; readonly fired: readonly string[] } {
  const at = setTable({
    phase: 'strategic war',
    layer: 'advanced',
    options: ['strategic-war', 'lend-lease'],
    ...played,
  });
  const { refusals, left } = carryOut(at, strategicWar(at.state), played);
  expect(left, 'orders not asked for').toEqual([]);
  const fired = at.state
    .drainEvents()
    .flatMap(({ kind, facts }) => (facts?.dice === undefined ? [] : [`${kind} ${String(facts.dice)}`]));
  return { ...at, refused: refusals.map(({ rule, slug }) => `${rule} ${slug}`), fired };
}

const OVER_GERMANY: Produced = {
  turn: 'February 1944',
  places: {
    Kassel: 'minor city 0204 (red 2, blue 1)',
    Essen: 'major city 0205 (yellow 3)',
    Bremen: 'minor city 0202 (red 1)',
  },
  axis: { box: ['interceptor wing JF2 2|1'], '0203': ['fighter wing JG 2|1'] },
  soviet: {
    box: [
      'allied bomber group RAF 3|2|1',
      'allied bomber group USAF 3|2|1 (american)',
      'allied bomber group RAF2 3|2|1',
    ],
  },
};

describe('the air war over Germany', () => {
  test('C125: air combat, anti-aircraft fire and bombs take one round each; a hit destroys a random point [35.1.rounds, 35.1.damage]', () => {
    const { fired, state, cell, strength } = wage({
      ...OVER_GERMANY,
      orders: ['raid Kassel with RAF', 'intercept Kassel with JF2, JG'],
      // Columns: bombers, fighters, anti-aircraft guns, bombs, points hit
      dice: [5, 4, 4, 5, 4, 4, 4, 6, 1, 1, 1, 1, 1, 4, 3],
    });
    expect(fired).toEqual(['air-combat 3x5', 'air-combat 4x5', 'anti-aircraft 6x6', 'strike 1x4']);
    expect([strength('JF2') + strength('JG'), strength('RAF')]).toEqual([3, 1]);
    expect(pointsText(yieldAt(state, cell('0204')))).toBe('2 red');
  });

  test.each<[MonthName, number, string]>([
    ['June', 1941, '6 5 6 5'],
    ['January', 1943, '5 5 6 5'],
    ['January', 1944, '5 5 6 4'],
    ['April', 1944, '5 5 6 4'],
    ['May', 1944, '5 4 6 4'],
    ['October', 1944, '5 4 5 4'],
  ])(
    'C125: in %s %i bombers, fighters, anti-aircraft guns and bombs hit on these numbers or more: %s [35.1.air, 35.1.flak, 35.1.bombs]',
    (month, year, want) => {
      const { state } = setTable({});
      state.turn = turnIn(year, month);
      const lowest = [AIMS.bombers, AIMS.fighters, AIMS.flak, AIMS.bombs].map((aim) => aimOf(state, aim));
      expect(lowest.join(' ')).toBe(want);
    },
  );

  test.each<{ case: string; orders: string[]; refused: string[] } & Partial<Produced>>([
    { case: 'raids attack only factories', orders: ['raid Essen with RAF'], refused: ['35.1 no-factory'] },
    {
      case: 'American bombers raid from August 1942 on',
      turn: 'July 1942',
      orders: ['raid Kassel with USAF'],
      refused: ['35.1 too-early'],
    },
    {
      case: 'at most two bombers raid a hex',
      orders: ['raid Kassel with RAF, RAF2, USAF'],
      refused: ['35.1 too-many-bombers'],
    },
    { case: 'only western bombers raid', orders: ['raid Kassel with JF2'], refused: ['35.1 no-raider'] },
  ])('$case [35.1]', ({ case: _, refused, ...rest }) => {
    expect(wage({ ...OVER_GERMANY, ...rest }).refused).toEqual(refused);
  });

  test('only fighters based in Germany may intercept, and only in a hex that is raided [35.1.defence]', () => {
    const { refused } = wage({
      ...OVER_GERMANY,
      axis: { box: ['interceptor wing JF2 2|1'], '0504': ['fighter wing JG 2|1'] },
      orders: ['raid Kassel with RAF', 'intercept Kassel with JG', 'intercept Bremen with JF2'],
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    expect(refused).toEqual(['35.1.defence no-interceptor', '35.1.defence no-raid']);
  });

  test.each([
    { reading: 'perTurn', guns: ['anti-aircraft 6x6'], dice: 6 },
    { reading: 'perHex', guns: ['anti-aircraft 6x6', 'anti-aircraft 6x6'], dice: 12 },
  ] as const)(
    'A47 $reading: the anti-aircraft guns over Germany fire $guns [35.1.flak, A47]',
    ({ reading, guns, dice }) => {
      const { fired } = wage({
        ...OVER_GERMANY,
        rulings: { 'strategicWar.flak': reading },
        orders: ['raid Kassel with RAF', 'raid Bremen with RAF2'],
        dice: Array.from({ length: dice + 6 }, () => 1),
      });
      expect(fired.filter((one) => one.startsWith('anti-aircraft'))).toEqual(guns);
    },
  );

  test('bad weather halves air combat and anti-aircraft dice, but not bombs [35.1.weather]', () => {
    const { fired } = wage({
      ...OVER_GERMANY,
      weather: 'snow',
      orders: ['raid Kassel with RAF', 'intercept Kassel with JG'],
      dice: Array.from({ length: 8 }, () => 1),
    });
    expect(fired).toEqual(['air-combat 1x5', 'air-combat 1x5', 'anti-aircraft 3x6', 'strike 3x4']);
  });

  test('a raid destroys no more points than the raided hex has, and bombers are restored next month [35.1.damage, 35.1.repair]', () => {
    const { state, cell, piece } = wage({
      ...OVER_GERMANY,
      soviet: { box: ['allied bomber group RAF 3|2|1 (step 2)'], lost: ['allied bomber group RAF2 3|2|1'] },
      orders: ['raid Bremen with RAF, RAF2'],
      dice: [1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
    });
    expect(pointsText(yieldAt(state, cell('0202')))).toBe('nothing');
    expect([state.step[piece('RAF')], state.step[piece('RAF2')]]).toEqual([0, 0]);
  });
});

const AT_SEA: Produced = {
  turn: 'July 1942',
  side: 'Soviet',
  axis: {
    box: [
      'submarine group U7 3 (arctic)',
      'submarine group FFN 2 (arctic, hits 5)',
      'submarine group U9 2',
      'submarine group Marcello 1 (of Italy)',
    ],
  },
};

describe('convoys', () => {
  test('C124: raiders roll three dice that hit on 6 and two that hit on 5 or more; a hit sinks a random point of the route [35.2, 35.2.loss]', () => {
    const { fired, state } = wage({ ...AT_SEA, orders: ['sink with U7, FFN'], dice: [6, 5, 5, 1, 5, 4, 1] });
    expect(fired).toEqual(['sink 3x6', 'sink 2x5']);
    expect(state.sunk).toEqual({ arctic: { red: 2, blue: 0 } });
  });

  test('C124: raiders sink at most the three points of the route [35.2.loss]', () => {
    const { state } = wage({ ...AT_SEA, orders: ['sink with U7, FFN'], dice: [6, 6, 6, 1, 2] });
    expect(state.sunk.arctic).toEqual({ red: 2, blue: 1 });
  });

  test('only the raiders of the southern route may sink ships on the southern route [35.2]', () => {
    const { refused, state } = wage({
      ...AT_SEA,
      orders: ['sink with U9 (arctic)', 'sink with U9, Marcello (southern)'],
      dice: [6, 1, 1, 6],
    });
    expect(refused).toEqual(['35.2 other-route']);
    expect(state.sunk.southern).toEqual({ red: 1, blue: 1 });
  });

  test.each([
    { reading: 'oncePerTurn', side: 'Axis', fired: [] },
    { reading: 'eachPlayerTurn', side: 'Axis', fired: ['sink 3x6'] },
    { reading: 'oncePerTurn', side: 'Soviet', fired: ['sink 3x6'] },
  ] as const)(
    'A48 under the reading $reading: raiders attack convoys before $side production with the dice $fired [35.2, A48]',
    ({ reading, side, fired }) => {
      const orders = fired.length === 0 ? [] : ['sink with U7'];
      const result = wage({ ...AT_SEA, side, rulings: { 'convoys.attacked': reading }, orders, dice: [1, 1, 1] });
      expect(result.fired).toEqual(fired);
    },
  );

  test('the Pacific route is never attacked [34.0.attacked]', () => {
    const { state } = wage({
      ...AT_SEA,
      orders: ['sink with U7, FFN, U9, Marcello'],
      dice: [6, 6, 6, 1, 2, 6, 1, 1, 1],
    });
    expect(Object.keys(state.sunk).sort()).toEqual(['arctic', 'southern']);
    expect(arrivingBy(state, 'pacific')).toEqual(sentBy(state, 'pacific'));
    expect(arrivingBy(state, 'arctic')).not.toEqual(sentBy(state, 'arctic'));
  });

  test('convoys are not attacked without Lend-Lease [35.2]', () => {
    expect(wage({ ...AT_SEA, options: ['strategic-war'] }).fired).toEqual([]);
  });
});
