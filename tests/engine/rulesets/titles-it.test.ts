import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';

type Titles = Readonly<Record<string, string>>;

/** Titles that are the same in both languages. */
const NAMES = new Set(['Bonus', 'Bunker', 'FHQ', 'Malus', 'Romania', 'Stavka', 'Von Manstein', 'Voroshilov']);

const fileOf = (id: string): string => `../../../engine/rulesets/${id}/rulebook/titles-it.ts`;
describe.each([...rulesets.values()])('the rules of $title in Italian', ({ id, rulebook }) => {
  const titles = (async () => ((await import(fileOf(id))) as { titlesIt: Titles }).titlesIt)();

  test('every rule has an Italian title, and the Italian titles belong to rules only', async () => {
    expect(Object.keys(await titles).toSorted()).toEqual([...rulebook.keys()].toSorted());
  });
  test('no rule title is left in English, except names', async () => {
    const given = await titles;
    const same = [...rulebook.values()].filter(({ rule, title }) => given[rule] === title && !NAMES.has(title));
    expect(same.map(({ rule, title }) => `${rule} ${title}`)).toEqual([]);
  });
  test('every Italian title begins with a capital, uses typographic marks and ends without a full stop', async () => {
    const odd = Object.entries(await titles).filter(
      ([, title]) => !/^[\p{Lu}\d(“«]/u.test(title) || /[.\s]$|['"]|\s\s|\.\.\./.test(title),
    );
    expect(odd).toEqual([]);
  });
});
