import { describe, expect, test } from 'vitest';
import { retreatBar, retreatsOf } from '../../../../../engine/rulesets/bite/battle/retreats.js';
import { battle, judge, type Battle, type Outcome } from '../battles.js';
import { field, type Sketch } from '../sketch.js';

interface Row {
  readonly case: string;
  readonly rules: string;
  readonly to: string;
  readonly sketch?: Sketch;
  /** Rule or code of the refusal; undefined if the unit may retreat there. */
  readonly wrong?: string;
}

const ARMY = 'infantry army 27.A 3|2|1';
const AK = 'infantry corps 28.AK 4|3|2|1';
const home = { Home: 'capital 0904 (source Soviet Union)' };
const battlefield: Sketch = {
  places: home,
  control: { Soviet: '0904' },
  axis: { '0504': [AK] },
  soviet: { '0504': [ARMY] },
};
const withUnits = (axis: Sketch['axis'], soviet: Sketch['soviet'] = {}): Sketch => ({
  ...battlefield,
  axis: { ...battlefield.axis, ...axis },
  soviet: { ...battlefield.soviet, ...soviet },
});

/** Retreats of a Soviet army from hex 0504, four hexes from its source. */
const rows: readonly Row[] = [
  { case: 'C53: a land unit retreats to a hex no farther from its source', rules: '7.7.15a', to: '0604' },
  {
    case: 'C53: a land unit does not retreat to a hex farther from its source',
    rules: '7.7.15a',
    to: '0404',
    wrong: '7.7.15a away-from-supply',
  },
  {
    case: 'C52: a land unit does not retreat into the ZOC of another enemy',
    rules: '7.7.14',
    to: '0604',
    sketch: withUnits({ '0704': ['infantry corps 1.AK 3|2|1'] }),
    wrong: '7.7.14 zone',
  },
  {
    case: 'C54: a land unit retreats to friendly units in any direction',
    rules: '7.7.15b',
    to: '0404',
    sketch: withUnits({}, { '0404': ['infantry army 3.A 2|1'] }),
  },
  {
    case: 'a land unit retreats to friendly units in an enemy ZOC',
    rules: '7.7.15b 3.19',
    to: '0404',
    sketch: withUnits({ '0304': ['infantry corps 1.AK 3|2|1'] }, { '0404': ['infantry army 3.A 2|1'] }),
  },
  {
    case: 'C54: a land unit retreats into a friendly city',
    rules: '7.7.15b',
    to: '0404',
    sketch: { ...battlefield, places: { ...home, Luga: 'minor city 0404' }, control: { Soviet: '0904 0404' } },
  },
  {
    case: 'A31: a land unit does not retreat into a friendly city in an enemy ZOC',
    rules: '7.7.14 A31',
    to: '0404',
    sketch: {
      ...withUnits({ '0304': ['infantry corps 1.AK 3|2|1'] }),
      places: { ...home, Luga: 'minor city 0404' },
      control: { Soviet: '0904 0404' },
    },
    wrong: '7.7.14 zone',
  },
  {
    case: 'A31: under the ruling `retreat.cityInZone` = true a land unit retreats into a friendly city in an enemy ZOC',
    rules: '7.7.15b A31',
    to: '0404',
    sketch: {
      ...withUnits({ '0304': ['infantry corps 1.AK 3|2|1'] }),
      places: { ...home, Luga: 'minor city 0404' },
      control: { Soviet: '0904 0404' },
      rulings: { 'retreat.cityInZone': true },
    },
  },
  {
    case: 'C55: a land unit does not retreat to a full hex',
    rules: '7.7.17 3.10.land',
    to: '0604',
    sketch: withUnits({}, { '0604': ['artillery army 1.A 2|1|0', 'artillery army 2.A 2|1|0', 'infantry army 3.A 1'] }),
    wrong: '7.7.17 stack',
  },
  {
    case: 'a land unit does not retreat to a hex with an enemy aircraft',
    rules: '7.7.14',
    to: '0604',
    sketch: withUnits({ '0604': ['fighter wing JG 2|1 (base 0303)'] }),
    wrong: '7.7.14 enemies',
  },
  {
    case: 'a land unit does not retreat into an empty enemy city',
    rules: '7.7.15a',
    to: '0604',
    sketch: { ...battlefield, places: { ...home, Luga: 'minor city 0604' }, control: { Soviet: '0904', Axis: '0604' } },
    wrong: '7.7.15a away-from-supply',
  },
  {
    case: 'a land unit does not retreat into an empty enemy fortress, which counts as a city',
    rules: '7.7.15a 3.3.cities',
    to: '0604',
    sketch: {
      ...battlefield,
      places: { ...home, Luga: 'fortress 0604' },
      control: { Soviet: '0904', Axis: '0604' },
    },
    wrong: '7.7.15a away-from-supply',
  },
  {
    case: 'a static unit does not retreat',
    rules: '6.1.1.static',
    to: '0604',
    sketch: { ...battlefield, soviet: { '0504': ['static army 27.A 3|2|1'] } },
    wrong: '6.1.1.static static',
  },
  { case: 'a land unit does not retreat two hexes', rules: '7.7.15', to: '0704', wrong: '7.7.15 not-beside' },
  {
    case: 'A31: the distance of a retreat to the source is measured along the path',
    rules: '7.7.15a A31',
    to: '0604',
    sketch: { ...battlefield, terrain: { '0603 0704 0705 0605': 'water' } },
    wrong: '7.7.15a away-from-supply',
  },
  {
    case: 'A31: under the reading `straight` the straight distance to the source is measured',
    rules: '7.7.15a A31',
    to: '0604',
    sketch: {
      ...battlefield,
      terrain: { '0603 0704 0705 0605': 'water' },
      rulings: { 'retreat.distance': 'straight' },
    },
  },
];

