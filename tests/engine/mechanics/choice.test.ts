import { describe, expect, test } from 'vitest';
import { choice, pickOne, type Choice } from '../../../engine/mechanics/choice.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Answer, Refusal } from '../../../engine/play/moment.js';
import { refusal } from '../../../engine/play/refusal.js';

const goto = (cell: number): Answer => ({ verb: 'retreat', cells: [cell] });
const order = (...cells: number[]): OrderModel => ({
  verb: 'retreat',
  pieces: [],
  cells: cells.map((cell) => ({ cell, source: NO_SOURCE })),
  path: [],
  clauses: [],
  rolls: [],
  attributes: {},
  answers: [],
  citations: [],
  source: NO_SOURCE,
  verbSource: NO_SOURCE,
});

/** A decision of Red: the unit retreats to cell 3, 5 or 8. */
const retreat = {
  address: '1/Red/retreat',
  side: 'Red',
  rule: '7.2',
  question: 'retreat',
  prompt: 'Red: where to?',
  verbs: ['retreat'],
  options: () => [3, 5, 8].map(goto),
  answer: ({ cells }: OrderModel): Answer | Refusal =>
    cells.length === 1 ? goto(cells[0].cell) : refusal('7.2', 'one-cell', 'A retreat names one cell.'),
  whyNot: ({ cells: [cell] = [] }: Answer): Refusal | undefined =>
    [3, 5, 8].includes(cell) ? undefined : refusal('7.2', 'closed', `${cell} is closed.`),
} satisfies Choice;

describe('choice', () => {
  test.each<{ name: string; words: OrderModel; answer: object }>([
    {
      name: 'a legal option',
      words: order(5),
      answer: { verb: 'retreat', cells: [5], order: order(5) },
    },
    {
      name: 'an illegal option',
      words: order(4),
      answer: { refused: true, slug: 'closed', message: '4 is closed [7.2].' },
    },
    {
      name: 'two options',
      words: order(3, 5),
      answer: { refused: true, slug: 'one-cell' },
    },
  ])('a choice of one cell accepts or refuses an order that names $name', ({ words, answer }) => {
    expect(choice(retreat).read(words)).toMatchObject(answer);
  });

  test('the default answer of a choice is the first option, or the given default answer', () => {
    expect(choice(retreat).fallback()).toEqual(goto(3));
    expect(choice({ ...retreat, defaultAnswer: () => goto(8) }).fallback()).toEqual(goto(8));
  });

  test('a choice picks an option with one random number, unless the game has its own way to pick', () => {
    const drawn: number[] = [];
    const picks = [0, 1, 2].map((lot) =>
      choice(retreat).pick((n) => {
        drawn.push(n);
        return lot;
      }),
    );
    expect(picks).toEqual([goto(3), goto(5), goto(8)]);
    expect(drawn).toEqual([3, 3, 3]);
    expect(choice({ ...retreat, pick: () => goto(5) }).pick(() => 0)).toEqual(goto(5));
  });

  test('a choice lists only options that it does not refuse', () => {
    const decision = choice(retreat);
    expect(decision.legal().map((answer) => decision.refuse(answer))).toEqual([undefined, undefined, undefined]);
    expect(decision.refuse(goto(9))).toMatchObject({ slug: 'closed' });
  });

  test('a choice has the optional properties of its definition, and no property whose value is undefined', () => {
    const { within, result, describe: words } = choice({ ...retreat, within: undefined, result: undefined });
    expect([within, result, words]).toEqual([undefined, undefined, undefined]);
    expect(choice({ ...retreat, within: order(3), result: 'D2' })).toMatchObject({ result: 'D2', within: order(3) });
  });
});

test('pickOne returns the value with the random index', () => {
  expect([0, 1, 2].map((lot) => pickOne(['a', 'b', 'c'], () => lot))).toEqual(['a', 'b', 'c']);
});
