import { describe, expect, test } from 'vitest';
import { deactivate, beginCommand } from '../../../../../engine/rulesets/bite/command/activation.js';
import { isFuelled } from '../../../../../engine/rulesets/bite/command/fuel.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { field, type Field, type Sketch } from '../sketch.js';
import { give } from '../ordering.js';

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  /** The orders, each with the rule that refuses it, or '' if the order is carried out. */
  readonly orders: Readonly<Record<string, string>>;
  /** Units that have fuel afterwards. */
  readonly fuelled?: string;
  readonly dry?: string;
}

const PZ = 'panzer corps';
const HQ = 'armoured headquarters HQ 4|3|2|1';
const five = ['1.Pz', '2.Pz', '3.Pz', '4.Pz', '5.Pz'].map((name) => `${PZ} ${name} 4|3|2|1`);
const line = '0304 0404 0504 0604 0704';
const ground = { Axis: line };
const advanced = { layer: 'advanced' } as const;

const rows: readonly Row[] = [
  {
    case: 'C94: an HQ with four points fuels four units',
    rules: '13.4',
    sketch: { ...advanced, control: ground, axis: { '0304': [HQ], '0404': five.slice(0, 2), '0504': five.slice(2) } },
    orders: {
      'activate HQ with 1.Pz, 2.Pz, 3.Pz': '',
      'activate HQ with 4.Pz': '',
      'activate HQ with 5.Pz': '13.4/no-points-left',
    },
    fuelled: '1.Pz, 2.Pz, 3.Pz, 4.Pz',
    dry: '5.Pz',
  },
  {
    case: 'C95: an HQ with 4 points out of supply fuels two units',
    rules: '13.5.headquarters',
    sketch: { ...advanced, axis: { '0304': [`${HQ} (unsupplied)`, ...five.slice(0, 3)] } },
    orders: {
      'activate HQ with 1.Pz, 2.Pz, 3.Pz': '13.5.headquarters/no-points-left',
      'activate HQ with 1.Pz, 2.Pz': '',
    },
    fuelled: '1.Pz, 2.Pz',
  },
  ...(['step 2', 'step 4'] as const).map((step): Row => ({
    case: `C95: an HQ with ${step === 'step 2' ? 3 : 1} points out of supply fuels one unit`,
    rules: '13.5.headquarters',
    sketch: { ...advanced, axis: { '0304': [`${HQ} (unsupplied, ${step})`, ...five.slice(0, 2)] } },
    orders: { 'activate HQ with 1.Pz, 2.Pz': '13.5.headquarters/no-points-left', 'activate HQ with 1.Pz': '' },
  })),
  {
    case: 'C97: armour without fuel may not attack',
    rules: '13.5.armour',
    sketch: {
      ...advanced,
      axis: { '0304': [`${PZ} 1.Pz 4|3|2|1`, HQ] },
      soviet: { '0305': ['infantry army 27.A 4|3|2|1'] },
    },
    orders: { 'move 1.Pz to 0305': '13.5/unfuelled', 'activate HQ with 1.Pz': '', 'move 1.Pz to 0305 ': '' },
  },
  {
    case: 'C99: a unit six hexes away is out of command range',
    rules: '13.3.hexes',
    sketch: {
      ...advanced,
      control: { Axis: '0304..0904 0404 0604 0804' },
      axis: { '0304': [HQ], '0904': [`${PZ} 1.Pz 4`] },
    },
    orders: { 'activate HQ with 1.Pz': '13.3.hexes/out-of-range' },
  },
  {
    case: 'C99: a unit five hexes away is in command range',
    rules: '13.3.hexes',
    sketch: {
      ...advanced,
      control: { Axis: '0304 0404 0504 0604 0704 0804' },
      axis: { '0304': [HQ], '0804': [`${PZ} 1.Pz 4`] },
    },
    orders: { 'activate HQ with 1.Pz': '' },
  },
  {
    case: 'C99: the command range is three hexes in snow',
    rules: '13.3.weather',
    sketch: {
      ...advanced,
      weather: 'snow',
      control: ground,
      axis: { '0304': [HQ], '0704': [`${PZ} 1.Pz 4`], '0604': [`${PZ} 2.Pz 4`] },
    },
    orders: { 'activate HQ with 1.Pz': '13.3.hexes/out-of-range', 'activate HQ with 2.Pz': '' },
  },
  {
    case: 'light rain does not change the command range',
    rules: '39.0.command',
    sketch: { ...advanced, weather: 'light rain', control: ground, axis: { '0304': [HQ], '0704': [`${PZ} 1.Pz 4`] } },
    orders: { 'activate HQ with 1.Pz': '' },
  },
  {
    case: 'C99: an enemy ZOC cuts the line of command',
    rules: '13.3.hexes 3.19',
    sketch: {
      ...advanced,
      control: ground,
      axis: { '0304': [HQ], '0704': [`${PZ} 1.Pz 4`] },
      soviet: { '0505': ['infantry army 27.A 4|3|2|1'] },
    },
    orders: { 'activate HQ with 1.Pz': '13.3.hexes/out-of-range' },
  },
  {
    case: 'C99: a friendly unit in the ZOC opens the line of command',
    rules: '13.3.hexes 3.19',
    sketch: {
      ...advanced,
      control: ground,
      axis: {
        '0304': [HQ],
        '0704': [`${PZ} 1.Pz 4`],
        '0504': ['infantry corps 1.AK 4'],
        '0404': ['infantry corps 2.AK 4'],
        '0604': ['infantry corps 3.AK 4'],
      },
      soviet: { '0505': ['infantry army 27.A 4|3|2|1'] },
    },
    orders: { 'activate HQ with 1.Pz': '' },
  },
  {
    case: 'C100: the Stavka takes each action once',
    rules: '13.8.1 13.8.1.armour 13.8.1.outOfSupply 13.8.1.air 13.8.1.naval',
    sketch: {
      ...advanced,
      side: 'Soviet',
      soviet: {
        '1004': ['supreme headquarters Stavka 4|3|2|1 (step 2)'],
        '0904': ['infantry army 1.A 4 (unsupplied)', 'infantry army 2.A 4 (unsupplied)'],
        '0905': ['tank corps 1.T 4', 'fighter division 1.IAD 3'],
      },
    },
    orders: {
      'activate Stavka with 1.A (unit)': '',
      'activate Stavka with 2.A (unit)': '13.8.1/action-taken',
      'activate Stavka with 1.T (naval)': '13.8.1.naval/by-its-order',
      'activate Stavka with 1.T (armour)': '',
      'activate Stavka with 1.IAD (air)': '',
      'activate Stavka with 1.T (reserve)': '13.8.1.reserve/not-played',
    },
    fuelled: '1.T, 1.IAD',
  },
  {
    case: 'C101: the FHQ takes two actions a turn',
    rules: '13.8.2',
    sketch: {
      ...advanced,
      axis: {
        '0104': ['supreme headquarters FHQ 4|3|2|1 (step 3)'],
        '0304': [`${PZ} 1.Pz 4`, 'infantry corps 1.AK 4 (unsupplied)'],
        '0404': ['fighter wing JG 3'],
      },
    },
    orders: {
      'activate FHQ with 1.Pz (armour)': '',
      'activate FHQ with 1.AK (unit)': '',
      'activate FHQ with JG (air)': '13.8.1/no-actions-left',
    },
  },
  {
    case: 'C102: a German HQ does not command Romanians, the FHQ does',
    rules: '13.1 13.8.3.crossed',
    sketch: {
      ...advanced,
      axis: {
        '0104': ['supreme headquarters FHQ 4|3|2|1'],
        '0304': [HQ, `${PZ} 1.Arm 4 (of Romania)`],
      },
    },
    orders: { 'activate HQ with 1.Arm': '13.1/other-nation', 'activate FHQ with 1.Arm (armour)': '' },
    fuelled: '1.Arm',
  },
  {
    case: 'the Supreme HQ of an ally does not command Germans',
    rules: '13.8.3.crossed',
    sketch: {
      ...advanced,
      axis: {
        '0104': ['supreme headquarters Antonescu 3|2|1 (of Romania)'],
        '0304': [`${PZ} 1.Pz 4`, `${PZ} 1.Arm 4 (of Romania)`],
      },
    },
    orders: {
      'activate Antonescu with 1.Pz (armour)': '13.8.3.crossed/other-nation',
      'activate Antonescu with 1.Arm (armour)': '',
    },
  },
  {
    case: 'an HQ may move and be activated afterwards',
    rules: '13.0 13.3.activation',
    sketch: { ...advanced, control: ground, axis: { '0304': [HQ, `${PZ} 1.Pz 4`] } },
    orders: { 'move HQ to 0404': '', 'activate HQ with 1.Pz': '', 'move HQ to 0504': '7.5/moved' },
  },
  {
    case: 'an activated HQ may not move',
    rules: '13.0',
    sketch: { ...advanced, control: ground, axis: { '0304': [HQ] } },
    orders: { 'activate HQ': '', 'activate HQ ': '13.2/activated', 'move HQ to 0404': '13.0/activated' },
  },
  {
    case: 'a Supreme HQ must be activated before any unit moves',
    rules: '13.8',
    sketch: {
      ...advanced,
      control: ground,
      axis: { '0104': ['supreme headquarters Antonescu 3|2|1 (of Romania)'], '0304': ['infantry corps 1.AK 4'] },
    },
    orders: { 'move 1.AK to 0404': '', 'activate Antonescu': '13.8/too-late' },
  },
  {
    case: 'the base game has no headquarters',
    rules: '6.4',
    sketch: { axis: { '0304': [HQ, `${PZ} 1.Pz 4`] } },
    orders: { 'activate HQ with 1.Pz': '6.4/base-game' },
    fuelled: '1.Pz',
  },
  {
    case: 'Air HQs command aircraft, Armoured HQs armour',
    rules: '13.1',
    sketch: {
      ...advanced,
      axis: { '0304': [HQ, 'fighter wing JG 3'], '0404': ['air headquarters Lfl 4|3|2|1', `${PZ} 1.Pz 4`] },
    },
    orders: {
      'activate HQ with JG': '13.1/other-kind',
      'activate Lfl with 1.Pz': '13.1/other-kind',
      'activate Lfl with JG': '',
    },
    dry: '1.Pz',
  },
  {
    case: 'only Air HQs that are not attacked are activated in reaction',
    rules: '13.3.reaction 7.6',
    sketch: {
      ...advanced,
      side: 'Soviet',
      phase: 'reaction',
      axis: {
        '0304': [HQ, `${PZ} 1.Pz 4`],
        '0404': ['air headquarters Lfl1 4|3|2|1', 'fighter wing JG1 3'],
        '0405': ['air headquarters Lfl2 4|3|2|1', 'fighter wing JG2 3'],
      },
      soviet: { '0405': ['infantry army 27.A 4|3|2|1'] },
    },
    orders: {
      'activate HQ with 1.Pz': '13.7/not-now',
      'activate Lfl2 with JG2': '13.3.reaction/in-battle',
      'activate Lfl1 with JG1': '',
    },
    fuelled: 'JG1',
  },
  {
    case: 'C98: only Armoured HQs are activated in the extra movement',
    rules: '13.7',
    sketch: {
      ...advanced,
      phase: 'exploitation',
      axis: {
        '0104': ['supreme headquarters FHQ 4|3|2|1'],
        '0304': [HQ, `${PZ} 1.Pz 4`, `${PZ} 1.Arm 4 (of Romania)`],
      },
    },
    orders: {
      'activate FHQ with 1.Arm (armour)': '13.7/not-now',
      'activate HQ with 1.Arm': '13.1/other-nation',
      'activate HQ with 1.Pz': '',
    },
    dry: '1.Arm',
  },
  {
    case: 'an Air HQ may not be activated in exploitation',
    rules: '13.3.activation',
    sketch: { ...advanced, phase: 'exploitation', axis: { '0304': ['air headquarters Lw 4|3|2|1'] } },
    orders: { 'activate Lw': '13.7/not-now' },
  },
  {
    case: 'a frozen HQ may not be activated in June 1941',
    rules: 'SBE5.frozen 3.21',
    sketch: {
      ...advanced,
      side: 'Soviet',
      turn: 'June 1941',
      soviet: { '1004': ['supreme headquarters Stavka 4|3|2|1 (frozen)'] },
    },
    orders: { 'activate Stavka': '3.21/frozen' },
  },
];

