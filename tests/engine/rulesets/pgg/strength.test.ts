import { describe, expect, test } from 'vitest';
import { eliminate } from '../../../../engine/rulesets/pgg/combat/elimination.js';
import { ledgerText } from '../../../../engine/rulesets/pgg/rulebook/cite.js';
import { attackStrength, defenseStrength } from '../../../../engine/rulesets/pgg/combat/strength.js';
import { field, type Sketch } from './field.js';

interface Case {
  readonly case: string;
  readonly sketch: Sketch;
  readonly units: string;
  readonly oos?: string;
  readonly overrun?: boolean;
  readonly attack?: number;
  readonly defense?: number;
}

const panzer = ['pz 25/7', 'gr 6/7', 'gr 7/7'];
const das = ['mot D/DR', 'mot F/DR', 'mot G/DR'];

const cases: readonly Case[] = [
  {
    case: 'C13 [11.31] infantry out of supply has half its strength',
    sketch: { german: { '2010': ['inf 6'] } },
    units: '6',
    oos: '6',
    attack: 4,
    defense: 4,
  },
  {
    case: 'C14 [11.32] the last step out of supply keeps at least 1',
    sketch: { german: { '2010': ['inf 6 (step 4)'] } },
    units: '6',
    oos: '6',
    attack: 1,
    defense: 1,
  },
  {
    case: 'C14 [11.32] a Soviet 1-2-6 out of supply keeps at least 1',
    sketch: { soviet: { '2010': ['rifle A 1-2-6'] } },
    units: 'A',
    oos: 'A',
    attack: 1,
    defense: 1,
  },
  {
    case: 'a strength of 0 is never raised [11.32]',
    sketch: { soviet: { '2010': ['rifle A 0-1-6'] } },
    units: 'A',
    oos: 'A',
    attack: 0,
    defense: 1,
  },
  {
    case: 'C15 [10.36, 10.1.b, 10.25] a leader adds to an attack',
    sketch: { soviet: { '2010': ['rifle A 6-8-6', 'leader K 4'] } },
    units: 'A, K',
    attack: 10,
  },
  {
    case: 'C16 [10.36] a leader out of supply adds to an attack',
    sketch: { soviet: { '2010': ['rifle A 6-8-6', 'leader K 4'] } },
    units: 'A, K',
    oos: 'A, K',
    attack: 6,
  },
  {
    case: 'C17 [10.36] a leader adds at most the strength of the unit',
    sketch: { soviet: { '2010': ['rifle A 1-2-6', 'leader K 4'] } },
    units: 'A, K',
    attack: 2,
  },
  {
    case: 'C18 [10.1.c] a leader defends with his rating',
    sketch: { soviet: { '2010': ['rifle A 6-8-6', 'leader K 4'] } },
    units: 'A',
    defense: 12,
  },
  {
    case: 'C19 [10.35] out of supply the attack is halved',
    sketch: { soviet: { '2010': ['rifle A 6-8-6'] } },
    units: 'A',
    oos: 'A',
    attack: 3,
  },
  {
    case: 'C20 [10.35] out of supply the defense is halved',
    sketch: { soviet: { '2010': ['rifle A 6-8-6'] } },
    units: 'A',
    oos: 'A',
    defense: 4,
  },
  {
    case: 'the bonus of a leader is limited by the stack [10.36]',
    sketch: { soviet: { '2010': ['rifle A 1-2-6', 'rifle B 2-2-6', 'leader K 4'] } },
    units: 'A, B, K',
    attack: 6,
  },
  {
    case: 'two leaders share one limit of the stack [10.36]',
    sketch: { soviet: { '2010': ['rifle A 3-2-6', 'leader K 2', 'leader L 4'] } },
    units: 'A, K, L',
    attack: 6,
  },
  {
    case: 'under the reading `perSingleUnit` the leader with the higher rating supports the strongest unit [10.36]',
    sketch: {
      soviet: { '2010': ['rifle A 5-5-6', 'rifle B 2-2-6', 'leader K 2', 'leader L 5'] },
      rulings: { 'leader.bonusCap': 'perSingleUnit' },
    },
    units: 'A, B, K, L',
    attack: 14,
  },
  {
    case: 'a leader adds to no unit in another hex [10.36]',
    sketch: { soviet: { '2010': ['rifle A 3-2-6', 'leader K 2'], '2011': ['rifle B 5-5-6'] } },
    units: 'A, K, B',
    attack: 10,
  },
  {
    case: 'under the reading `perSingleUnit` the bonus goes to one unit [10.36]',
    sketch: {
      soviet: { '2010': ['rifle A 1-2-6', 'rifle B 2-2-6', 'leader K 4'] },
      rulings: { 'leader.bonusCap': 'perSingleUnit' },
    },
    units: 'A, B, K',
    attack: 5,
  },
  {
    case: 'under the reading `halved` the rating of a leader out of supply is halved [11.31]',
    sketch: { soviet: { '2010': ['rifle A 6-8-6', 'leader K 4'] }, rulings: { 'leader.oosRating': 'halved' } },
    units: 'A, K',
    oos: 'A, K',
    attack: 5,
  },
  {
    case: 'C56 [7.3] a whole Panzer division is doubled',
    sketch: { german: { '2010': panzer } },
    units: '25/7, 6/7, 7/7',
    attack: 16,
    defense: 16,
  },
  {
    case: 'C57 [7.3] a regiment of another division in place of one of its own removes the doubling',
    sketch: { german: { '2010': ['pz 25/7', 'gr 6/7', 'mot 76/20'], '3010': ['gr 7/7', 'mot 90/20'] } },
    units: '25/7, 6/7, 76/20',
    attack: 9,
    defense: 9,
  },
  {
    case: 'a regiment of another division in addition removes the doubling [7.3]',
    sketch: { german: { '2010': [...panzer, 'inf 6'] } },
    units: '25/7, 6/7, 7/7',
    attack: 8,
  },
  {
    case: 'C58 [7.3] reduced steps keep the doubling',
    sketch: { german: { '2010': ['pz 25/7 (step 2)', 'gr 6/7', 'gr 7/7'] } },
    units: '25/7, 6/7, 7/7',
    attack: 12,
  },
  {
    case: 'C59 [7.3] a whole motorized division is doubled',
    sketch: { german: { '2010': ['mot 76/20', 'mot 90/20'] } },
    units: '76/20, 90/20',
    attack: 12,
  },
  {
    case: 'C59 [7.3] Das Reich is doubled with its regiments',
    sketch: { german: { '2010': das } },
    units: 'D/DR, F/DR, G/DR',
    attack: 18,
  },
  {
    case: 'C59 [7.3] infantry and cavalry are never doubled',
    sketch: { german: { '2010': ['inf 6'], '2011': ['kav 1'] } },
    units: '6, 1',
    attack: 13,
  },
  {
    case: 'a part of a whole division that attacks is doubled [7.3]',
    sketch: { german: { '2010': panzer } },
    units: '25/7',
    attack: 8,
  },
  {
    case: 'under the reading `allMustJoinSameAttack` a part of a whole division that attacks is not doubled [7.3]',
    sketch: { german: { '2010': panzer }, rulings: { 'integrity.partialAttack': 'allMustJoinSameAttack' } },
    units: '25/7',
    attack: 4,
  },
  {
    case: 'C60 [6.55] a division out of supply is halved again in an overrun',
    sketch: { german: { '2010': panzer } },
    units: '25/7, 6/7, 7/7',
    oos: '25/7, 6/7, 7/7',
    overrun: true,
    attack: 4,
  },
  {
    case: 'the total of an overrun is halved, not each unit [6.55]',
    sketch: { german: { '2010': ['inf 6', 'mot 76/20', 'kav 1 3-5|2-5'] } },
    units: '6, 76/20, 1',
    overrun: true,
    attack: 7,
  },
  {
    case: 'under the reading `perUnit` each unit of an overrun is halved [6.55]',
    sketch: { german: { '2010': ['inf 6', 'mot 76/20', 'kav 1 3-5|2-5'] }, rulings: { 'overrun.halving': 'perUnit' } },
    units: '6, 76/20, 1',
    overrun: true,
    attack: 6,
  },
  {
    case: 'a strength out of supply is halved before terrain [11.31]',
    sketch: { terrain: { '2010': 'forest' }, soviet: { '2010': ['rifle A 1-7-6'] } },
    units: 'A',
    oos: 'A',
    defense: 6,
  },
  {
    case: 'under the ruling `supply.halveBeforeTerrain` = false a strength out of supply is halved after terrain [11.31]',
    sketch: {
      terrain: { '2010': 'forest' },
      soviet: { '2010': ['rifle A 1-7-6'] },
      rulings: { 'supply.halveBeforeTerrain': false },
    },
    units: 'A',
    oos: 'A',
    defense: 7,
  },
  {
    case: 'integrity multiplies with terrain [7.3]',
    sketch: { terrain: { '2010': 'forest' }, german: { '2010': panzer } },
    units: '25/7',
    defense: 32,
  },
  {
    case: 'under the reading `additive` integrity adds to terrain [9.33]',
    sketch: {
      terrain: { '2010': 'forest' },
      german: { '2010': panzer },
      rulings: { 'integrity.withTerrain': 'additive' },
    },
    units: '25/7',
    defense: 24,
  },
  {
    case: 'a house rule changes the multiple of integrity [7.3]',
    sketch: { german: { '2010': panzer }, house: { 'integrity.multiplier': 3 } },
    units: '25/7, 6/7, 7/7',
    attack: 24,
  },
];

