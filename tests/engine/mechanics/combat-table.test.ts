import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CombatTable } from '../../../engine/mechanics/combat-table.js';

/**
 * A table for a ten-sided die with modifiers. Its row for 0 also holds for lower totals, its row for 11 for higher
 * ones.
 */
const assault = new CombatTable({
  columns: ['1-2', '3-4', '1-1', '3-2', '2-1'] as const,
  results: ['AR', 'A1', 'D1', 'DR'] as const,
  sides: 10,
  firstRoll: 0,
  rows: [
    ['D1', 'DR', 'DR', 'DR', 'DR'],
    ...Array.from({ length: 5 }, () => ['A1', 'A1', 'D1', 'DR', 'DR'] as const),
    ...Array.from({ length: 5 }, () => ['AR', 'A1', 'A1', 'D1', 'DR'] as const),
    ['AR', 'AR', 'AR', 'A1', 'D1'],
  ],
});
const plain = new CombatTable({
  columns: ['1-1', '2-1'] as const,
  results: ['A1', 'D1'] as const,
  sides: 2,
  rows: [
    ['D1', 'D1'],
    ['A1', 'D1'],
  ],
});
const strength = fc.integer({ min: 1, max: 60 });
const column = fc.constantFrom(...assault.columns);

describe('columns', () => {
  test.each([
    [8, 5, '3-2'],
    [8, 4, '2-1'],
    [80, 4, '2-1'],
    [3, 4, '3-4'],
    [5, 7, '1-2'],
    [1, 9, '1-2'],
    [7, 7, '1-1'],
    [1, 0, '2-1'],
  ] as const)('odds of %d to %d use the column %s', (attack, defense, expected) => {
    expect(assault.columnOf(attack, defense)).toBe(expected);
  });

  test('the column of an attack is the best one that the odds reach', () => {
    const ratio = (of: string): number => {
      const [attack, defense] = of.split('-').map(Number) as [number, number];
      return attack / defense;
    };
    fc.assert(
      fc.property(strength, strength, (attack, defense) => {
        const found = assault.columnOf(attack, defense);
        const odds = attack / defense;
        const next = assault.shifted(found, 1);
        if (found !== '1-2') expect(odds).toBeGreaterThanOrEqual(ratio(found));
        if (next !== found) expect(odds).toBeLessThan(ratio(next));
      }),
    );
  });

  test.each([
    ['1-1', 1, '3-2'],
    ['1-1', -2, '1-2'],
    ['1-1', 9, '2-1'],
    ['1-1', -9, '1-2'],
    ['1-1', 0, '1-1'],
  ] as const)('a shift of the column %s by %d leads to the column %s', (from, by, expected) => {
    expect(assault.shifted(from, by)).toBe(expected);
  });
});

describe('rolls', () => {
  test.each([
    ['1-1', -4, 'DR'],
    ['1-1', 0, 'DR'],
    ['1-1', 1, 'D1'],
    ['1-1', 10, 'A1'],
    ['1-1', 11, 'AR'],
    ['1-1', 15, 'AR'],
  ] as const)('the column %s with a roll of %d gives %s', (at, roll, result) => {
    expect(assault.result(at, roll)).toBe(result);
  });

  test.each([0, 3, 1.5])('a combat table without open-ended rows throws for a roll of %d', (roll) => {
    expect(() => plain.result('1-1', roll)).toThrow(RangeError);
  });
});

describe('a reading', () => {
  test('a roll on a combat table is shown with its column, its row and the faces for each result', () => {
    const reading = assault.reading('1-1', 9, 4);
    expect(reading?.column).toBe('1-1');
    expect(reading?.row).toBe(11);
    expect(reading?.rows.map(({ roll }) => roll)).toEqual(assault.rolls);
    const faces = reading?.chances.flatMap((each) => each.faces) ?? [];
    expect(faces.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { result, faces: own } of reading?.chances ?? [])
      for (const face of own) expect(assault.result('1-1', face + 4)).toBe(result);
  });

  test('the combat table returns no result for an unknown column or without a roll', () => {
    expect(assault.reading('below 1-4', 3)).toBeUndefined();
    expect(assault.reading('1-1', undefined)).toBeUndefined();
  });
});

describe('chances', () => {
  test('the chances of a column list the possible results in the order of the table', () => {
    expect(assault.chances('1-1')).toEqual([
      { result: 'A1', chance: 0.5 },
      { result: 'D1', chance: 0.5 },
    ]);
    expect(assault.chances('1-1', -2)).toEqual([
      { result: 'A1', chance: 0.3 },
      { result: 'D1', chance: 0.5 },
      { result: 'DR', chance: 0.2 },
    ]);
  });

  test('the chances in a column of the combat table equal those counted over all rolls of the die', () => {
    fc.assert(
      fc.property(column, fc.integer({ min: -5, max: 5 }), (at, net) => {
        const rolled = Array.from({ length: 10 }, (_, face) => assault.result(at, face + 1 + net));
        const chances = assault.chances(at, net);
        expect(chances.flatMap(({ result, chance }) => Array<string>(Math.round(chance * 10)).fill(result))).toEqual(
          [...rolled].sort((a, b) => order(a) - order(b)),
        );
      }),
    );
  });

  test('mixed() weights the chances of the results in each column by the probability of the column', () => {
    const mixed = assault.mixed(
      new Map([
        ['1-1', 0.25],
        ['2-1', 0.75],
      ] as const),
    );
    expect(mixed).toEqual([
      { result: 'A1', chance: 0.125 },
      { result: 'D1', chance: 0.125 },
      { result: 'DR', chance: 0.75 },
    ]);
  });
});

const order = (result: string): number => ['AR', 'A1', 'D1', 'DR'].indexOf(result);

describe('replaced cells of a table', () => {
  test('replaced cells of a combat table apply without changing the original table', () => {
    const read = assault.with([
      { roll: 5, column: '1-1', result: 'AR' },
      { roll: 0, column: '2-1', result: 'A1' },
    ]);
    expect([read.result('1-1', 5), read.result('1-1', 4), read.result('2-1', -3)]).toEqual(['AR', 'D1', 'A1']);
    expect([assault.result('1-1', 5), assault.result('2-1', 0)]).toEqual(['D1', 'DR']);
  });

  test.each([
    { roll: 12, column: '1-1', result: 'AR' },
    { roll: -1, column: '1-1', result: 'AR' },
    { roll: 1.5, column: '1-1', result: 'AR' },
    { roll: 5, column: '9-1', result: 'AR' },
    { roll: 5, column: '1-1', result: 'A9' },
  ])('the table ignores the unknown cell $roll: $column = $result', (cell) => {
    const read = assault.with([cell]);
    for (const at of assault.columns)
      for (let roll = 0; roll <= 11; roll++) expect(read.result(at, roll)).toBe(assault.result(at, roll));
  });
});