const all = (f: Field, names: string | undefined): number[] => (names === undefined ? [] : f.pieces(names));

describe('headquarters [13]', () => {
  test.each(rows)('$case [$rules]', ({ sketch, orders, fuelled, dry }) => {
    const f = field(sketch);
    const answers = Object.fromEntries(Object.keys(orders).map((text) => [text, give(f, text.trim()) ?? '']));
    expect(answers).toEqual(orders);
    for (const piece of all(f, fuelled)) expect(isFuelled(f.state, piece), f.state.name(piece)).toBe(true);
    for (const piece of all(f, dry)) expect(isFuelled(f.state, piece), f.state.name(piece)).toBe(false);
  });
});

/**
 * Case C97: armour without fuel and supply moves a quarter of its allowance; armour that lacks only fuel or only supply
 * moves half.
 */
test.each([
  ['', 4],
  ['fuelled', 4],
  ['dry', 2],
  ['dry, unsupplied', 1],
  ['fuelled, unsupplied', 2],
])('C97: an armoured unit in the state "%s" has %i movement points [13.5.armour, 4.4.movement]', (state, points) => {
  const f = field({
    layer: state === '' ? 'base' : 'advanced',
    axis: { '0304': [`${PZ} 1.Pz 4${state === '' ? '' : ` (${state})`}`] },
  });
  expect(allowance(f.state, f.piece('1.Pz')).value).toBe(points);
});

