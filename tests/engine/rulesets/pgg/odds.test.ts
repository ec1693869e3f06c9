import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../../engine/rulesets/pgg/combat/odds.js';
import { terrainMultiplier } from '../../../../engine/rulesets/pgg/combat/strength.js';
import { combatTable } from '../../../../engine/rulesets/pgg/vocabulary/combat-results.js';
import { field, type Sketch } from './field.js';

const supplied = { supplied: () => true, overrun: false };

interface Case {
  readonly case: string;
  readonly attack: number;
  readonly sketch?: Sketch;
  readonly defense: number;
  readonly multiplier?: number;
  readonly total?: number;
  readonly column: string;
  readonly die?: number;
  readonly result?: string;
  readonly from?: string;
}

const cases: readonly Case[] = [
  { case: 'C01 [9.4] the odds of 26 against 9', attack: 26, defense: 9, column: '2-1', die: 3, result: 'D1/A1' },
  {
    case: 'C02 [9.4] the odds of 5 against 9 are not 1-1',
    attack: 5,
    defense: 9,
    column: '1-2',
    die: 2,
    result: 'Eng',
  },
  { case: 'C03 [9.4] the odds of 4 against 9', attack: 4, defense: 9, column: '1-3', die: 5, result: 'Ae' },
  { case: 'C04 [results-note] the odds below 1-3', attack: 3, defense: 10, column: '1-3', die: 4, result: 'A2' },
  {
    case: 'C05 [results-note] the odds above 10-1, with 60 against 4',
    attack: 60,
    defense: 4,
    column: '10-1',
    die: 6,
    result: 'D2',
  },
  { case: 'C05 [results-note] the odds above 10-1', attack: 60, defense: 4, column: '10-1', die: 5, result: 'De' },
  { case: 'C06 [9.4] the odds of 19 against 2', attack: 19, defense: 2, column: '9-1', die: 4, result: 'De/A1' },
  {
    case: 'C07 [9.31] a major city doubles the defense',
    attack: 16,
    defense: 4,
    sketch: { places: { Orsha: ['major city', '2010'] } },
    total: 8,
    column: '2-1',
    die: 1,
    result: 'D2',
  },
  {
    case: 'C08 [9.33] forest and a river combine in one attack',
    attack: 26,
    defense: 4,
    sketch: { terrain: { '2010': 'forest' }, river: '2010/2011' },
    multiplier: 3,
    total: 12,
    column: '2-1',
    die: 6,
    result: 'A1',
  },
  {
    case: 'C10 [6.7] a minor city does not help the defender',
    attack: 12,
    defense: 4,
    sketch: { places: { Orsha: ['minor city', '2010'] } },
    total: 4,
    column: '3-1',
  },
  {
    case: 'C10 [6.7] a swamp does not help the defender',
    attack: 12,
    defense: 4,
    sketch: { terrain: { '2010': 'swamp' } },
    total: 4,
    column: '3-1',
  },
  {
    case: 'C10 [6.7] roads and railways do not help the defender',
    attack: 12,
    defense: 4,
    sketch: { roads: ['2010 - 2011'], rails: ['2010 - 2011'] },
    total: 4,
    column: '3-1',
  },
  {
    case: 'C11 [9.33] forest, a major city and a river combine',
    attack: 16,
    defense: 4,
    sketch: { terrain: { '2010': 'forest' }, places: { Orsha: ['major city', '2010'] }, river: '2010/2011' },
    multiplier: 4,
    total: 16,
    column: '1-1',
  },
  {
    case: 'C11 [9.33] forest, a major city and a river combine under the reading `onceForAll`',
    attack: 15,
    defense: 4,
    sketch: {
      terrain: { '2010': 'forest' },
      places: { Orsha: ['major city', '2010'] },
      river: '2010/2011',
      rulings: { 'defense.combination': 'onceForAll' },
    },
    multiplier: 5,
    total: 20,
    column: '1-2',
  },
];

describe('odds of an attack', () => {
  test.each(cases)('$case', ({ attack, defense, sketch, multiplier, total, column, die, result }) => {
    const at = field({
      ...sketch,
      german: { '2011': [`inf 6 ${attack}-7|4-7|2-7|1-7`] },
      soviet: { '2010': [`rifle A 1-${defense}-6`] },
    });
    const odds = oddsOf(at.state, at.pieces('6'), at.cells('2010'), supplied);
    expect(odds.column).toBe(column);
    expect(odds.attack.value).toBe(attack);
    expect(odds.defense.value).toBe(total ?? defense);
    if (multiplier !== undefined)
      expect(terrainMultiplier(at.state, at.cell('2010'), at.cells('2011')).value).toBe(multiplier);
    if (die !== undefined) expect(combatTable.result(odds.column, die)).toBe(result);
    expect(odds.reasons.ledger.at(-1)?.rule).toBe('9.4');
  });

  test('C09 [9.32] one attacker that does not attack across the river removes the doubling by the river', () => {
    const at = field({
      terrain: { '2010': 'forest' },
      river: '2010/2011',
      german: { '2011': ['inf 6 13-7|4-7|2-7|1-7'], '2009': ['inf 26 13-7|4-7|2-7|1-7'] },
      soviet: { '2010': ['rifle A 1-4-6'] },
    });
    const odds = oddsOf(at.state, at.pieces('6, 26'), at.cells('2010'), supplied);
    expect([odds.defense.value, odds.column]).toEqual([8, '3-1']);
    expect(combatTable.result(odds.column, 6)).toBe('Eng');
  });

  test('several hexes defend with the sum of their units, each in its own terrain [9.21, 9.23]', () => {
    const at = field({
      terrain: { '2010': 'forest' },
      german: { '2011': ['inf 6'] },
      soviet: { '2010': ['rifle A 1-2-6'], '2110': ['rifle B 1-3-6'] },
    });
    expect(oddsOf(at.state, at.pieces('6'), at.cells('2010 2110'), supplied).defense.value).toBe(7);
  });

  test('the chances of a column add up to one, and higher columns are better for the attacker', () => {
    for (const column of combatTable.columns)
      expect(combatTable.chances(column).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(combatTable.chances('1-1')).toContainEqual({ result: 'D1/A1', chance: 1 / 3 });
  });
});
