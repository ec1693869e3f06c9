import { describe, expect, test } from 'vitest';
import { landing } from '../../../../../engine/rulesets/bite/naval/landing.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { field, type Sketch } from '../sketch.js';
import { answerIn, give, listed } from '../ordering.js';

/** A front with a sea of four hexes and ports around it, and a second sea behind a strait. */
const coast: Sketch = {
  layer: 'advanced',
  options: ['naval', 'marines'],
  side: 'Soviet',
  terrain: { '0803 0804 0903 0904': 'water', '1105 1205': 'water' },
  places: {
    'Black Sea': 'sea 0803 0804 0903 0904 (mined)',
    Azov: 'sea 1105 1205 (mined, freezes)',
    Odessa: 'major port 0704 (sea Black Sea)',
    Yalta: 'minor port 0805 (sea Black Sea)',
    Sochi: 'minor port 1004 (sea Black Sea)',
    Varna: 'minor port 0703 (sea Black Sea)',
    Burgas: 'minor port 0802 (sea Black Sea)',
    Rostov: 'major port 1206 (sea Azov)',
  },
  control: { Soviet: '0704 0805 1004 1206', Axis: '0703' },
};
const ARMY = 'infantry army 27.A 4|3|2|1';
const NAVAL = 'naval headquarters Fleet 3|2|1';
const MARINES = 'marine division 1.Mar 3|2|1';
const shipped: Sketch = { ...coast, soviet: { '0704': [ARMY, NAVAL] } };
const contested: Sketch = { ...shipped, control: { Soviet: '0704 0805 1004', Axis: '0703 0802' } };
const ashore: Sketch = { ...coast, soviet: { '0704': [MARINES, NAVAL] } };

/** The strait between 0905 and 0906 joins the two seas. */
const straits: Sketch = {
  ...shipped,
  terrain: { '0803 0804 0805 0903 0904 1005': 'water' },
  sides: { strait: '0905/0906' },
  places: {
    'Black Sea': 'sea 0803 0804 0805 0903 0904 (mined)',
    Azov: 'sea 1005 (mined)',
    Odessa: 'major port 0704 (sea Black Sea)',
    Rostov: 'major port 1105 (sea Azov)',
  },
};

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly orders: Readonly<Record<string, string>>;
  readonly dice?: readonly number[];
  readonly ends?: Readonly<Record<string, string | number>>;
  readonly strength?: Readonly<Record<string, number>>;
}

