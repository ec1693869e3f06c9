import { describe, expect, test } from 'vitest';
import { SearchBudget } from '../../../../engine/play/lookahead/search-budget.js';

/** Makes searches that use their whole share until none is left. Returns the sum of the answers and the shares. */
function searchUntilEmpty(budget: SearchBudget, side: string): { readonly sum: number; readonly shares: number[] } {
  const shares: number[] = [];
  for (let share = budget.shareOf(side, 'few'); share !== undefined; share = budget.shareOf(side, 'few')) {
    shares.push(share);
    budget.spend(side, share);
  }
  return { sum: shares.reduce((a, b) => a + b, 0), shares };
}

describe('the budget of the look-ahead player', () => {
  test('the searches of one phase together use at most the answers that the strength allows', () => {
    for (const strength of [1, 2, 10]) {
      const { sum, shares } = searchUntilEmpty(new SearchBudget(strength), 'Axis');
      expect(sum).toBeLessThanOrEqual(24_000 * strength);
      expect(shares.length).toBeGreaterThan(20);
    }
  });

  test('a search gets half of the remaining budget for a decision with many answers, and a fifth for one with few', () => {
    const budget = new SearchBudget(1);
    expect([budget.shareOf('Axis', 'many'), budget.shareOf('Axis', 'few')]).toEqual([12_000, 4800]);
    budget.spend('Axis', 12_000);
    expect([budget.shareOf('Axis', 'many'), budget.shareOf('Axis', 'few')]).toEqual([6000, 2400]);
  });

  test('the first of several searches gets the largest share of the budget', () => {
    const { shares } = searchUntilEmpty(new SearchBudget(1), 'Axis');
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  test('each side has its own search budget, which is full at the beginning of each phase', () => {
    const budget = new SearchBudget(1);
    searchUntilEmpty(budget, 'Axis');
    expect(budget.shareOf('Axis', 'few')).toBeUndefined();
    expect(budget.shareOf('Soviet', 'few')).toBe(4800);
    budget.beginPhase();
    expect(budget.shareOf('Axis', 'few')).toBe(4800);
  });
});
