import { describe, expect, test } from 'vitest';
import { nextDraw, drawOrder, addToCup, removeFromCup, type Cup } from '../../../engine/mechanics/cup.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { Dice } from '../../../engine/play/dice.js';
import type { DiceRoll } from '../../../engine/play/moment.js';

const drawing = { address: '1/cup', rule: '3', purpose: 'the order of the markers', hidden: true };

/**
 * Returns the cup after the things were added to it. Their random numbers come from the seed, except those in
 * `written`.
 */
function filled(things: readonly string[], seed = 'x', written: Record<string, number> = {}, cup: Cup = {}): Cup {
  const dice = new Dice(seed, {
    written: new Map(Object.entries(written).map(([address, lot]) => [address, { values: [lot], source: NO_SOURCE }])),
  });
  const play = addToCup(cup, things, drawing);
  let step = play.next();
  while (!step.done) step = play.next(dice.roll(step.value as DiceRoll, '1/cup').values);
  return step.value;
}

const THINGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('a cup', () => {
  test('drawing from a cup returns each item exactly once, in an order given by the seed', () => {
    const orders = ['1', '2', '3', '4'].map((seed) => drawOrder(filled(THINGS, seed)));
    for (const order of orders) expect([...order].sort()).toEqual(THINGS);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    let cup = filled(THINGS);
    const drawn: string[] = [];
    for (let next = nextDraw(cup); next !== undefined; next = nextDraw(cup)) {
      drawn.push(next);
      cup = removeFromCup(cup, next);
    }
    expect(drawn).toEqual(drawOrder(filled(THINGS)));
  });

  test('a cup draws two things with equal draw numbers in the order of their names', () => {
    const lots = { '1/cup/b': 7, '1/cup/a': 7, '1/cup/c': 7 };
    expect(drawOrder(filled(['c', 'b', 'a'], 'x', lots))).toEqual(['a', 'b', 'c']);
    expect(drawOrder(filled(['a', 'c', 'b'], 'x', lots))).toEqual(['a', 'b', 'c']);
  });

  test.each(THINGS)(
    'the draw order of the other things in a cup does not change if %s is removed or a new thing is added',
    (removed) => {
      const rest = THINGS.filter((thing) => thing !== removed);
      const order = drawOrder(filled(THINGS)).filter((thing) => thing !== removed);
      expect(drawOrder(filled(rest))).toEqual(order);
      expect(drawOrder(filled([...rest, 'h'])).filter((thing) => thing !== 'h')).toEqual(order);
      expect(drawOrder(filled(THINGS, 'x', {}, filled(rest)))).toEqual(drawOrder(filled(THINGS)));
    },
  );

  test('an author can give the random number that decides what is drawn from a cup', () => {
    const last = drawOrder(filled(THINGS)).at(-1) ?? '';
    expect(nextDraw(filled(THINGS, 'x', { [`1/cup/${last}`]: 1 }))).toBe(last);
  });

  test('addToCup makes no new roll for a thing that is already in the cup', () => {
    expect(addToCup({ a: 5 }, ['a'], drawing).next()).toEqual({ done: true, value: { a: 5 } });
  });
});
