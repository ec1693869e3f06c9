import { expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { Language } from '../../../engine/model/language.js';
import { rulesetsOnDemand } from '../../../engine/rulesets/on-demand.js';

const firstOf = ({ rulebook }: Ruleset): string => [...rulebook.keys()][0];

/** Returns games that load on demand, and the list of loaded scripts. */
function onDemand(language: () => Language = () => 'en'): {
  readonly games: ReadonlyMap<string, Ruleset>;
  readonly brought: string[];
} {
  const brought: string[] = [];
  const games = rulesetsOnDemand((script) => {
    brought.push(script);
    const whole = rulesets.get(script.replace(/-(book|it)$/, ''))!;
    return { rules: whole, book: whole, titlesIt: { [firstOf(whole)]: 'Titolo' } };
  }, language);
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

test('titles are brought in the language the reader is found to have, and what has none keeps its English', () => {
  let language: Language = 'en';
  const { games, brought } = onDemand(() => language);
  const game = games.get('pgg')!;
  const [first, second] = [...game.rulebook.values()];
  expect(brought).toEqual(['pgg-book']);
  language = 'it';
  expect([...game.rulebook.values()].slice(0, 2)).toEqual([
    { ...first, title: 'Titolo', titleInEnglish: first.title },
    { ...second, titleInEnglish: second.title },
  ]);
  expect(game.rulebook).toBe(game.rulebook);
  expect(brought).toEqual(['pgg-book', 'pgg-it']);
});