const rows: readonly Row[] = [
  {
    case: 'a Romanian corps is not shipped to a hex with Hungarians',
    rules: '18.0 5.3.rivals',
    sketch: {
      ...coast,
      side: 'Axis',
      control: { Axis: '0703 0802 0805' },
      axis: {
        '0703': ['infantry corps R 3|2|1 (of Romania)', 'naval headquarters N 2 (of Romania)'],
        '0802': ['infantry corps H 3|2|1 (of Hungary)'],
      },
    },
    orders: { 'activate N': '', 'ship R to 0802': '5.3.rivals/rivals', 'ship R to 0805': '' },
  },
  {
    case: 'C160: mines are not rolled for if the enemy has only one minor port',
    rules: '18.0 3.1.sea',
    sketch: shipped,
    orders: { 'ship 27.A to 0805': '18.0.orders/no-headquarters', 'activate Fleet': '', 'ship 27.A to 1004': '' },
    dice: [6],
    ends: { '27.A': '1004' },
  },
  ...(
    [
      [3, '0805', 4],
      [4, '0805', 3],
      [5, '0805', 3],
      [6, ELIMINATED, 4],
    ] as const
  ).map(([die, at, strength]): Row => ({
    case: `C160: mines are rolled for (a ${die}) if the enemy has two minor ports`,
    rules: '18.1 3.1.sea',
    sketch: contested,
    orders: { 'activate Fleet': '', 'ship 27.A to 0805': '' },
    dice: [die],
    ends: { '27.A': at },
    strength: { '27.A': strength },
  })),
  {
    case: 'a unit makes no voyage to another sea, to an enemy port, or after moving',
    rules: '18.0',
    sketch: shipped,
    orders: {
      'activate Fleet': '',
      'ship 27.A to 1206': '18.0.straits/no-voyage',
      'ship 27.A to 0703': '18.0/no-port',
      'move 27.A to 0705': '',
      'ship 27.A to 0805': '18.0/moved',
    },
  },
  {
    case: 'units in Reserve are neither shipped nor landed',
    rules: '31.0 18.0 24.0.conditions',
    sketch: { ...coast, soviet: { '0704': [`${MARINES} (reserve, technology 2)`, `${NAVAL} (activated)`] } },
    orders: { 'ship 1.Mar to 0805': '31.0/in-reserve', 'land 1.Mar to 0902': '31.0/in-reserve' },
  },
  {
    case: 'no land unit moves by sea after aircraft have flown',
    rules: '7.5.2 18.0 24.0.conditions',
    sketch: {
      ...coast,
      axis: { '0705': ['infantry corps 28.AK 3'] },
      places: { ...coast.places, Nikolaev: 'minor city 0606 (source Soviet Union)' },
      soviet: {
        '0704': [`${MARINES} (technology 2)`, `${NAVAL} (activated)`],
        '0606': ['fighter division IAD 3 (fuelled)'],
      },
    },
    orders: {
      'fly IAD to 0705': '',
      'ship 1.Mar to 0805': '7.5.2/air-has-flown',
      'land 1.Mar to 0902': '7.5.2/air-has-flown',
    },
  },
  ...(['0905 0906', '0905'] as const).map((shores): Row => ({
    case: `a unit makes a voyage through a strait with ${shores} in friendly hands, or is refused`,
    rules: '18.0.straits',
    sketch: { ...straits, control: { Soviet: `0704 1105 ${shores}` } },
    orders: { 'activate Fleet': '', 'ship 27.A to 1105': shores === '0905' ? '18.0.straits/no-voyage' : '' },
  })),
  {
    case: 'the Stavka may order one voyage',
    rules: '18.0.orders 13.8.1.naval',
    sketch: {
      ...coast,
      soviet: { '0704': [ARMY, 'infantry army 28.A 4'], '1010': ['supreme headquarters Stavka 4|3|2|1'] },
    },
    orders: { 'activate Stavka': '', 'ship 27.A to 0805': '', 'ship 28.A to 0805': '18.0.orders/no-headquarters' },
    ends: { '27.A': '0805' },
  },
  {
    case: 'the Finnish Supreme HQ cannot order a voyage',
    rules: '18.0.orders',
    sketch: {
      ...coast,
      side: 'Axis',
      control: { Axis: '0704 0805' },
      axis: {
        '0704': ['infantry corps 1.FK 4 (of Finland)'],
        '1010': ['supreme headquarters Mannerheim 3 (of Finland)'],
      },
    },
    orders: { 'activate Mannerheim': '', 'ship 1.FK to 0805': '18.0.orders/no-headquarters' },
  },
  {
    case: 'a Naval HQ ships one unit for each point',
    rules: '13.4 18.0.orders',
    sketch: { ...coast, soviet: { '0704': [ARMY, 'infantry army 28.A 4', 'naval headquarters Fleet 3|2|1 (step 3)'] } },
    orders: { 'activate Fleet': '', 'ship 27.A to 0805': '', 'ship 28.A to 0805': '18.0.orders/no-headquarters' },
  },
  {
    case: 'a sea closed by ice allows no voyage',
    rules: '9.2.ports 18.0',
    sketch: {
      ...coast,
      weather: 'snow',
      places: { ...coast.places, 'Black Sea': 'sea 0803 0804 0903 0904 (mined, freezes)' },
      soviet: { '0704': [ARMY, NAVAL] },
    },
    orders: { 'activate Fleet': '', 'ship 27.A to 0805': '18.0.straits/no-voyage' },
  },
  {
    case: 'no unit makes a voyage without the option',
    rules: '18.0',
    sketch: { ...shipped, options: [] },
    orders: { 'activate Fleet': '', 'ship 27.A to 0805': '18.0/not-played', 'land 27.A to 0902': '24.0/not-played' },
  },
  {
    case: 'C120: Marines land on a defended plain',
    rules: '24.0 24.0.target',
    sketch: { ...ashore, axis: { '0902': ['infantry corps 1.AK 4'] } },
    orders: {
      'land 1.Mar to 0902': '24.0.conditions/no-headquarters',
      'activate Fleet': '',
      'land 1.Mar to 0902 ': '',
    },
    ends: { '1.Mar': '0902' },
  },
  {
    case: 'Marines land only on open coast within five hexes',
    rules: '24.0.target',
    sketch: {
      ...ashore,
      terrain: { ...coast.terrain, '1003': 'mountain' },
      places: { ...coast.places, Sandbank: 'shoals 0902', Sukhumi: 'major city 1005' },
    },
    orders: {
      'activate Fleet': '',
      'land 1.Mar to 1003': '24.0.target/no-beach',
      'land 1.Mar to 0902': '24.0.target/no-beach',
      'land 1.Mar to 1005': '24.0.target/no-beach',
      'land 1.Mar to 0501': '24.0.target/no-beach',
      'land 1.Mar to 1506': '24.0.target/too-far',
      'land 1.Mar to 1006': '24.0.target/no-beach',
    },
  },
  {
    case: 'Marines of level 1 do not land',
    rules: '24.0',
    sketch: { ...ashore, turn: 'July 1941' },
    orders: { 'activate Fleet': '', 'land 1.Mar to 0902': '24.0/technology' },
  },
  {
    case: 'Marines do not land in bad weather, reduced or out of supply',
    rules: '24.0.conditions',
    sketch: {
      ...ashore,
      soviet: { '0704': [`${MARINES} (step 2)`, 'marine division 2.Mar 3 (unsupplied)', NAVAL] },
    },
    orders: {
      'activate Fleet': '',
      'land 1.Mar to 0902': '24.0.conditions/reduced',
      'land 2.Mar to 0902': '24.0.conditions/unsupplied',
    },
  },
  {
    case: 'Marines do not land in rain',
    rules: '24.0.conditions',
    sketch: { ...ashore, weather: 'rain' },
    orders: { 'activate Fleet': '', 'land 1.Mar to 0902': '24.0.conditions/bad-weather' },
  },
  {
    case: 'A57: a reduced Naval HQ lands Marines',
    rules: '24.0.conditions',
    sketch: { ...coast, soviet: { '0704': [MARINES, `${NAVAL} (step 2)`] } },
    orders: { 'activate Fleet': '', 'land 1.Mar to 0902': '' },
  },
  {
    case: 'A57: a reduced Naval HQ does not land Marines under the reading `fullStrength`',
    rules: '24.0.conditions A57',
    sketch: {
      ...coast,
      rulings: { 'marines.headquarters': 'fullStrength' },
      soviet: { '0704': [MARINES, `${NAVAL} (step 2)`] },
    },
    orders: { 'activate Fleet': '', 'land 1.Mar to 0902': '24.0.conditions/no-headquarters' },
  },
  {
    case: 'infantry does not land',
    rules: '24.0',
    sketch: shipped,
    orders: { 'activate Fleet': '', 'land 27.A to 0902': '24.0/not-marines' },
  },
  {
    case: 'Marines roll for mines before they land',
    rules: '24.0.mines 18.1',
    sketch: { ...contested, soviet: { '0704': [MARINES, NAVAL] } },
    orders: { 'activate Fleet': '', 'land 1.Mar to 0902': '' },
    dice: [6],
    ends: { '1.Mar': ELIMINATED },
  },
];