interface Spent {
  readonly case: string;
  readonly sketch: Sketch;
  readonly orders?: readonly string[];
  /** Points of the HQ after the Blitz phase; 0 if the HQ is eliminated. */
  readonly left: number;
  /** Points of the HQ after it is activated and deactivated once more in the exploitation phase. */
  readonly again?: number;
}

const spent: readonly Spent[] = [
  {
    case: 'C96: an HQ with one point is eliminated',
    sketch: { axis: { '0304': ['armoured headquarters HQ 4|3|2|1 (step 4)'] } },
    left: 0,
  },
  {
    case: 'C98: an HQ with three points pays one for each activation',
    sketch: { axis: { '0304': ['armoured headquarters HQ 3|2|1'] } },
    left: 2,
    again: 1,
  },
  {
    case: 'C98: the second activation is free under the reading `free`',
    sketch: {
      axis: { '0304': ['armoured headquarters HQ 3|2|1'] },
      rulings: { 'headquarters.secondActivation': 'free' },
    },
    left: 2,
    again: 2,
  },
  {
    case: 'C137: an Air HQ pays two points for air supremacy',
    sketch: { axis: { '0304': ['air headquarters HQ 4|3|2|1'] }, settings: { surprise: 'true', supremacy: 'true' } },
    left: 2,
  },
  {
    case: 'C137: an Armoured HQ pays no points for air supremacy',
    sketch: {
      axis: { '0304': ['armoured headquarters HQ 4|3|2|1'] },
      settings: { surprise: 'true', supremacy: 'true' },
    },
    left: 3,
    again: 2,
  },
];

