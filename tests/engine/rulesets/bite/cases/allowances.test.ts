import { describe, expect, test } from 'vitest';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { field, type Sketch } from '../sketch.js';

const adv = { layer: 'advanced' } as const;

interface Pace extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly unit: string;
  readonly want: number;
}

describe('allowances', () => {
  test.each<Pace>([
    {
      case: 'C142: Soviet infantry of technology 1',
      rules: '7.5.3',
      turn: 'June 1941',
      unit: 'infantry army X 4',
      want: 3,
    },
    { case: 'C142: German infantry of technology 2', rules: '7.5.3', unit: 'infantry corps X 4 (of Germany)', want: 4 },
    {
      case: 'C69: a German unit out of supply',
      rules: '4.4.movement',
      unit: 'infantry corps X 4 (of Germany, unsupplied)',
      want: 2,
    },
    {
      case: 'C68: a Soviet unit out of supply',
      rules: '4.4.movement',
      turn: 'June 1941',
      unit: 'infantry army X 4 (unsupplied)',
      want: 1,
    },
    { case: 'shock troops', rules: '6.1.1.shock', turn: 'June 1941', unit: 'shock army X 7', want: 4 },
    { case: 'a static unit', rules: '6.1.1.static', unit: 'static corps X 3', want: 0 },
    {
      case: 'C87: Guards infantry',
      rules: '10.0.guards',
      ...adv,
      turn: 'November 1941',
      unit: 'guards infantry army X 4',
      want: 4,
    },
    {
      case: 'C87: Guards cavalry',
      rules: '10.0.guards',
      ...adv,
      turn: 'November 1941',
      unit: 'guards cavalry corps X 4',
      want: 5,
    },
    {
      case: 'Guards infantry in the base game',
      rules: '10.0',
      turn: 'November 1941',
      unit: 'guards infantry army X 4',
      want: 3,
    },
    {
      case: 'A34 floor: Guards at technology 2',
      rules: '10.0.guards A34',
      ...adv,
      unit: 'guards infantry army X 4',
      want: 4,
    },
    {
      case: 'A34 oneMore: Guards at technology 2',
      rules: '10.0.guards A34',
      ...adv,
      rulings: { 'guards.allowance': 'oneMore' },
      unit: 'guards infantry army X 4',
      want: 5,
    },
    {
      case: 'Soviet tanks in the first winter',
      rules: '33.2',
      ...adv,
      options: ['first-winter'],
      turn: 'January 1942',
      unit: 'tank corps X 3 (fuelled)',
      want: 4,
    },
    {
      case: 'Soviet tanks in the first winter without the option',
      rules: '33.2',
      ...adv,
      turn: 'January 1942',
      unit: 'tank corps X 3 (fuelled)',
      want: 3,
    },
    {
      case: 'Soviet mechanized units in the first winter',
      rules: '33.2',
      ...adv,
      options: ['first-winter'],
      turn: 'January 1942',
      unit: 'mechanized corps X 3 (fuelled)',
      want: 3,
    },
    {
      case: 'Soviet tanks in April',
      rules: '33.2',
      ...adv,
      options: ['first-winter'],
      turn: 'April 1942',
      unit: 'tank corps X 3 (fuelled)',
      want: 3,
    },
    { case: 'C97: armour without fuel', rules: '13.5', ...adv, unit: 'panzer corps X 5 (of Germany)', want: 2 },
    {
      case: 'C97: armour without fuel and out of supply',
      rules: '13.5 3.18',
      ...adv,
      unit: 'panzer corps X 5 (of Germany, unsupplied)',
      want: 1,
    },
    { case: 'A17 infantry: an Air HQ', rules: '6.4 A17', ...adv, unit: 'air headquarters X 4', want: 4 },
    {
      case: 'A17 armour: an Air HQ',
      rules: '6.4 A17',
      ...adv,
      rulings: { 'headquarters.allowance': 'armour' },
      unit: 'air headquarters X 4',
      want: 3,
    },
    {
      case: 'the Supreme HQ of Finland',
      rules: '5.5.infantry',
      ...adv,
      turn: 'June 1941',
      unit: 'supreme headquarters X 4 (of Finland)',
      want: 4,
    },
    {
      case: 'the FHQ, which never moves',
      rules: '13.8.2',
      ...adv,
      unit: 'supreme headquarters X 4 (of Germany)',
      want: 0,
    },
    { case: 'a unit with its own movement points', rules: '3.14', unit: 'infantry army X 4 (mp 6)', want: 6 },
  ])('$case: the unit $unit has a movement allowance of $want [$rules]', ({ unit, want, ...sketch }) => {
    const side = unit.includes('of ') ? 'axis' : 'soviet';
    const { state, piece } = field({ ...sketch, [side]: { '0505': [unit] } });
    const { value, ledger } = allowance(state, piece('X'));
    expect(value).toBe(want);
    expect(ledger.every(({ rule }) => rule !== undefined)).toBe(true);
  });
});
