import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastOf } from '../../../../engine/rulesets/pgg/position/forecast.js';
import { hiddenOdds } from '../../../../engine/rulesets/pgg/combat/hidden-odds.js';
import { field, type Field, type Sketch } from './field.js';

const row20 = Array.from({ length: 40 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' - ');
function combat(sketch: Sketch): Field {
  return field({
    roads: [row20],
    phase: 'combat',
    ...sketch,
    soviet: { '5815': ['leader Stavka 60'], ...sketch.soviet },
  });
}
/**
 * Returns a sketch with these counters in the rifle pool; together with untried units on the map they are the unseen
 * counters.
 */
const pool = (rifle: string): Sketch => ({ pools: { rifle, tank: '1x5-10' } });
const supplied = { supplied: () => true, overrun: false };

describe('forecast of an attack', () => {
  test('the forecast against revealed units has one column and its exact chances [9.5]', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-4-6'] } });
    const { summary, chances } = forecastOf(at.state, {
      verb: 'attack',
      pieces: at.pieces('6'),
      cells: at.cells('2010'),
    });
    expect(summary).toBe('9 to 4: 2-1');
    expect(chances).toContainEqual({ result: 'D1/A1', chance: 1 / 3 });
  });

  test('the forecast assumes that one untried defender is any of the unseen counters [12.1]', () => {
    // The unseen counters are 1-3-6 and 1-9-6 in the pool, and the untried unit, which is a 1-3-6.
    const at = combat({
      ...pool('1x1-3-6 1x1-9-6'),
      german: { '2011': ['inf 6'] },
      soviet: { '2010': ['rifle A 1-3-6 (untried)'] },
    });
    const odds = hiddenOdds(at.state, at.pieces('6'), at.cells('2010'), supplied);
    expect([...(odds?.columns ?? [])]).toEqual([
      ['3-1', 2 / 3],
      ['1-1', 1 / 3],
    ]);
    expect(at.state.strength(at.piece('A'))?.defense).toBe(3);
  });

  test('the forecast draws unseen counters without replacement', () => {
    const at = combat({
      ...pool('1x1-9-6'),
      german: { '2011': ['inf 6'] },
      soviet: { '2010': ['rifle A 0-0-6 (untried)', 'rifle B 0-0-6 (untried)'] },
    });
    const odds = hiddenOdds(at.state, at.pieces('6'), at.cells('2010'), supplied);
    expect(odds?.noDie).toBeCloseTo(1 / 3);
    expect(odds?.columns.get('1-1')).toBeCloseTo(2 / 3);
  });

  test('in the forecast, a leader adds to untried attackers no more strength than they may have themselves [10.36]', () => {
    const at = combat({
      ...pool('1x4-1-6'),
      side: 'Soviet',
      german: { '2010': ['inf 6 4-7'] },
      soviet: { '2011': ['rifle A 1-1-6 (untried)', 'leader K 3'] },
    });
    const odds = hiddenOdds(at.state, at.pieces('A, K'), at.cells('2010'), supplied);
    expect([...(odds?.columns ?? [])].sort()).toEqual([
      ['1-1', 1 / 2],
      ['1-2', 1 / 2],
    ]);
  });

  test('the forecast of an untried unit does not reveal its strength', () => {
    const look = (face: string, rest: string): string => {
      const at = combat({
        ...pool(rest),
        german: { '2011': ['inf 6'] },
        soviet: { '2010': [`rifle A ${face} (untried)`] },
      });
      return JSON.stringify(forecastOf(at.state, { verb: 'attack', pieces: at.pieces('6'), cells: at.cells('2010') }));
    };
    expect(look('1-3-6', '1x1-3-6 1x1-9-6')).toBe(look('1-9-6', '2x1-3-6'));
  });

  test('the chances of a forecast always add up to one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(8), { minLength: 1, maxLength: 3 }),
        fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }),
        (units, rest) => {
          const at = combat({
            ...pool(rest.map((defense) => `2x1-${defense}-6`).join(' ')),
            terrain: { '2010': 'forest' },
            german: { '2011': ['inf 6'] },
            soviet: { '2010': units.map((defense, i) => `rifle A${i} 1-${defense}-6 (untried)`) },
          });
          const odds = hiddenOdds(at.state, at.pieces('6'), at.cells('2010'), supplied);
          expect(odds?.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
        },
      ),
      { numRuns: 25 },
    );
  });
});
