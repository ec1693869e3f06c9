import { describe, expect, test } from 'vitest';
import { deactivate } from '../../../../../engine/rulesets/bite/command/activation.js';
import { eliminate } from '../../../../../engine/rulesets/bite/blocks/losses.js';
import { reinforce } from '../../../../../engine/rulesets/bite/command/mobile-defence.js';
import { isFuelled } from '../../../../../engine/rulesets/bite/command/fuel.js';
import { servicesOf } from '../../../../../engine/rulesets/bite/command/points.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { NO_RESERVE } from '../../../../../engine/rulesets/bite/state/fields.js';
import { SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Field, type Sketch } from '../sketch.js';
import { give } from '../ordering.js';

interface Situation {
  readonly what: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly orders: Readonly<Record<string, string>>;
  /** Checks further facts after the orders. */
  readonly then?: (f: Field) => void;
}

const HQ = 'armoured headquarters HQ 4|3|2|1';
const PZ = 'panzer corps 41.Pz 4|3|2|1';
const ARMY = 'infantry army 27.A 4|3|2|1';
const advanced: Sketch = { layer: 'advanced', control: { Axis: '0304 0404 0504' } };
const stavka = 'supreme headquarters Stavka 4|3|2|1';
const attack: Sketch = { ...advanced, side: 'Soviet', axis: { '0405': ['infantry corps 1.AK 4'] } };

