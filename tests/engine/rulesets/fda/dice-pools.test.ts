import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  airPool,
  assaultPool,
  firePool,
  reorganisesFrom,
  strengthLine,
  supportDice,
  type DiceLine,
} from '../../../../engine/rulesets/fda/vocabulary/dice-pools.js';
import { numbersOf } from '../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { assaultResult, fireResult } from '../../../../engine/rulesets/fda/vocabulary/results.js';

const numbers = numbersOf({ houseRules: [] });

describe('dice pools', () => {
  const dice = (pool: Readonly<Record<string, DiceLine>>) =>
    Object.fromEntries(Object.entries(pool).map(([line, { number, rule }]) => [line, `${numbers[number]} [${rule}]`]));

  test('the dice pool of an assault is the sum of its parts [8e]', () => {
    expect(dice(assaultPool)).toEqual({
      base: '1 [8e]',
      large: '1 [8f]',
      stronger: '1 [8g]',
      muchStronger: '2 [8g]',
      artillery: '1 [8i]',
      ground: '1 [8j]',
      headquartersLost: '-1 [8m]',
      losses: '-1 [8n]',
      unsupplied: '-1 [8o]',
    });
  });

  test('the dice pool of fire is the sum of its parts [10c]', () => {
    expect(dice(firePool)).toEqual({
      base: '1 [10c]',
      large: '1 [10d]',
      stronger: '1 [10e]',
      muchStronger: '2 [10e]',
      ground: '1 [10f]',
      massed: '1 [10g]',
      headquartersLost: '-1 [10j]',
      unsupplied: '-1 [10k]',
    });
  });

  test('the dice pool of an air attack is the sum of its parts [12j, 12k]', () => {
    expect(dice(airPool)).toEqual({
      bomber: '3 [12j]',
      tactical: '2 [12j]',
      antiAircraft: '2 [12j]',
      other: '1 [12j]',
      structure: '3 [12j]',
      open: '1 [12k]',
      guns: '1 [12k]',
      ground: '1 [12k]',
      onTheGround: '1 [15.2d]',
    });
  });

  // Cases C03 to C05
  test.each([
    [4, 2, 'stronger'],
    [2, 1, 'stronger'],
    [4, 1, 'muchStronger'],
    [3, 1, 'muchStronger'],
    [1, 3, undefined],
    [2, 2, undefined],
  ])('strengthLine compares the own factor %d with the enemy factor %d: %s [8g, 10e]', (own, other, line) => {
    expect(strengthLine(own, other, numbers)).toBe(line);
  });

  test('strengthLine returns a line for at most one of two sides', () => {
    const factor = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(factor, factor, (a, b) => {
        expect([strengthLine(a, b, numbers), strengthLine(b, a, numbers)]).toContain(undefined);
      }),
    );
  });

  // Cases C06 to C08
  test.each([
    [[2, 3], 1],
    [[1, 3], 0],
    [[3, 3, 3], 1],
    [[3, 2], 1],
    [[1, 1, 1], 0],
    [[4, 4, 4], 2],
    [[], 0],
  ])('supporting units with the combat factors %j add %d dice [8h]', (factors, expected) => {
    expect(supportDice(factors, numbers)).toBe(expected);
  });

  // Case C61
  test.each([
    [1, 4],
    [2, 5],
    [3, 6],
    [7, 6],
  ])('attempt %d of a division reorganises it from a roll of %d on [11c]', (attempt, from) => {
    expect(reorganisesFrom(attempt, numbers)).toBe(from);
  });

  test.each([
    [12, 10, 'Taken'],
    [3, 10, 'Held'],
    [6, 6, 'Equal'],
  ])('an assault with scores of %d against %d is %s [8p, 8q, 8s]', (attacker, defender, result) => {
    expect(assaultResult(attacker, defender)).toBe(result);
  });

  // Case C52
  test.each([
    [10, 9, 'Hit'],
    [9, 9, 'Miss'],
    [8, 9, 'Miss'],
  ])('fire in which the firer scores %d and the target scores %d is a %s [10h, 10i]', (firer, target, result) => {
    expect(fireResult(firer, target)).toBe(result);
  });
});