describe('deactivation [13.6, 13.7]', () => {
  test.each(spent)('$case', ({ sketch, left, again }) => {
    const f = field({ ...sketch, layer: 'advanced' });
    const hq = f.piece('HQ');
    const points = (): number => (f.state.isOnMap(hq) ? f.state.strength(hq) : 0);
    expect(give(f, 'activate HQ')).toBeUndefined();
    f.state.phase = 'blitz';
    deactivate(f.state);
    expect([points(), f.state.activated[hq]]).toEqual([left, 0]);
    if (left === 0) expect(f.state.cell[hq]).toBe(ELIMINATED);
    if (again === undefined) return;
    f.state.phase = 'exploitation';
    expect(give(f, 'activate HQ')).toBeUndefined();
    deactivate(f.state);
    expect(points()).toBe(again);
  });
  test('an HQ that was not activated keeps its points', () => {
    const f = field({ layer: 'advanced', axis: { '0304': [HQ] } });
    deactivate(f.state);
    expect(f.strength('HQ')).toBe(4);
  });
  test('C101: only the FHQ is activated automatically each turn [13.8.2]', () => {
    const f = field({
      layer: 'advanced',
      axis: { '0304': ['supreme headquarters FHQ 4|3|2|1'], '0404': ['supreme headquarters Antonescu 3 (of Romania)'] },
    });
    beginCommand(f.state);
    expect(f.pieces('FHQ, Antonescu').map((piece) => f.state.activated[piece])).toEqual([1, 0]);
  });
});
