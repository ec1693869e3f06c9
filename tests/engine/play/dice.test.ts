import { describe, expect, test } from 'vitest';
import { Dice, randomAt } from '../../../engine/play/dice.js';
import { surplusDiceFindings, wrongDiceFindings } from '../../../engine/play/unused-input.js';
import type { DiceRoll } from '../../../engine/play/moment.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { board, order } from './written.js';

const rollOf = (count: number, more: Partial<DiceRoll> = {}): DiceRoll => ({
  kind: 'dice',
  address: '',
  rule: '2',
  sides: 6,
  count,
  purpose: 'attack on 0302',
  ...more,
});
const seeded = (seed = 'marengo'): Dice => new Dice(seed, { written: new Map() });

describe('the dice of a seed', () => {
  const addresses = Array.from({ length: 40 }, (_, i) => `1/Blue/fight/${i}`);
  const valuesAt = (dice: Dice, all: readonly string[]): string[] =>
    all.map((address) => dice.roll(rollOf(3), address).values.join(''));

  test('the seed gives each dice address the same values in whatever order the dice are rolled', () => {
    const values = valuesAt(seeded(), addresses);
    expect(valuesAt(seeded(), addresses.toReversed()).toReversed()).toEqual(values);
    expect(new Set(values).size).toBeGreaterThan(20);
  });
  test('another seed gives other dice at the same addresses', () => {
    expect(valuesAt(seeded(), addresses)).not.toEqual(valuesAt(seeded('lodi'), addresses));
  });
  test('random rolls show every number of the die and no other', () => {
    const values = addresses.flatMap((address) => seeded().roll(rollOf(6), address).values);
    expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('dice written in an order', () => {
  const attack = { ...order('attack 0302 with a'), rolls: [6, 5, 1, 2] };

  test('the written dice of an order are used one after the other', () => {
    const dice = seeded();
    expect(dice.roll(rollOf(2, { order: attack }), 'a')).toMatchObject({ values: [6, 5], by: 'written' });
    expect(dice.roll(rollOf(2, { order: attack }), 'b')).toMatchObject({ values: [1, 2], by: 'written' });
    expect(dice.roll(rollOf(2, { order: attack }), 'c')).toEqual(seeded().roll(rollOf(2), 'c'));
  });

  test('a roll with too few written dice is reported and does not count as written', () => {
    const dice = seeded();
    const roll = rollOf(5, { order: attack });
    const { values, by, written } = dice.roll(roll, 'a');
    expect(values.slice(0, 4)).toEqual([6, 5, 1, 2]);
    expect(by).toBe('seed');
    expect(wrongDiceFindings(roll, written!)).toMatchObject([
      {
        severity: 'warning',
        code: 'sandtable/dice-count',
        message: '“attack on 0302” takes 5 dice; 4 are written: the other was rolled.',
      },
    ]);
  });

  test('a roll with too many written dice is reported', () => {
    const dice = seeded();
    dice.roll(rollOf(2, { order: attack }), 'a');
    expect(surplusDiceFindings(attack, dice.countOf(attack), board)).toMatchObject([
      { severity: 'warning', message: '4 dice are written; `attack 0302 with "a"` rolled 2.' },
    ]);
    dice.roll(rollOf(2, { order: attack }), 'b');
    expect(surplusDiceFindings(attack, dice.countOf(attack), board)).toEqual([]);
  });

  test('an impossible value among the dice written in an order does not shift the other dice', () => {
    const wrong = { ...attack, rolls: [7, 3] };
    const roll = rollOf(2, { order: wrong });
    const { values, by, written } = seeded().roll(roll, 'a');
    expect(values).toEqual([seeded().roll(rollOf(2), 'a').values[0], 3]);
    expect(by).toBe('seed');
    expect(wrongDiceFindings(roll, written!)).toMatchObject([{ severity: 'error', code: 'sandtable/dice-value' }]);
  });
});

describe('dice with named faces', () => {
  const faces = ['hit', 'hit twice', 'miss'];
  const written = (...values: (string | number)[]): Dice =>
    new Dice('marengo', { written: new Map([['1/Blue', { values, source: NO_SOURCE }]]) });

  test('a roll of a die with named faces may be written with the name or the number of a face', () => {
    const { values, by } = written('miss', 1, 'hit').roll(rollOf(3, { sides: 3, faces }), '1/Blue');
    expect({ values, by }).toEqual({ values: [3, 1, 1], by: 'written' });
  });

  test('a face name that does not exist is reported, and the die is rolled', () => {
    const roll = rollOf(1, { sides: 3, faces });
    const rolled = written('graze').roll(roll, '1/Blue');
    expect(rolled.by).toBe('seed');
    expect(rolled.written && wrongDiceFindings(roll, rolled.written).map(({ message }) => message)).toEqual([
      'A die of this roll shows hit, hit twice or miss, not graze; the die was rolled instead.',
    ]);
  });
});

test('the random numbers of an address are the same however often and in whatever amount they are drawn', () => {
  const draw = (count: number): number[] => {
    const random = randomAt('seed', '1/German/combat/0304');
    return Array.from({ length: count }, () => random(1000));
  };
  const first = draw(5);
  expect(new Set(first).size).toBeGreaterThan(1);
  expect([draw(1), draw(5), draw(3)]).toEqual([first.slice(0, 1), first, first.slice(0, 3)]);
});
