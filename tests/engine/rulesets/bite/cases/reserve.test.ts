import { expect, test } from 'vitest';
import { deactivate } from '../../../../../engine/rulesets/bite/command/activation.js';
import { MOBILE_DEFENCE, MOTORIZED, NO_RESERVE } from '../../../../../engine/rulesets/bite/state/fields.js';
import { field, type Sketch } from '../sketch.js';
import { give } from '../ordering.js';

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly orders: Readonly<Record<string, string>>;
  readonly reserve?: Readonly<Record<string, number>>;
}

const HQ = 'armoured headquarters HQ 4|3|2|1';
const AK = 'infantry corps 28.AK 4|3|2|1';
const PZ = 'panzer corps 41.Pz 4|3|2|1';
const played: Sketch = { layer: 'advanced', options: ['reserve'], control: { Axis: '0304 0404 0504' } };
const attacked: Sketch = {
  ...played,
  side: 'Soviet',
  phase: 'reaction',
  axis: { '0304': [PZ], '0504': ['infantry corps 1.AK 4'], '0604': ['infantry corps 2.AK 4'] },
  soviet: { '0504': ['infantry army 27.A 4|3|2|1'] },
};

const rows: readonly Row[] = [
  {
    case: 'C149: infantry is put in Reserve in the Movement Phase',
    rules: '31.0.motorisation',
    sketch: { ...played, axis: { '0304': [HQ, AK] } },
    orders: { 'activate HQ': '', 'reserve 28.AK': '', 'move 28.AK to 0404': '31.0/in-reserve' },
    reserve: { '28.AK': MOTORIZED },
  },
  {
    case: 'C149: Soviet infantry of level 1 is not put in Reserve',
    rules: '31.0',
    sketch: {
      ...played,
      side: 'Soviet',
      turn: 'July 1941',
      soviet: { '0304': ['armoured headquarters HQ 4|3|2|1', 'infantry army 27.A 4'] },
    },
    orders: { 'activate HQ': '', 'reserve 27.A': '31.0/technology' },
  },
  {
    case: 'no unit is put in Reserve without an activated headquarters',
    rules: '31.0',
    sketch: { ...played, axis: { '0304': [HQ, AK] } },
    orders: { 'reserve 28.AK': '31.0/no-headquarters' },
  },
  {
    case: 'no unit of either side is put in Reserve in the reaction phase',
    rules: '31.0',
    sketch: {
      ...attacked,
      turn: 'July 1943',
      axis: { '0304': [HQ, AK] },
      soviet: { '0704': ['armoured headquarters Front 4|3|2|1 (activated)', 'infantry army 27.A 4 (technology 2)'] },
    },
    orders: { 'reserve 27.A': '31.0/not-now', 'reserve 28.AK': '31.0/not-now' },
  },
  {
    case: 'each unit put in Reserve costs a point of the headquarters',
    rules: '31.0 13.4',
    sketch: { ...played, axis: { '0304': ['armoured headquarters HQ 1', AK, 'infantry corps 29.AK 4'] } },
    orders: {
      'activate HQ': '',
      'reserve 28.AK, 29.AK': '31.0/no-headquarters',
      'reserve 29.AK': '',
      'reserve 28.AK': '31.0/no-headquarters',
    },
    reserve: { '28.AK': NO_RESERVE, '29.AK': MOTORIZED },
  },
  {
    case: 'an action of the Stavka puts only armour in Reserve',
    rules: '13.8.1.reserve',
    sketch: {
      ...played,
      side: 'Soviet',
      soviet: {
        '1004': ['supreme headquarters Stavka 4|3|2|1'],
        '0304': ['tank corps 1.T 4 (technology 2)', 'infantry army 27.A 4'],
      },
    },
    orders: {
      'activate Stavka with 27.A (reserve)': '13.8.1.armour/not-armour',
      'activate Stavka with 1.T (reserve)': '',
    },
    reserve: { '1.T': MOTORIZED, '27.A': NO_RESERVE },
  },
  {
    case: 'armour is not put in Reserve for a point in the Movement Phase',
    rules: '31.0.motorisation',
    sketch: { ...played, axis: { '0304': [HQ, PZ] } },
    orders: { 'activate HQ': '', 'reserve 41.Pz': '31.0.motorisation/not-infantry' },
  },
  {
    case: 'no unit is put in Reserve without the option',
    rules: '31.0',
    sketch: { layer: 'advanced', axis: { '0304': [HQ, AK] } },
    orders: { 'activate HQ': '', 'reserve 28.AK': '31.0/not-played' },
  },
  {
    case: 'C149: infantry in Reserve moves its whole allowance in the extra movement',
    rules: '31.0.motorisation 7.10',
    sketch: {
      ...played,
      phase: 'exploitation',
      axis: { '0304': [`${AK} (reserve)`] },
      places: { Home: 'minor city 0304 (source Germany)' },
      soviet: { '0704': ['infantry army 27.A 4'] },
    },
    orders: { 'move 28.AK to 0704': '7.10.combat/no-combat', 'move 28.AK to 0604': '' },
    reserve: { '28.AK': NO_RESERVE },
  },
  {
    case: 'C150: armour is put in Reserve for the enemy turn',
    rules: '31.0.defence',
    sketch: { ...played, phase: 'exploitation', axis: { '0304': [HQ, PZ] } },
    orders: { 'activate HQ': '', 'reserve 41.Pz': '', 'move 41.Pz to 0404': '31.0/in-reserve' },
    reserve: { '41.Pz': MOBILE_DEFENCE },
  },
  {
    case: 'C150: infantry is not put in Reserve in the extra movement',
    rules: '31.0.defence',
    sketch: { ...played, phase: 'exploitation', axis: { '0304': [HQ, AK] } },
    orders: { 'activate HQ': '', 'reserve 28.AK': '31.0.defence/not-armour' },
  },
  {
    case: 'C150: armour in Reserve reacts only to a battle hex',
    rules: '31.0.defence',
    sketch: { ...attacked, axis: { ...attacked.axis, '0304': [`${PZ} (defence)`] } },
    orders: {
      'move 41.Pz to 0404': '31.0.defence/no-battle',
      'move 41.Pz to 0504': '',
      'move 41.Pz to 0504 ': '31.0.defence/no-reserve',
    },
    reserve: { '41.Pz': NO_RESERVE },
  },
  {
    case: 'C150: armour in Reserve does not react to a full hex',
    rules: '31.0.defence 3.10.land',
    sketch: {
      ...attacked,
      axis: {
        '0304': [`${PZ} (defence)`],
        '0504': ['infantry corps 1.AK 4', 'artillery army 4.A 4', 'artillery army 5.A 4'],
      },
    },
    orders: { 'move 41.Pz to 0504': '3.10.land/stack-land' },
  },
  {
    case: 'C150: units not in Reserve do not react',
    rules: '31.0.defence',
    sketch: attacked,
    orders: { 'move 41.Pz to 0504': '31.0.defence/no-reserve', 'move 27.A to 0604': '31.0.defence/active' },
  },
  {
    case: 'C151: Romanian tanks move again only if a Supreme HQ puts them in Reserve',
    rules: '13.7 31.0',
    sketch: {
      ...played,
      axis: {
        '0304': [HQ, 'panzer corps 1.Arm 4 (of Romania, technology 2)'],
        '0104': ['supreme headquarters Antonescu 3 (of Romania)'],
      },
    },
    orders: {
      'activate HQ': '',
      'reserve 1.Arm': '31.0.motorisation/not-infantry',
      'activate Antonescu with 1.Arm (reserve)': '',
    },
    reserve: { '1.Arm': MOTORIZED },
  },
  {
    case: 'C151: Romanian tanks of level 1 are not put in Reserve',
    rules: '31.0',
    sketch: {
      ...played,
      axis: {
        '0304': ['panzer corps 1.Arm 4 (of Romania, technology 1)'],
        '0104': ['supreme headquarters Antonescu 3 (of Romania)'],
      },
    },
    orders: { 'activate Antonescu with 1.Arm (reserve)': '31.0/technology' },
  },
  {
    case: 'C151: Romanian tanks have no fuel in the extra movement',
    rules: '13.7',
    sketch: { ...played, phase: 'exploitation', axis: { '0304': ['panzer corps 1.Arm 4 (of Romania)'] } },
    orders: { 'move 1.Arm to 0404': '13.7/unfuelled' },
  },
];

test.each(rows)('$case [$rules]', ({ sketch, orders, reserve = {} }) => {
  const f = field(sketch);
  expect(Object.fromEntries(Object.keys(orders).map((text) => [text, give(f, text.trim()) ?? '']))).toEqual(orders);
  expect(Object.fromEntries(Object.keys(reserve).map((name) => [name, f.state.reserve[f.piece(name)]]))).toEqual(
    reserve,
  );
});

test('a unit stays in Reserve until its phase ends [31.0]', () => {
  const f = field({
    ...played,
    phase: 'exploitation',
    axis: { '0304': [`${AK} (reserve)`, `${PZ} (defence)`] },
    soviet: { '0904': ['tank corps 1.T 4 (defence)'] },
  });
  deactivate(f.state);
  expect(f.pieces('28.AK, 41.Pz, 1.T').map((piece) => f.state.reserve[piece])).toEqual([
    NO_RESERVE,
    MOBILE_DEFENCE,
    NO_RESERVE,
  ]);
});
