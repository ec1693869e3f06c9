import { describe, expect, test } from 'vitest';
import { rebuilding } from '../../../../../engine/rulesets/bite/production/rebuild.js';
import { sentBy } from '../../../../../engine/rulesets/bite/production/lend-lease.js';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { turnIn } from '../../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { produce, setTable, type Produced } from '../economy.js';

const ROUTES = { Archangel: 'major port 1204 (arctic)', Baku: 'minor city 1206 (southern)' };
const LENT: Produced = {
  layer: 'advanced',
  options: ['lend-lease'],
  side: 'Soviet',
  turn: 'July 1942',
  places: ROUTES,
  routes: { rail: ['1404 - 1304 - 1204', '1404 - 1405 - 1306 - 1206'] },
};

describe('Lend-Lease', () => {
  test.each([
    ['August 1941', '0'],
    ['September 1941', '3/2 2/1 0/0'],
    ['May 1942', '3/2 2/1 0/0'],
    ['June 1942', '3/2 2/1 1/1'],
    ['June 1943', '2/4 1/2 0/2'],
  ])(
    'in %s the three routes of Lend-Lease bring these red and blue points: %s [34.0, 34.0.persia, 34.0.late]',
    (turn, want) => {
      const { state } = setTable({ ...LENT, turn });
      const freights = (['pacific', 'arctic', 'southern'] as const).map((route) => sentBy(state, route));
      const text = freights.map(({ red, blue }) => `${red}/${blue}`).join(' ');
      expect(text).toBe(want === '0' ? '0/0 0/0 0/0' : want);
    },
  );

  test('C123: Lend-Lease brings six red and four blue points, which need no yellow points and cannot be saved [34.0.use]', () => {
    const result = produce({
      ...LENT,
      soviet: { '1405': ['tank corps T 4|3|2|1 (step 4)'] },
      orders: ['repair T'],
    });
    expect(result.events.find(({ kind }) => kind === 'convoy')?.facts).toEqual({ red: 6, blue: 4 });
    expect([result.strength('T'), pointsText(result.store('Soviet Union'))]).toEqual([4, 'nothing']);
  });

  test('a unit needs no factory only if it is paid entirely with Lend-Lease points [34.0.placement]', () => {
    const lost = {
      soviet: { lost: ['tank corps T 4|3|2|1', 'tank corps U 9|8'] },
      places: { ...ROUTES, Gorki: 'major city 1304' },
    };
    const result = produce({
      ...LENT,
      ...lost,
      saved: { 'Soviet Union': [20, 20] },
      orders: ['rebuild T to Gorki', 'rebuild U to Gorki'],
    });
    expect(result.refused).toEqual(['7.3.1.armour wrong-place']);
    expect(result.where('T')).toBe('1304');
  });

  test('a unit paid by Lend-Lease may be placed at a factory or in a major city [34.0.placement, 7.3.1.armour]', () => {
    const at = setTable({
      ...LENT,
      places: { Gorki: 'major city 1304', Kirov: 'minor city 1303 (red 1)' },
      routes: { rail: ['1303 - 1304 - 1404'] },
      soviet: { lost: ['tank corps T 1'] },
      saved: { 'Soviet Union': [1, 1] },
      given: ({ state }) => void (state.lendLease = { red: 1, blue: 0 }),
    });
    const cells = rebuilding.legal(at.state).flatMap(({ cells: to = [] }) => to.map((cell) => at.state.label(cell)));
    expect(cells.sort()).toEqual(['1303', '1304', '1404']);
  });

  const CUT = { rail: ['1404 - 1304', '1404 - 1405 - 1306 - 1206'] };

  test('Lend-Lease points arrive even if the railway to the port is cut [34.0]', () => {
    const result = produce({ ...LENT, routes: CUT });
    expect(result.events.find(({ kind }) => kind === 'convoy')?.facts).toEqual({ red: 6, blue: 4 });
  });

  const TANKS = ['tank corps T 3|2|1', 'tank corps U 3|2|1', 'tank corps V 1'];
  const built = (routes: Produced['routes'], orders: readonly string[]) =>
    produce({
      ...LENT,
      routes,
      places: { ...ROUTES, Gorki: 'major city 1304' },
      soviet: { lost: TANKS, '1405': ['tank corps W 3|2|1 (step 3)'] },
      saved: { 'Soviet Union': [20] },
      house: { 'place.city': 3 },
      orders,
    }).refused;
  const REFUSED = ['7.3.1.armour wrong-place'];

  test('a unit without a factory is built with Lend-Lease points only if their supply route is connected [34.0.placement]', () => {
    const orders = ['rebuild T to Gorki (step 1)', 'rebuild U to Gorki (step 1)'];
    expect([built(LENT.routes, orders), built(CUT, orders)]).toEqual([[], REFUSED]);
  });

  test('Lend-Lease points of cut routes are spent first, on units at factories [34.0.placement]', () => {
    expect(built(CUT, ['repair W (steps 2)', 'rebuild T to Gorki (step 1)', 'rebuild V to Gorki'])).toEqual([]);
  });

  test.each([
    { reading: 'tenthMonth', months: 10 },
    { reading: 'ninthMonth', months: 9 },
  ] as const)(
    'C154: the corridor through Persia brings points $months months after the fall of Persia [37.0.corridor, A46]',
    ({ reading, months }) => {
      const { state } = setTable({
        ...LENT,
        options: ['lend-lease', 'persia'],
        rulings: { 'persia.firstPoints': reading },
      });
      const arrivesIn = (turn: number): boolean => {
        state.turn = turn;
        return sentBy(state, 'southern').red > 0;
      };
      expect(arrivesIn(30)).toBe(false);
      state.persiaFell = turnIn(1941, 'October');
      expect([arrivesIn(state.persiaFell + months - 1), arrivesIn(state.persiaFell + months)]).toEqual([false, true]);
    },
  );

  test('no Lend-Lease points arrive without the option [34.0]', () => {
    expect(produce({ ...LENT, options: [] }).events.some(({ kind }) => kind === 'convoy')).toBe(false);
  });
});
