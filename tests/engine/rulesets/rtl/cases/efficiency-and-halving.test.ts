import { describe, expect, test } from 'vitest';
import { attackOf, defenseOf } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { makeCheck, efficiencyOf } from '../../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { ledgerText } from '../../../../../engine/model/ledger.js';
import { drive } from '../drive.js';
import { factsOf } from '../battle.js';
import { field, type Sketch } from '../sketch.js';

describe('checks and efficiency', () => {
  test.each([
    { case: 'C01', unit: '(efficiency 6)', die: 6, passed: true, efficiency: 6 },
    { case: 'C01', unit: '(efficiency 6)', die: 7, passed: false, efficiency: 6 },
    { case: 'C02', unit: '(efficiency 8)', die: 10, passed: false, efficiency: 8 },
    { case: 'C03', unit: '(efficiency 3, disrupted, oos)', die: 1, passed: true, efficiency: 1 },
    { case: 'C03', unit: '(efficiency 3, disrupted, oos)', die: 2, passed: false, efficiency: 1 },
    { case: 'C49', unit: '(efficiency 5, oos)', die: 5, passed: false, efficiency: 4 },
    {
      case: 'the reduced face has its own efficiency',
      unit: '(efficiency 6-4, reduced)',
      die: 5,
      passed: false,
      efficiency: 4,
    },
  ])(
    '$case: the efficiency check of a unit with $unit passes with a roll of $die: $passed [2.41, 3.41, 3.42, 3.44]',
    ({ unit, die, passed, efficiency }) => {
      const { state, piece } = field({ german: { 6230: [`infantry battalion A 5-4-4|3-3-4 ${unit}`] } });
      expect(efficiencyOf(state, piece('A')).value).toBe(efficiency);
      const play = makeCheck(state, { piece: piece('A'), address: 'check', rule: '3.42', purpose: 'test' });
      const { result } = drive(play, { dice: [die] });
      expect(result).toMatchObject({ die, total: die, passed });
      expect(factsOf(state.drainEvents(), 'check')).toMatchObject({
        roll: die,
        total: die,
        efficiency,
        outcome: passed ? 'passed' : 'failed',
      });
    },
  );
});

interface Halved extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly units: string;
  readonly attack: number;
  readonly says?: string;
}

const river = { river: '6230/6229 6329/6229' };
const swampRoad = { terrain: { 6229: 'swamp' }, routes: { 'main road': ['6230 - 6229'] } } as const;
const soviet = { 6229: ['infantry battalion D 2-2-4 (efficiency 4)'] };

const halved: readonly Halved[] = [
  {
    case: 'C05: armour and infantry attack by road into swamp, one of them out of supply',
    rules: '3.53 3.56 10.26 6.14c TEC.h',
    ...swampRoad,
    german: {
      6230: [
        'tank battalion A 3-3-6 (efficiency 6)',
        'tank battalion B 4-3-6 (efficiency 6, oos)',
        'infantry battalion I 4-4-4 (efficiency 5)',
      ],
    },
    units: 'A, B, I',
    attack: 6,
    says: '+4 B [10.51]; ÷2 out of supply = 2 [6.14]; +3 A [10.51]; ÷2 into or out of swamp = 2 [10.26]; +4 I [10.51]',
  },
  {
    case: 'C06: units attack out of supply and across a river',
    rules: '3.52 3.56 10.25',
    sides: river,
    german: { 6230: ['motorized infantry battalion M 6-5-6 (efficiency 6, oos)'] },
    units: 'M',
    attack: 1,
  },
  {
    case: 'C08: strengths are added up before they are halved',
    rules: '3.54b',
    sides: river,
    german: { 6230: ['infantry battalion A 3-3-4 (efficiency 5)', 'infantry battalion B 3-3-4 (efficiency 5)'] },
    units: 'A, B',
    attack: 3,
  },
  {
    case: 'units in two hexes across a river are halved together',
    rules: '3.54b 10.25',
    sides: river,
    german: {
      6230: ['infantry battalion A 3-3-4 (efficiency 5)'],
      6329: ['infantry battalion B 3-3-4 (efficiency 5)'],
    },
    units: 'A, B',
    attack: 3,
  },
  {
    case: 'C127: a bridge does not prevent the halving of an attack',
    rules: '10.25',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: ['infantry battalion I 6-4-4 (efficiency 5)'] },
    units: 'I',
    attack: 3,
  },
  {
    case: 'only the units across the river are halved',
    rules: '3.54c 10.25',
    sides: { river: '6230/6229' },
    german: {
      6230: ['infantry battalion A 5-3-4 (efficiency 5)'],
      6329: ['infantry battalion B 5-3-4 (efficiency 5)'],
    },
    units: 'A, B',
    attack: 7,
  },
  {
    case: 'C49: infantry out of supply is halved',
    rules: '6.14c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 5, oos)'] },
    units: 'I',
    attack: 2,
  },
  {
    case: 'an attack out of one swamp into another is halved once',
    rules: '10.26 3.56',
    terrain: { '6229 6230': 'swamp' },
    routes: { railroad: ['6230 - 6229'] },
    german: { 6230: ['tank battalion A 8-3-6 (efficiency 6)'] },
    units: 'A',
    attack: 4,
  },
  {
    case: 'in an attack out of swamp towed guns are halved, but infantry is not',
    rules: '10.23 10.26',
    terrain: { 6230: 'wooded swamp' },
    routes: { 'secondary road': ['6230 - 6229'] },
    german: { 6230: ['anti-tank battery P 3-2-4 (efficiency 5)', 'infantry battalion I 3-3-4 (efficiency 5)'] },
    units: 'P, I',
    attack: 4,
  },
  {
    case: 'swamp and river halve an attack one after the other',
    rules: '10.26 10.25 3.52',
    ...swampRoad,
    sides: river,
    german: {
      6230: ['motorized infantry battalion M 7-5-6 (efficiency 6)', 'infantry battalion I 4-4-4 (efficiency 5)'],
    },
    units: 'M, I',
    attack: 3,
  },
];

describe('halving', () => {
  test.each(halved)('$case [$rules]', ({ units, attack, says, ...sketch }) => {
    const at = field({ soviet, ...sketch });
    const counted = attackOf(at.state, at.pieces(units), at.cell('6229'));
    expect(counted.value, ledgerText(counted.ledger)).toBe(attack);
    if (says !== undefined) expect(ledgerText(counted.ledger)).toBe(says);
  });

  test('the defence strength is never halved [3.51, 6.14c]', () => {
    const at = field({
      soviet: { 6229: ['infantry battalion D 5-4-4 (efficiency 5, oos, disrupted)'] },
      terrain: { 6229: 'swamp' },
    });
    expect(defenseOf(at.state, at.pieces('D')).value).toBe(4);
  });
});
