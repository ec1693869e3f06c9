import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf, type DiceInput } from '../../../../../engine/rulesets/bite/blocks/dice.js';
import { defaultRulings } from '../../../../../engine/rulesets/bite/rulings/rulings.js';
import { bookPowers, type Power } from '../../../../../engine/rulesets/bite/vocabulary/power.js';
import { rolled, type Step } from '../volley.js';

/**
 * A type of block and its expected value at technology 1, 2 and 3: the dice at strength 4 (`4x6`), or the movement
 * points.
 */
type Row = readonly [rules: string, type: string, one: string, two: string, three: string];

const LEVELS = [1, 2, 3] as const;

describe.each<readonly [string, Pick<Step, 'fire' | 'attacks'>, readonly Row[]]>([
  [
    'in attack',
    { fire: 'land', attacks: true },
    [
      ['6.1.1 6.1.1.second', 'infantry', '4x6', '4x6', '4x6'],
      ['6.1.2', 'mountain', '4x6', '4x6', '4x6'],
      ['6.1.3', 'cavalry', '4x6', '4x6', '4x6'],
      ['6.1.5', 'parachute infantry', '4x6', '4x6', '4x6'],
      ['6.2.1', 'mechanized', '4x6', '4x6', '4x5'],
      ['6.2.2', 'panzer', '4x6', '4x5', '4x4'],
      ['6.4.armoured', 'armoured headquarters', '4x6', '4x5', '4x4'],
      ['6.1.1.static', 'static', '-', '-', '-'],
      ['6.4.support', 'air headquarters', '-', '-', '-'],
    ],
  ],
  [
    'in defence',
    { fire: 'land' },
    [
      ['6.1.1 6.1.1.third', 'infantry', '4x6', '4x6', '4x5'],
      ['6.1.1.static', 'static', '4x6', '4x6', '4x5'],
      ['6.1.3', 'cavalry', '4x6', '4x6', '4x5'],
      ['6.2.1', 'mechanized', '4x6', '4x5', '4x4'],
      ['6.2.2', 'tank', '4x5', '4x5', '4x4'],
      ['6.4.armoured', 'armoured headquarters', '4x5', '4x5', '4x4'],
    ],
  ],
  ['as artillery', { fire: 'artillery', attacks: true }, [['6.1.4.power', 'artillery', '4x6', '4x5', '4x4']]],
  ['as defending artillery', { fire: 'artillery' }, [['6.1.4.power', 'artillery', '4x6', '4x5', '4x4']]],
  [
    'against aircraft',
    { fire: 'flak', attacks: true },
    [
      ['6.5 7.7.2.power', 'infantry', '4x6', '4x6', '4x5'],
      ['6.5', 'artillery', '4x6', '4x5', '4x4'],
      ['6.5 7.7.2.power', 'panzer', '4x5', '4x5', '4x4'],
    ],
  ],
  [
    'in the air',
    { fire: 'air' },
    [
      ['6.3.1', 'fighter', '4x6', '4x5', '4x4'],
      ['6.3.2', 'bomber', '-', '4x6', '4x5'],
      ['6.3.2.longRange', 'strategic bomber', '-', '4x6', '4x5'],
    ],
  ],
  [
    'against the ground',
    { fire: 'raid', attacks: true },
    [
      ['6.3.1 7.7.3', 'fighter', '-', '4x6', '4x5'],
      ['6.3.2 7.7.3', 'bomber', '4x6', '4x5', '4x4'],
      ['6.3.2.longRange', 'strategic bomber', '4x6', '4x5', '4x4'],
    ],
  ],
])('power of a class %s [3.14, 6.0]', (_, step, rows) => {
  test.each(rows)(
    '[%s] a %s unit of strength 4 rolls the dice %s, %s and %s at technology levels 1, 2 and 3',
    (_rules, type, ...want) => {
      const got = LEVELS.map((level) => rolled({ ...step, blocks: [{ block: `Germany ${type} 4`, level }] }));
      expect(got).toEqual(want);
    },
  );
});

describe('movement points and ranges', () => {
  test.each<readonly [string, Power, keyof (typeof bookPowers)['mp'], number, number, number]>([
    ['C142, 6.1.1 6.1.1.second 7.5.3', 'mp', 'infantry', 3, 4, 4],
    ['6.1.1.static', 'mp', 'static', 0, 0, 0],
    ['6.1.3', 'mp', 'cavalry', 4, 5, 5],
    ['6.1.4', 'mp', 'artillery', 3, 4, 4],
    ['6.2.1', 'mp', 'mechanized', 3, 4, 4],
    ['6.2.2', 'mp', 'armour', 3, 4, 4],
    ['6.3.1 7.5.2.missions', 'range', 'fighter', 5, 5, 10],
    ['6.3.2 7.5.2.missions', 'range', 'bomber', 10, 10, 15],
    ['6.3.2.longRange 7.5.2.missions', 'range', 'strategic bomber', 15, 15, 15],
  ])('[%s] the %s of the class %s at technology 1, 2, 3 is %i, %i, %i', (_rules, power, unitClass, ...want) => {
    expect(bookPowers[power][unitClass]).toEqual(want);
  });
});

describe('dice of any units together [7.7.7, 3.17]', () => {
  const roller: fc.Arbitrary<DiceInput> = fc.record({
    strength: fc.integer({ min: 1, max: 8 }),
    from: fc.integer({ min: 2, max: 6 }),
    malus: fc.integer({ min: 0, max: 3 }),
    combat: fc.boolean(),
  });
  const group = fc.array(roller, { minLength: 1, maxLength: 3 });
  const total = (dice: readonly { readonly value: number }[]): number =>
    dice.reduce((sum, { value }) => sum + value, 0);

  test('a unit in a group rolls at least as many dice as alone', () => {
    fc.assert(
      fc.property(group, (rollers) => {
        const together = diceOf(rollers, defaultRulings);
        rollers.forEach((one, at) => {
          const [alone] = diceOf([one], defaultRulings);
          expect(together[at].value).toBeGreaterThanOrEqual(alone.value);
          expect(alone.value).toBeGreaterThanOrEqual(1);
        });
      }),
    );
  });

  test('units with an equal Malus halve the sum of their dice, but each unit rolls at least its minimum', () => {
    fc.assert(
      fc.property(group, fc.integer({ min: 1, max: 3 }), (rollers, malus) => {
        const same = rollers.map((one) => ({ ...one, malus }));
        const sum = same.reduce((strength, one) => strength + one.strength, 0);
        const least = total(diceOf(same, { ...defaultRulings, 'malus.pooled': 'never' }));
        expect(total(diceOf(same, defaultRulings))).toBe(Math.max(Math.floor(sum / 2 ** malus), least));
        expect(total(diceOf(same, { ...defaultRulings, 'malus.pooled': 'sumOnly' }))).toBe(
          Math.max(Math.floor(sum / 2 ** malus), 1),
        );
      }),
    );
  });
});