describe('the sea [18, 24]', () => {
  test.each(rows)('$case [$rules]', ({ sketch, orders, dice, ends = {}, strength = {} }) => {
    const f = field(sketch);
    const answers = Object.entries(orders).map(([text]) => [text, give(f, text.trim(), dice) ?? '']);
    expect(Object.fromEntries(answers)).toEqual(orders);
    expect(Object.fromEntries(Object.keys(ends).map((name) => [name, f.where(name)]))).toEqual(ends);
    expect(Object.fromEntries(Object.keys(strength).map((name) => [name, f.strength(name)]))).toEqual(strength);
  });
  test('the listed ports and landing hexes are the legal ones', () => {
    const f = field({ ...ashore, soviet: { '0704': [MARINES, ARMY, NAVAL] } });
    give(f, 'activate Fleet');
    expect(listed(f, 'ship')).toEqual(['1.Mar 0805', '1.Mar 1004', '27.A 0805', '27.A 1004']);
    expect(listed(f, 'land')).toContain('1.Mar 0902');
    expect(listed(f, 'land').every((text) => text.startsWith('1.Mar'))).toBe(true);
  });
});

test.each([
  ['1003', 'it is mountain'],
  ['0902', 'it has shoals'],
  ['1005', 'a major city is there'],
  ['0501', 'it is not on the coast'],
])('a landing in %s is refused: %s [24.0.target]', (hex, why) => {
  const f = field({
    ...ashore,
    terrain: { ...coast.terrain, '1003': 'mountain' },
    places: { ...coast.places, Sandbank: 'shoals 0902', Sukhumi: 'major city 1005' },
  });
  give(f, 'activate Fleet');
  expect(landing.refuse(f.state, answerIn(f, `land 1.Mar to ${hex}`))?.message).toContain(`${hex}: ${why}`);
});