const situations: readonly Situation[] = [
  {
    what: 'armour out of supply attacks by an action of the Stavka',
    rules: '13.8.1.armour 4.4.attack',
    sketch: { ...attack, soviet: { '0404': ['tank corps 1.T 4 (unsupplied, technology 1)'], '1010': [stavka] } },
    orders: {
      'move 1.T to 0405': '4.4.attack/unsupplied',
      'activate Stavka with 1.T (armour)': '',
      'move 1.T to 0405 ': '',
    },
  },
  {
    what: 'infantry out of supply attacks by an action of the Stavka',
    rules: '13.8.1.outOfSupply A56',
    sketch: { ...attack, soviet: { '0404': [`${ARMY} (unsupplied, technology 1)`], '1010': [stavka] } },
    orders: { 'activate Stavka with 27.A (unit)': '', 'move 27.A to 0405': '' },
  },
  {
    what: 'infantry out of supply moves its whole allowance but may not attack under the reading `movesOnly`',
    rules: '13.8.1.outOfSupply A56 4.4.movement',
    sketch: {
      ...attack,
      rulings: { 'stavka.unitOutOfSupply': 'movesOnly' },
      soviet: { '0404': [`${ARMY} (unsupplied, technology 1)`], '1010': [stavka] },
    },
    orders: { 'activate Stavka with 27.A (unit)': '', 'move 27.A to 0405': '4.4.attack/unsupplied' },
    then: (f) => {
      expect(allowance(f.state, f.piece('27.A')).value).toBe(3);
    },
  },
  {
    what: 'the action for units out of supply is refused for supplied units',
    rules: '13.8.1.outOfSupply 4.3',
    sketch: { ...attack, soviet: { '0404': [ARMY], '1010': [stavka] } },
    orders: { 'activate Stavka with 27.A (unit)': '13.8.1.outOfSupply/in-supply' },
  },
  {
    what: 'a fuelled unit keeps its fuel when its headquarters is eliminated',
    rules: '13.2 13.4',
    sketch: { ...advanced, axis: { '0304': [HQ, PZ] } },
    orders: { 'activate HQ with 41.Pz': '' },
    then: (f) => {
      eliminate(f.state, f.piece('HQ'), '7.7.10');
      expect(isFuelled(f.state, f.piece('41.Pz'))).toBe(true);
      expect(f.state.activated[f.piece('HQ')]).toBe(0);
    },
  },
  {
    what: 'units lose their fuel after the Blitz, and an eliminated headquarters gives none',
    rules: '13.6 13.7 7.10',
    sketch: { ...advanced, axis: { '0304': ['armoured headquarters HQ 4|3|2|1 (step 4)', PZ] } },
    orders: { 'activate HQ with 41.Pz': '' },
    then: (f) => {
      f.state.phase = 'blitz';
      deactivate(f.state);
      f.state.phase = 'exploitation';
      expect(isFuelled(f.state, f.piece('41.Pz'))).toBe(false);
      expect(give(f, 'activate HQ with 41.Pz')).toBe('13.2/not-on-map');
    },
  },
  {
    what: 'an Air HQ serves in its own and in the enemy turn and pays each time',
    rules: '13.3.reaction 13.6 A37',
    sketch: { ...advanced, axis: { '0304': ['air headquarters Lfl 4|3|2|1', 'fighter wing JG 3'] } },
    orders: { 'activate Lfl with JG': '' },
    then: (f) => {
      deactivate(f.state);
      f.state.clear('player');
      f.state.side = SOVIET;
      f.state.phase = 'reaction';
      expect(give(f, 'activate Lfl with JG')).toBeUndefined();
      deactivate(f.state);
      expect(f.strength('Lfl')).toBe(2);
    },
  },
  {
    what: 'the FHQ takes two actions even out of supply and with one point',
    rules: '13.8.2 13.5.headquarters',
    sketch: { ...advanced, axis: { '0304': ['supreme headquarters FHQ 4|3|2|1 (step 4, unsupplied)'] } },
    orders: { 'activate FHQ': '' },
    then: (f) => {
      expect(servicesOf(f.state, f.piece('FHQ')).value).toBe(2);
    },
  },
  {
    what: 'the Supreme HQ of an ally out of supply takes half its actions',
    rules: '13.8.3 13.5.headquarters',
    sketch: {
      ...advanced,
      axis: {
        '0304': ['supreme headquarters Antonescu 3|2|1 (of Romania, unsupplied)', 'panzer corps 1.Arm 4 (of Romania)'],
        '0404': ['fighter wing JG 3 (of Romania)'],
      },
    },
    orders: {
      'activate Antonescu with 1.Arm (armour)': '',
      'activate Antonescu with JG (air)': '13.8.1/no-actions-left',
    },
  },
  {
    what: 'a point spent on Reserve cannot fuel a unit',
    rules: '31.0 13.4',
    sketch: {
      ...advanced,
      options: ['reserve'],
      axis: {
        '0304': ['armoured headquarters HQ 4|3|2|1 (step 3)', PZ, 'panzer corps 56.Pz 4', 'infantry corps 28.AK 4'],
      },
    },
    orders: { 'activate HQ with 41.Pz': '', 'reserve 28.AK': '', 'activate HQ with 56.Pz': '13.4/no-points-left' },
  },
  {
    what: 'a moved unit is not put in Reserve, and a unit in Reserve gets no fuel',
    rules: '31.0 13.2',
    sketch: {
      ...advanced,
      options: ['reserve'],
      phase: 'exploitation',
      places: { Home: 'minor city 0304 (source Germany)' },
      axis: { '0304': [HQ, PZ, 'panzer corps 56.Pz 4'] },
    },
    orders: {
      'activate HQ with 41.Pz': '',
      'move 41.Pz to 0404': '',
      'reserve 41.Pz': '31.0/moved',
      'reserve 56.Pz': '',
      'activate HQ with 56.Pz': '13.2/has-fuel',
    },
  },
  {
    what: 'rebuilt armour is no longer in Reserve',
    rules: '31.0 7.3',
    sketch: { ...advanced, axis: { '0304': [`${PZ} (defence)`] } },
    orders: {},
    then: (f) => {
      eliminate(f.state, f.piece('41.Pz'), '7.7.10');
      expect(f.state.reserve[f.piece('41.Pz')]).toBe(NO_RESERVE);
    },
  },
  {
    what: 'mobile defence moves its whole allowance without a headquarters unless it is attacked',
    rules: '31.0.defence 13.5 7.6',
    sketch: {
      ...advanced,
      side: 'Soviet',
      phase: 'reaction',
      axis: {
        '0304': [`${PZ} (defence)`],
        '0404': ['panzer corps 56.Pz 4 (defence)'],
        '0504': ['infantry corps 1.AK 4'],
      },
      soviet: { '0404': ['infantry army 1.A 4'], '0504': [ARMY] },
    },
    orders: { 'move 56.Pz to 0504': '31.0.defence/in-battle' },
    then: (f) => {
      expect(allowance(f.state, f.piece('41.Pz')).value).toBe(4);
      expect(give(f, 'move 41.Pz to 0404')).toBeUndefined();
      expect(f.state.revealed[f.piece('41.Pz')]).toBe(1);
    },
  },
  {
    what: 'one Naval HQ ships and lands with its points',
    rules: '13.4 18.0.orders 24.0.conditions',
    sketch: {
      layer: 'advanced',
      options: ['naval', 'marines'],
      side: 'Soviet',
      terrain: { '0803 0804': 'water' },
      places: {
        'Black Sea': 'sea 0803 0804',
        Odessa: 'major port 0704 (sea Black Sea)',
        Yalta: 'minor port 0805 (sea Black Sea)',
      },
      control: { Soviet: '0704 0805' },
      soviet: { '0704': ['naval headquarters Fleet 2|1', 'marine division 1.Mar 3', ARMY, 'marine division 2.Mar 3'] },
    },
    orders: {
      'activate Fleet': '',
      'land 1.Mar to 0903': '',
      'ship 27.A to 0805': '',
      'land 2.Mar to 0903': '24.0.conditions/no-headquarters',
      'move 1.Mar to 1003': '7.5/moved',
    },
    then: (f) => {
      expect(f.state.control[f.cell('0903')]).toBe(SOVIET);
    },
  },
  {
    what: 'the siege gun takes fuel of an Armoured HQ with its option',
    rules: '26.0 13.1',
    sketch: {
      ...advanced,
      options: ['siege-gun'],
      axis: { '0304': [HQ, 'siege artillery army Gustav 4|2|1|0'] },
    },
    orders: { 'activate HQ with Gustav': '' },
  },
  {
    what: 'the siege gun needs no fuel without its option',
    rules: '26.0 13.1',
    sketch: { ...advanced, axis: { '0304': [HQ, 'siege artillery army Gustav 4|2|1|0'] } },
    orders: { 'activate HQ with Gustav': '13.1/other-kind' },
  },
  {
    what: 'an Armoured HQ fuels another that is not activated',
    rules: '13.2 13.4',
    sketch: { ...advanced, axis: { '0304': [HQ, 'armoured headquarters HQ2 4|3|2|1'] } },
    orders: { 'activate HQ with HQ2': '', 'activate HQ with HQ2 ': '13.2/has-fuel' },
  },
];

