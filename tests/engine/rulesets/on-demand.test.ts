import { expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { rulesetsOnDemand } from '../../../engine/rulesets/on-demand.js';

/** The games on demand, and which were brought. */
function onDemand(): { readonly games: ReadonlyMap<string, Ruleset>; readonly brought: string[] } {
  const brought: string[] = [];
  const games = rulesetsOnDemand((script) => {
    brought.push(script);
    const whole = rulesets.get(script.replace(/-book$/, ''))!;
    return { rules: whole, book: whole };
  });
  return { games, brought };
}

test('every game can be brought on demand, by its id and title, and none is before its rules are asked for', () => {
  const { games, brought } = onDemand();
  const names = (all: ReadonlyMap<string, Ruleset>) => [...all].map(([key, { id, title }]) => ({ key, id, title }));
  expect(names(games)).toEqual(names(rulesets));
  expect(brought).toEqual([]);
});

test.each([...rulesets.keys()])(
  '%s is brought once and alone, with all it has, and its book when that is asked for',
  (id) => {
    const { games, brought } = onDemand();
    const [lazy, whole] = [games.get(id)!, rulesets.get(id)!];
    expect(Object.keys(lazy).sort()).toEqual(Object.keys(whole).sort());
    expect(lazy.vocabulary).toBe(whole.vocabulary);
    expect(brought).toEqual([id]);
    for (const part of ['rulebook', 'rulings', 'readings', 'starter'] as const) expect(lazy[part]).toBe(whole[part]);
    expect(brought).toEqual([id, `${id}-book`]);
  },
);
