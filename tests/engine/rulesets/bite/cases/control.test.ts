import { describe, expect, test } from 'vitest';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { yieldAt } from '../../../../../engine/rulesets/bite/production/centres.js';
import { applyCapturesAtStart } from '../../../../../engine/rulesets/bite/setup/places.js';
import { BUNKER, FORTRESS } from '../../../../../engine/rulesets/bite/state/ground.js';
import { isInSupply } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Sketch } from '../sketch.js';

const capture = (sketch: Sketch, side: 0 | 1 = AXIS) => {
  const made = field({ control: { Soviet: '0604' }, ...sketch });
  enterHexes(made.state, side, made.cells('0604'));
  return made;
};

describe('capture', () => {
  test('a unit that moves through a hex captures it [3.3]', () => {
    const { state, cell } = capture({ places: { Luga: 'minor city 0604' } });
    expect(state.control[cell('0604')]).toBe(AXIS);
    expect(state.drainEvents().map(({ text }) => text)).toEqual(['Axis takes Luga.']);
  });

  test('enemy land units prevent capture, aircraft do not [3.3, A01]', () => {
    const { state, cell } = capture({ soviet: { '0604': ['infantry army 27.A 4|3|2|1'] } });
    expect(state.control[cell('0604')]).toBe(SOVIET);
    const empty = capture({ soviet: { '0604': ['fighter wing IAP 2|1'] } });
    expect(empty.state.control[empty.cell('0604')]).toBe(AXIS);
  });

  test('C159: capture destroys factories and gains no points in the base game [3.3.factories]', () => {
    const { state, cell } = capture({ places: { Kharkov: 'major city 0604 (red 2, blue 1, yellow 3)' } });
    expect([state.redFactories[cell('0604')], state.blueFactories[cell('0604')]]).toEqual([0, 0]);
    expect(state.stores.Germany).toMatchObject({ yellow: 0, red: 0, blue: 0 });
  });

  test('capture turns a fortress into a bunker and removes a bunker for good [Box1.fortress.falls, Box1.bunker.falls]', () => {
    const { state, cell } = field({
      places: { Sevastopol: 'fortress 0604', Hanko: 'bunker 0704' },
      control: { Soviet: '0604 0704' },
    });
    const forts = (): number[] => ['0604', '0704'].map((label) => state.fort[cell(label)]);
    expect(forts()).toEqual([FORTRESS, BUNKER]);
    enterHexes(state, AXIS, [cell('0604'), cell('0704')]);
    expect(forts()).toEqual([BUNKER, 0]);
    enterHexes(state, AXIS, [cell('0604')]);
    expect(forts()).toEqual([BUNKER, 0]);
    enterHexes(state, SOVIET, [cell('0604'), cell('0704')]);
    expect(forts()).toEqual([0, 0]);
  });

  test.each(['minor city', 'fortress'])('an empty enemy %s cuts a railway [3.3.cities, 4.2]', (place) => {
    const { state, piece } = field({
      places: { Berlin: 'capital 0105 (nation Germany, source Germany)', Luga: `${place} 0405` },
      routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505 - 0605 - 0705 - 0805 - 0905 - 1005'] },
      control: { Axis: '0105', Soviet: '0405' },
      axis: { '1005': ['infantry corps A 3'] },
    });
    expect(isInSupply(state, piece('A'))).toBe(false);
  });

  test('places held by the enemy at the start count as captured [3.3.factories, Box1.fortress.falls]', () => {
    const { state, cell } = field({
      places: {
        Russia: 'territory 0604 0704 0804 (nation Soviet Union)',
        Kharkov: 'major city 0604 (red 2, blue 1, yellow 3)',
        Sevastopol: 'fortress 0704',
        Kirov: 'major city 0804 (red 2)',
      },
      control: { Axis: '0604 0704' },
    });
    applyCapturesAtStart(state);
    const buildingsIn = (label: string): number[] => [state.redFactories[cell(label)], state.fort[cell(label)]];
    expect(['0604', '0704', '0804'].map(buildingsIn)).toEqual([
      [0, 0],
      [0, BUNKER],
      [2, 0],
    ]);
    expect(yieldAt(state, cell('0604'))).toMatchObject({ yellow: 3, red: 0, blue: 0 });
  });

  test('capture of a neutral hex destroys nothing [3.1]', () => {
    const { state, cell } = field({ places: { Tatar: 'bunker 0604 (red 1)' } });
    enterHexes(state, AXIS, [cell('0604')]);
    expect([state.control[cell('0604')], state.fort[cell('0604')], state.redFactories[cell('0604')]]).toEqual([
      AXIS,
      BUNKER,
      1,
    ]);
  });
});
