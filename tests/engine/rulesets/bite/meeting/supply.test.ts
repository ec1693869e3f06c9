import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { moveBar } from '../../../../../engine/rulesets/bite/movement/move-bars.js';
import { moveAlong } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { victoryPhase } from '../../../../../engine/rulesets/bite/politics/surrender.js';
import { setPartisans } from '../../../../../engine/rulesets/bite/partisans/battalions.js';
import { placingPartisans } from '../../../../../engine/rulesets/bite/partisans/placing.js';
import { risingOfRebels } from '../../../../../engine/rulesets/bite/partisans/rebels.js';
import { storeOf } from '../../../../../engine/rulesets/bite/production/stores.js';
import { isInSupply, isSource } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { siegeOf } from '../../../../../engine/rulesets/bite/supply/siege.js';
import { statusCheck, supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { connectionOf, CONNECTED, NOT_CONNECTED } from '../../../../../engine/rulesets/bite/supply/transport.js';
import { NO_SIEGE, ROAD_OF_LIFE, SIEGE_SUPPLY } from '../../../../../engine/rulesets/bite/state/fields.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Field, type Sketch } from '../sketch.js';

/** Returns a front with a railway from Berlin along row 05 and the given additions. */
const west = (more: Sketch): Field =>
  field({
    layer: 'advanced',
    ...more,
    places: { Berlin: 'capital 0105 (nation Germany, source Germany)', ...more.places },
    routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805'], ...more.routes },
    control: { Axis: `0105 ${more.control?.Axis ?? ''}`, ...(more.control?.Soviet && { Soviet: more.control.Soviet }) },
  });
const U = 'infantry corps U 4|3|2|1';

describe('supply and other rules', () => {
  test('an air unit without land units opens a railway in an enemy ZOC [3.19, 4.2, A10]', () => {
    const supplyOf = (axis: Sketch['axis']): boolean => {
      const { state, piece } = west({ axis: { '0805': [U], ...axis }, soviet: { '0304': ['infantry army R 4'] } });
      return isInSupply(state, piece('U'));
    };
    const friends = { '0204': ['infantry corps G 2'], '0405': ['infantry corps I 2'] };
    expect([
      supplyOf(friends),
      supplyOf({ ...friends, '0305': ['fighter wing J 1'], '0205': ['fighter wing K 1'] }),
    ]).toEqual([false, true]);
  });

  test('an enemy ZOC across a river blocks a line only when the river is frozen [4.3.zones, 8.0, 9.3]', () => {
    const supplyOf = (weather: 'clear' | 'snow'): boolean => {
      const { state, piece } = west({
        weather,
        axis: { '0507': [U] },
        soviet: { '0606': ['infantry army R 4'] },
        sides: { river: '0606/0506 0606/0507 0606/0605 0606/0705 0606/0607 0606/0706' },
        terrain: { '0406 0407': 'mountain' },
      });
      return isInSupply(state, piece('U'));
    };
    expect([supplyOf('clear'), supplyOf('snow')]).toEqual([true, false]);
  });

  test('in the base game a river does not stop a ZOC [4.3.zones, 8.0]', () => {
    const { state, piece } = west({
      layer: 'base',
      axis: { '0507': [U] },
      soviet: { '0606': ['infantry army R 4'] },
      sides: { river: '0606/0506 0606/0507 0606/0605' },
      terrain: { '0406 0407': 'mountain' },
    });
    expect(isInSupply(state, piece('U'))).toBe(false);
  });

  test('a surrounded port joined by sea supplies no unit, and its units lose steps [4.2, 12.1]', () => {
    const ring = ['0503', '0604', '0404', '0505'];
    const supplyOf = (layer: 'base' | 'advanced'): readonly unknown[] => {
      const { state, piece, strength } = field({
        layer,
        side: 'Soviet',
        places: {
          Siberia: 'major port 2012 (nation Soviet Union, source Soviet Union, sea Black Sea)',
          Odessa: 'major port 0504 (sea Black Sea)',
          'Black Sea': 'sea 1010',
        },
        axis: Object.fromEntries(ring.map((at, i) => [at, [`infantry corps A${i} 4`]])),
        soviet: { '0504': ['infantry army R 3|2|1'] },
        control: { Soviet: '2012' },
      });
      supplyCheck(state);
      statusCheck(state);
      return [state.outOfSupply[piece('R')], strength('R')];
    };
    expect([supplyOf('base'), supplyOf('advanced')]).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('frozen units out of supply surrender like other units [3.21, 7.9]', () => {
    const { state, piece } = field({
      turn: 'June 1941',
      axis: { '0505': ['infantry corps U 2 (frozen)'] },
      places: { Berlin: 'capital 2016 (nation Germany, source Germany)' },
    });
    expect(moveBar(state, piece('U'))?.rule).toBe('3.21');
    supplyCheck(state);
    statusCheck(state);
    expect(state.isOnMap(piece('U'))).toBe(false);
  });

  test('a surrender does not change how other units are judged in the same check [7.9]', () => {
    const { state, piece } = west({
      axis: { '0508': [U], '0507': ['infantry corps V 2 (unsupplied, judged)'], '0506': ['infantry corps W 2'] },
      soviet: { '0607': ['infantry army R 4'], '0407': ['infantry army S 4'] },
    });
    state.outOfSupply[piece('U')] = state.judged[piece('U')] = 1;
    statusCheck(state);
    expect([state.isOnMap(piece('U')), state.outOfSupply[piece('U')]]).toEqual([true, 0]);
  });

  test('surrendered Guards may not be rebuilt, other units may [4.5, 10.0.lost]', () => {
    const { state, piece } = field({
      layer: 'advanced',
      side: 'Soviet',
      places: { Siberia: 'territory 2012 (source Soviet Union)' },
      soviet: { '0505': ['guards infantry army G 3'], '0509': ['infantry army R 3'] },
    });
    supplyCheck(state);
    statusCheck(state);
    expect([state.cell[piece('G')], state.cell[piece('R')]]).toEqual([-6, -3]);
    expect(storeOf(state, 'Germany').yellow).toBe(2);
  });

  test('two battalions of partisans on a railway stop trains and points, but not supply [29.1.one, 29.1.two, 4.2, 11.2.transport]', () => {
    const { state, cell, piece } = west({ options: ['partisans'], axis: { '0805': [U] } });
    const supplyOf = (): readonly unknown[] => [
      isInSupply(state, piece('U')),
      connectionOf(state, 'Germany', cell('0805')),
    ];
    expect(supplyOf()).toEqual([true, CONNECTED]);
    setPartisans(state, cell('0305'), 2);
    expect(supplyOf()).toEqual([true, NOT_CONNECTED]);
    setPartisans(state, cell('0305'), 3);
    expect(supplyOf()).toEqual([false, NOT_CONNECTED]);
  });

  test('driving partisans away opens the railway for the rest of the month [29.1.one, 4.2]', () => {
    const { state, cell, piece } = west({
      options: ['partisans'],
      axis: { '0805': [U], '0304': ['panzer corps P 4'] },
      rulings: { 'partisans.entered': 'cleared' },
    });
    setPartisans(state, cell('0305'), 3);
    expect(isInSupply(state, piece('U'))).toBe(false);
    moveAlong(state, piece('P'), [cell('0304'), cell('0305')]);
    expect(isInSupply(state, piece('U'))).toBe(true);
  });

  test('rebels that rise in a city capture it and cut its railway [30.0, 4.2]', () => {
    const { state, cell } = field({
      layer: 'advanced',
      options: ['rebels'],
      turn: 'February 1942',
      phase: 'production',
      places: { Siberia: 'territory 2012 (source Soviet Union)', Grozny: 'minor city 1812 (rebels)' },
      routes: { rail: ['2012 - 1912 - 1812 - 1713'] },
      control: { Soviet: '1812' },
      axis: { lost: ['rebel brigade Ch 2'] },
    });
    expect(isSource(state, 'Soviet Union', cell('1713'))).toBe(true);
    const [answer] = risingOfRebels.legal(state);
    risingOfRebels.perform(state, answer);
    expect(isSource(state, 'Soviet Union', cell('1713'))).toBe(false);
    expect(isSource(state, 'rebels', cell('1812'))).toBe(true);
  });

  test('Germans who are supplied through Finland lose their line when Finland surrenders [5.5.surrender, 5.5.area]', () => {
    const { state, piece } = field({
      layer: 'advanced',
      places: {
        Berlin: 'capital 0116 (nation Germany, source Germany)',
        Helsinki: 'capital 1004 (nation Finland, source Finland)',
        Area: 'operative zone 0901..0908 1001..1008 1101..1108 (nation Finland)',
      },
      axis: { '1005': [U] },
    });
    expect(isInSupply(state, piece('U'))).toBe(true);
    state.setControl(state.ground.board.cell('1004'), SOVIET);
    victoryPhase(state);
    expect(isInSupply(state, piece('U'))).toBe(false);
  });

  test('the pocket is supplied across the ice although its port is frozen [12.3.road, 9.2.ports]', () => {
    const { state, piece, cell } = field({
      layer: 'advanced',
      side: 'Soviet',
      weather: 'snow',
      places: {
        Siberia: 'territory 0802 (source Soviet Union, lifeline)',
        Leningrad: 'fortress 0504 (pocket)',
        Port: 'major port 0504 (sea Gulf)',
        Gulf: 'sea 1010 (freezes)',
      },
      axis: {
        '0503': ['infantry corps A 4'],
        '0604': ['infantry corps B 4'],
        '0404': ['infantry corps C 4'],
        '0505': ['infantry corps D 4'],
      },
      soviet: { '0504': ['infantry army R 3|2|1'] },
      control: { Soviet: '0802' },
    });
    expect(siegeOf(state, piece('R'))).toBe(ROAD_OF_LIFE);
    state.setControl(cell('0802'), AXIS);
    expect(siegeOf(state, piece('R'))).toBe(SIEGE_SUPPLY);
    state.put(piece('A'), -3);
    state.put(piece('C'), -3);
    expect(siegeOf(state, piece('R'))).toBe(NO_SIEGE);
  });

  test('a Soviet unit that relieves partisans captures the hex and opens no Axis railway [29.0.relieved, 3.3]', () => {
    const { state, cell } = west({
      options: ['partisans'],
      side: 'Soviet',
      control: { Axis: '0305' },
      places: { Posen: 'minor city 0305' },
      axis: { '0805': [U] },
    });
    setPartisans(state, cell('0305'), 3);
    enterHexes(state, SOVIET, [cell('0305')]);
    expect([
      state.partisans[cell('0305')],
      state.control[cell('0305')],
      isSource(state, 'Germany', cell('0805')),
    ]).toEqual([0, SOVIET, false]);
  });

  test('partisans placed this turn count towards the limit of twenty and rise again only next turn [29.1.limit, 29.1.one]', () => {
    const { state, cell } = field({
      turn: 'June 1942',
      side: 'Soviet',
      phase: 'production',
      layer: 'advanced',
      options: ['partisans'],
      places: {
        Russia: 'territory 0301..0316 (nation Soviet Union)',
        Kiev: 'major city 0301',
        Minsk: 'major city 0316',
      },
      control: { Axis: '0301..0316' },
    });
    placingPartisans.perform(state, { verb: 'partisans', cells: [cell('0308')] });
    enterHexes(state, AXIS, [cell('0308')]);
    const again = { verb: 'partisans', cells: [cell('0308')] };
    expect(placingPartisans.refuse(state, again)?.rule).toBe('29.1.limit');
    state.clear('turn');
    expect(placingPartisans.refuse(state, again)).toBeUndefined();
  });
});