describe('command and other rules', () => {
  test.each(situations)('$what [$rules]', ({ sketch, orders, then }) => {
    const f = field(sketch);
    expect(Object.fromEntries(Object.keys(orders).map((text) => [text, give(f, text.trim()) ?? '']))).toEqual(orders);
    then?.(f);
  });
});

describe('Reserves and a Blitz [7.8.combat, 31.0.defence]', () => {
  const blitz: Sketch = {
    layer: 'advanced',
    options: ['reserve'],
    side: 'Soviet',
    phase: 'blitz',
    axis: { '0504': ['infantry corps 1.AK 4'], '0304': [`${PZ} (defence)`], '0404': ['fighter wing JG 3 (fuelled)'] },
    soviet: { '0504': ['tank corps 1.T 4 (fuelled)'] },
  };
  test('C60: armour in Reserve reacts to a Blitz, aircraft do not', () => {
    const f = field(blitz);
    const question = reinforce(f.state, 'here').next().value;
    if (question?.kind !== 'decision') throw new Error('No decision is asked for.');
    const offered = question
      .legal()
      .map(({ verb, pieces = [] }) => `${verb} ${f.state.names(pieces).join(' ')}`.trim());
    expect(offered).toEqual(['move 41.Pz', 'end']);
  });
  test('the owner is not asked for a reaction if he has no units in Reserves', () => {
    const f = field({ ...blitz, axis: { '0504': ['infantry corps 1.AK 4'] } });
    expect(reinforce(f.state, 'here').next().done).toBe(true);
  });
});