describe('a retreating land unit', () => {
  test.each(rows)('$case [$rules]', ({ to, sketch = battlefield, wrong }) => {
    const at = field({ phase: 'combat', ...sketch });
    const found = retreatBar(at.state, at.piece('27.A'), at.cell(to));
    expect(found && `${found.rule} ${found.slug}`).toBe(wrong);
    expect(retreatsOf(at.state, at.piece('27.A')).includes(at.cell(to))).toBe(wrong === undefined);
  });
});

test('a retreat to a hex with friendly units is offered first and is the default [7.7.14, 7.7.15b]', () => {
  const at = field({ phase: 'combat', ...withUnits({}, { '0505': ['infantry army 3.A 2|1'] }) });
  const open = retreatsOf(at.state, at.piece('27.A')).map((cell) => at.state.label(cell));
  expect(open).toEqual(['0505', '0503', '0603', '0604']);
});

/** Battles that units leave, and the hexes of the units afterwards. */
const leavings: readonly (Outcome & { readonly case: string; readonly rules: string; readonly battle: Battle })[] = [
  {
    case: 'C52: a unit that leaves without a destination is eliminated',
    rules: '7.7.18',
    battle: { axis: { '0504': [AK] }, soviet: { '0504': [ARMY] }, answers: { retreat: 'Soviet: retreat 27.A' } },
    units: { '27.A': 'gone' },
    facts: { battle: { result: 'Axis' } },
  },
  {
    case: 'C56: a fighter six hexes from its base cannot return',
    rules: '7.7.16',
    battle: {
      places: { Base: 'minor city 1104 (source Soviet Union)' },
      control: { Soviet: '1104' },
      axis: { '0504': ['fighter wing JG 3|2|1 (base 0503)'] },
      soviet: { '0504': [ARMY, 'fighter division IAD 3|2|1 (base 1104)'] },
      answers: { withdrawal: 'Soviet: withdraw IAD' },
      rounds: 1,
    },
    units: { IAD: 'gone' },
  },
  {
    case: 'C56: a fighter of technology 3 six hexes from its base returns',
    rules: '7.7.16 6.3.1',
    battle: {
      places: { Base: 'minor city 1104 (source Soviet Union)' },
      control: { Soviet: '1104' },
      axis: { '0504': ['fighter wing JG 3|2|1 (base 0503)'] },
      soviet: { '0504': [ARMY, 'fighter division IAD 3|2|1 (base 1104, technology 3)'] },
      answers: { withdrawal: 'Soviet: withdraw IAD to 1104' },
      rounds: 1,
    },
    units: { IAD: '1104 3' },
  },
  {
    case: 'A54: both sides may leave, the defender first',
    rules: '7.7.13 A54',
    battle: {
      places: { ...home, West: 'minor city 0404 (source Germany)' },
      control: { Soviet: '0904', Axis: '0404' },
      axis: { '0504': [AK] },
      soviet: { '0504': [ARMY, 'infantry army 3.A 2|1'] },
      answers: { retreat: ['Soviet: retreat 27.A to 0604', 'Axis: retreat 28.AK to 0404'] },
    },
    units: { '27.A': '0604 3', '28.AK': '0404 4', '3.A': '0504 2' },
    facts: { battle: { result: 'Soviet' } },
  },
  {
    case: 'A54: the attacker may not leave after the defender under the reading `unlessDefenderDid`',
    rules: '7.7.13 A54',
    battle: {
      rulings: { 'retreat.attacker': 'unlessDefenderDid' },
      ...battlefield,
      soviet: { '0504': [ARMY, 'infantry army 3.A 2|1'] },
      answers: { retreat: 'Soviet: retreat 27.A to 0604' },
      rounds: 1,
    },
    questions: ['retreat Soviet', 'retreat Soviet'],
  },
];

describe('leaving a battle', () => {
  test.each(leavings)('$case [$rules]', ({ battle: sketch, ...outcome }) => {
    judge(battle(sketch), outcome);
  });
});

describe('units that leave a battle by one order', () => {
  const sketch = (country: string): Battle => ({
    hex: '1505',
    places: {
      City: 'minor city 1405 (source Germany)',
      West: `territory 1405 1406 (nation ${country})`,
      East: 'territory 1505 1506 (nation Soviet Union)',
    },
    control: { Axis: '1405' },
    axis: { '1505': ['infantry corps X 3|2|1', 'infantry corps Y 3|2|1'] },
    soviet: { '1505': [ARMY] },
    answers: { retreat: 'Axis: retreat X, Y to 1405' },
    rounds: 1,
  });

  test('two German units do not retreat into Finland by one order [5.5.germans]', () => {
    expect(() => battle(sketch('Finland'))).toThrow(
      '5.5.germans Y may not enter 1405: at most 1 German unit may be in Finland',
    );
  });

  test('two German units retreat to one hex outside Finland by one order [7.7.17]', () => {
    judge(battle(sketch('Poland')), { units: { X: '1405 3', Y: '1405 3' } });
  });

  test('a second unit follows the first in any direction, because friendly units are then there [7.7.15b]', () => {
    const at = field({ phase: 'combat', ...withUnits({}, { '0504': [ARMY, 'infantry army 3.A 2|1'] }) });
    const [first, second, westCell] = [at.piece('27.A'), at.piece('3.A'), at.cell('0404')];
    expect(retreatBar(at.state, second, westCell)?.slug).toBe('away-from-supply');
    expect(retreatBar(at.state, second, westCell, [first])).toBeUndefined();
  });
});
