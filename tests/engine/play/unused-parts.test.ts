import { describe, expect, test } from 'vitest';
import type { Clause, OrderModel, Placed } from '../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { OrderPart, VerbWord } from '../../../engine/play/vocabulary.js';
import { fitToForm } from '../../../engine/play/unused-parts.js';

const verbOf = (
  takes: readonly OrderPart[],
  also: readonly OrderPart[] = [],
  attributes: readonly string[] = [],
): VerbWord => ({
  word: 'try',
  text: '',
  rules: [],
  questions: [],
  takes,
  optional: also,
  attributes,
});

const at = (start: number) => ({ ...NO_SOURCE, start, end: start + 1 });
const placed = (...cells: readonly number[]): Placed[] => cells.map((cell) => ({ cell, source: at(cell) }));
const named = (...names: readonly string[]) => names.map((name, i) => ({ name, source: at(900 + i) }));

const clause = (preposition: string, said: Partial<Clause>, start: number): Clause => ({
  preposition,
  pieces: [],
  cells: [],
  path: [],
  words: [],
  numbers: [],
  source: at(start),
  ...said,
});

const order = (said: Partial<OrderModel>): OrderModel => ({
  verb: 'try',
  pieces: [],
  cells: [],
  path: [],
  clauses: [],
  rolls: [],
  attributes: {},
  answers: [],
  citations: [],
  source: NO_SOURCE,
  verbSource: NO_SOURCE,
  ...said,
});

const MOVE = verbOf(['units', 'to cell'], ['path', 'via cells']);

describe('fitting an order to the form of its verb', () => {
  const fitting: readonly (readonly [string, VerbWord, Partial<OrderModel>])[] = [
    ['a cell after the units, which means `to CELL`', MOVE, { pieces: named('A'), cells: placed(1) }],
    ['a path after the units', MOVE, { pieces: named('A'), path: placed(1, 2) }],
    ['a path after `to`', MOVE, { pieces: named('A'), clauses: [clause('to', { path: placed(1, 2) }, 5)] }],
    [
      'a path after `via`, next to a goal',
      MOVE,
      {
        pieces: named('A'),
        clauses: [clause('to', { cells: placed(3) }, 5), clause('via', { path: placed(1, 2) }, 6)],
      },
    ],
    ['the dice of any order', verbOf([]), { attributes: { roll: { value: 3, source: at(7) } } }],
    ['an attribute that the form names', verbOf([], [], ['a']), { attributes: { a: { value: true, source: at(7) } } }],
  ];
  test.each(fitting)('fitToForm keeps a part of an order that its verb allows: %s', (_, verb, said) => {
    const written = order(said);
    expect(fitToForm(written, verb)).toEqual({ unused: [], order: written });
  });

  const stripped: readonly (readonly [string, VerbWord, Partial<OrderModel>, number[]])[] = [
    [
      'a clause of another preposition',
      MOVE,
      { pieces: named('A'), clauses: [clause('from', { cells: placed(1) }, 5)] },
      [5],
    ],
    [
      'a clause written twice',
      MOVE,
      { pieces: named('A'), clauses: [clause('to', { cells: placed(1) }, 5), clause('to', { cells: placed(2) }, 6)] },
      [6],
    ],
    [
      'a goal next to a whole path',
      MOVE,
      { pieces: named('A'), path: placed(1, 2), clauses: [clause('to', { cells: placed(3) }, 5)] },
      [5],
    ],
    ['a unit where the verb takes nothing', verbOf([]), { pieces: named('A') }, [900]],
    [
      'an attribute that belongs to other verbs',
      verbOf([]),
      { attributes: { a: { value: true, source: at(7) } } },
      [7],
    ],
  ];
  test.each(stripped)('fitToForm removes from an order %s and keeps the rest', (_, verb, said, starts) => {
    const { unused, order: fitting } = fitToForm(order(said), verb);
    expect(unused.map(({ source }) => source.start)).toEqual(starts);
    expect(fitting).toBeDefined();
    expect(fitToForm(fitting ?? order({}), verb).unused).toEqual([]);
  });

  const spoilt: readonly (readonly [string, VerbWord, Partial<OrderModel>])[] = [
    ['a path in place of a cell', verbOf(['units', 'to cell']), { pieces: named('A'), path: placed(1, 2) }],
    [
      'a path after `to` in place of a cell',
      verbOf(['units', 'to cell']),
      { pieces: named('A'), clauses: [clause('to', { path: placed(1, 2) }, 5)] },
    ],
    ['units in place of cells', verbOf(['cells', 'with units']), { pieces: named('A') }],
  ];
  test.each(spoilt)('fitToForm returns no order for %s', (_, verb, said) => {
    const { unused, order: fitting } = fitToForm(order(said), verb);
    expect(unused).toHaveLength(1);
    expect(fitting).toBeUndefined();
  });
});
