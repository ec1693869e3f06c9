import { describe, expect, test } from 'vitest';
import { Revision, RevisionCache } from '../../../engine/mechanics/revision.js';

describe('Revision', () => {
  test('Revision reports a change at its first update', () => {
    expect(new Revision().update(1)).toBe(true);
  });

  test('Revision reports a change only when the revision differs from the last one', () => {
    const revision = new Revision();
    expect([1, 1, 2, 2, 1].map((number) => revision.update(number))).toEqual([true, false, true, false, true]);
  });
});

describe('RevisionCache', () => {
  test('RevisionCache returns the cached value of each key while the revision is the same', () => {
    const cache = new RevisionCache<string, number>();
    expect(cache.get('a', 1)).toBeUndefined();
    expect(cache.set('a', 10)).toBe(10);
    cache.set('b', 20);
    expect([cache.get('a', 1), cache.get('b', 1), cache.get('c', 1)]).toEqual([10, 20, undefined]);
  });

  test('RevisionCache drops the values of all keys when the revision changes', () => {
    const cache = new RevisionCache<string, number>();
    cache.get('a', 1);
    for (const key of ['a', 'b']) cache.set(key, 1);
    expect([cache.get('a', 2), cache.get('b', 2), cache.get('a', 1)]).toEqual([undefined, undefined, undefined]);
  });
});
