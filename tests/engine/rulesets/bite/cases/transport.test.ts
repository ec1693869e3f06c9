import { describe, expect, test } from 'vitest';
import {
  CONNECTED,
  connectionOf,
  isConnected,
  NOT_CONNECTED,
  THROUGH_MINES,
} from '../../../../../engine/rulesets/bite/supply/transport.js';
import { field, type Sketch } from '../sketch.js';

/**
 * Returns a front with a mine at Kerch. The points of the mine reach Berlin by rail, or by rail to Sevastopol and by
 * sea from there to Constanta.
 */
const south = (more: Sketch = {}): Sketch => ({
  layer: 'advanced',
  options: ['partisans'],
  turn: 'June 1942',
  ...more,
  places: {
    Berlin: 'capital 0105 (nation Germany, source Germany)',
    Sevastopol: 'major port 0808 (sea Black Sea)',
    Constanta: 'major port 0508 (sea Black Sea)',
    Kerch: 'minor port 1008 (sea Black Sea)',
    'Black Sea': 'sea 0609 0708 0709 (mined)',
    ...more.places,
  },
  routes: {
    rail: [
      '0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0905 - 1005 - 1006 - 1007 - 1008',
      '0505 - 0506 - 0507 - 0508',
      '0808 - 0908 - 1007',
    ],
    'sea route': ['0508 - 0608 - 0708 - 0808'],
    ...more.routes,
  },
  control: { Axis: '0101..0116 0508 0808 1008', ...more.control },
});
const byHex = (sketch: Sketch, at = '1008', partisans = ''): number => {
  const { state, cell, cells } = field(sketch);
  for (const hex of cells(partisans)) state.partisans[hex] = 1;
  state.invalidateSupply();
  return connectionOf(state, 'Germany', cell(at));
};

describe('transport of points to the primary source', () => {
  test('points of a mine reach the primary source by rail [11.2.transport]', () => {
    expect(byHex(south())).toBe(CONNECTED);
  });
  test('C106: points are shipped through mines if partisans block the railway and the side holds Sevastopol [11.2.transport, 11.3, 29.1.one]', () => {
    expect(byHex(south(), '1008', '0905')).toBe(THROUGH_MINES);
  });
  test('C106: points are not transported without Sevastopol because Kerch is not a major port [11.2.transport]', () => {
    expect(byHex(south({ control: { Axis: '0508 1008' } }), '1008', '0905')).toBe(NOT_CONNECTED);
    const direct = south({
      routes: { rail: ['1008 - 1007'], 'sea route': ['0508 - 0608 - 0708 - 0808 - 0908 - 1008'] },
    });
    expect(byHex(direct, '1008')).toBe(NOT_CONNECTED);
  });
  test('points are not transported if partisans are on their centre [29.0.railways]', () => {
    expect(byHex(south(), '1008', '1008')).toBe(NOT_CONNECTED);
  });
  test('transport by sea needs no die if there are no mines [11.3]', () => {
    const calm = south({ places: { 'Black Sea': 'sea 0609 0708 0709' } });
    expect(byHex(calm, '1008', '0905')).toBe(CONNECTED);
  });
  test('production points are not transported across a frozen sea [9.2.ports]', () => {
    const frozen = (weather: 'clear' | 'snow'): Sketch =>
      south({ weather, places: { 'Black Sea': 'sea 0609 0708 0709 (freezes)' } });
    expect([byHex(frozen('clear'), '1008', '0905'), byHex(frozen('snow'), '1008', '0905')]).toEqual([
      CONNECTED,
      NOT_CONNECTED,
    ]);
  });
  test('points are not transported if the enemy cuts the railway [11.2.transport, 4.2]', () => {
    const blocked = south({ soviet: { '0305': ['infantry army R 4'] } });
    expect(byHex(blocked, '1008')).toBe(NOT_CONNECTED);
  });
  test('production points are transported over a buildable route once it is built [SBE6.infrastructure]', () => {
    const sketch = south({
      routes: { rail: ['"Gap" 0105 - 0205 (buildable, yellow 3)', '0205 - 0305'], 'sea route': [] },
    });
    const { state, cell } = field(sketch);
    expect(connectionOf(state, 'Germany', cell('0305'))).toBe(NOT_CONNECTED);
    state.projects = ['Gap'];
    state.recomputeRoutes();
    expect(connectionOf(state, 'Germany', cell('0305'))).toBe(CONNECTED);
  });
  test('the explanation of transport cites its rule [11.2.transport, 11.3]', () => {
    const { state, cell } = field(south());
    const connection = (): readonly unknown[] => {
      const { value, ledger } = isConnected(state, 'Germany', cell('1008'));
      return [value, ledger[0].rule];
    };
    expect(connection()).toEqual([true, '11.2.transport']);
    state.partisans[cell('0905')] = 1;
    state.invalidateSupply();
    expect(connection()).toEqual([true, '11.3']);
    state.setControl(cell('0808'), 1);
    expect(connection()).toEqual([false, '11.2.transport']);
  });
});