describe('strength', () => {
  test.each(cases)('$case', ({ sketch, units, oos, overrun, attack, defense }) => {
    const at = field(sketch);
    const out = oos === undefined ? [] : at.pieces(oos);
    const circumstances = { supplied: (piece: number) => !out.includes(piece), overrun: overrun ?? false };
    if (attack !== undefined) expect(attackStrength(at.state, at.pieces(units), circumstances).value).toBe(attack);
    if (defense !== undefined)
      expect(defenseStrength(at.state, at.cell('2010'), [], circumstances).value).toBe(defense);
  });

  test('C58 [7.3] the attack strength of a panzer division that lost a regiment is not doubled', () => {
    const at = field({ german: { '2010': panzer } });
    eliminate(at.state, at.piece('7/7'), '9.61', 'it lost its last step');
    expect(attackStrength(at.state, at.pieces('25/7, 6/7'), { supplied: () => true, overrun: false }).value).toBe(6);
  });

  test('every strength lists its reasons, as in the worked example of 6.55', () => {
    const at = field({ german: { '2010': panzer } });
    const { ledger } = attackStrength(at.state, at.pieces('25/7, 6/7, 7/7'), { supplied: () => false, overrun: true });
    const text = ledgerText(ledger);
    expect(text).toContain('25/7: 4 printed; ×2 integrity = 8 [7.3]; ÷2 out of supply = 4 [11.31]');
    expect(text).toMatch(/÷2 overrun = 4 \[6\.55\]$/);
  });
});
