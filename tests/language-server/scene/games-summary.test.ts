import { expect, test } from 'vitest';
import { summarizeGames } from '../../../language-server/scene/games-summary.js';

const battle = (address: string, counts: Readonly<Record<string, number>>): object => ({
  address,
  turn: 2,
  kind: 'long-range-fire',
  cells: ['0101'],
  counts,
  first: Object.fromEntries(Object.keys(counts).map((result) => [result, { run: 1, moment: 3 }])),
});
const summarize = (results: readonly object[], calendar?: readonly string[], rules: readonly object[] = []) => {
  const games = { runs: 9, seed: 's', score: [], outcomes: {}, units: [], expectations: [], statements: [] };
  const rulebook = new Map([
    ['9.8', { rule: '9.8', title: 'Avanzata', text: '', see: [], status: 'simulated' as const }],
  ]);
  return summarizeGames({ ...games, rules, results } as never, {
    gameCount: 9,
    took: 1,
    calendar,
    shown: (word) => word,
    rulebook,
  });
};

test('the summary of games lists the rules that no game cites, with the titles of the reader’s language', () => {
  const rules = [
    { rule: '9.8', title: 'Advance', cited: 0 },
    { rule: '10.4', title: 'Evacuation', cited: 0 },
    { rule: '9.5', title: 'The combat table', cited: 2 },
  ];
  expect(summarize([], undefined, rules).rulesNeverCited).toEqual(['9.8 Avanzata', '10.4 Evacuation']);
});

test('the summary of games lists the results of a battle, the most frequent first', () => {
  const [{ title, turn, games, results }] = summarize([battle('a', { De: 1, D1: 5, Ae: 3 })]).battles;
  expect([title, turn, games]).toEqual(['long range fire on 0101', '2', 9]);
  expect(results).toEqual([
    { result: 'D1', times: 5, run: 1, moment: 3 },
    { result: 'Ae', times: 3, run: 1, moment: 3 },
    { result: 'De', times: 1, run: 1, moment: 3 },
  ]);
});

test('the summary of games names the turn of a battle by the calendar', () => {
  expect(summarize([battle('a', { De: 1 })], ['13AM', '13PM']).battles).toMatchObject([{ turn: '13PM' }]);
});

test('the summary of games lists the 120 battles that occurred in most games, in the order of play', () => {
  const battles = Array.from({ length: 122 }, (_, number) =>
    battle(String(number), { De: number === 0 || number === 7 ? 1 : 2 }),
  );
  const { battles: listed, more } = summarize(battles);
  expect(listed.map(({ address }) => Number(address))).toEqual(
    Array.from({ length: 122 }, (_, number) => number).filter((number) => number !== 0 && number !== 7),
  );
  expect(more).toBe(2);
  expect(summarize(battles.slice(0, 120))).toMatchObject({ battles: { length: 120 }, more: 0 });
});
