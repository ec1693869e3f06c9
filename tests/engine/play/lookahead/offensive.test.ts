import { describe, expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Assault } from '../../../../engine/play/lookahead/assaults.js';
import type { Draft, Planned } from '../../../../engine/play/lookahead/candidate-plans.js';
import { Offensive } from '../../../../engine/play/lookahead/offensive.js';
import type { Answer } from '../../../../engine/play/moment.js';

const MARCH = { address: '1/march', verbs: ['move', 'fly', 'end'] };
const go = (verb: string, target: number, ...pieces: number[]): Answer => ({ verb, pieces, cells: [target] });
/** An assault against a defence of 2. Each attacking unit has the strength 2. */
const assault = (target: number, ...answers: Answer[]): Assault => {
  const strengths = new Map(answers.flatMap(({ pieces = [] }) => pieces.map((piece) => [piece, 2] as const)));
  return { target, answers, preparations: [], strengths, defence: 2 };
};
const first = assault(7, go('move', 7, 1, 2), go('fly', 7, 9));
const second = assault(8, go('move', 8, 2, 3), go('fly', 8, 9, 10));
const offensive = new Offensive(MARCH, [first, second]);

const planned = (...answers: Answer[]): Planned[] => answers.map((answer) => ({ address: MARCH.address, answer }));

/** The answers of a draft: `move 1+2 > 7`; `move ?` for an answer that is explored. */
const textOf = (draft: Draft): string[] =>
  draft.map(({ answer, verb = '' }) =>
    answer === undefined
      ? `${verb} ?`
      : [answer.verb, answer.pieces?.join('+'), answer.cells && `> ${answer.cells[0]}`].filter(Boolean).join(' '),
  );

test('an offensive makes all assaults, uses a unit in only one of them, and moves land units before aircraft fly', () => {
  expect(textOf(offensive.draft(2, 0))).toEqual(['move 1+2 > 7', 'move 3 > 8', 'fly 9 > 7', 'fly 10 > 8']);
});

test('an offensive makes only assaults with sufficient odds, and their units remain free for other assaults', () => {
  expect(textOf(offensive.draft(3, 0))).toEqual(['move 1+2 > 7', 'fly 9 > 7']);
  expect(textOf(new Offensive(MARCH, [assault(6, go('move', 6, 2)), second]).draft(3, 0))).toEqual([
    'move 2+3 > 8',
    'fly 9+10 > 8',
  ]);
});

test('in an offensive, units without an assault move before aircraft fly, and any units act after that, by explored answers', () => {
  expect(textOf(offensive.draft(3, 2))).toEqual(['move 1+2 > 7', 'move ?', 'move ?', 'fly 9 > 7', ' ?', ' ?']);
});

test('an offensive sends units into goals without enemies, whatever odds it requires', () => {
  const entry = { ...assault(5, go('move', 5, 4)), defence: 0 };
  expect(textOf(new Offensive(MARCH, [entry]).draft(99, 0))).toEqual(['move 4 > 5']);
});

test('a mutation of a plan adds an assault, gives its units no other answer, and keeps the answers to later questions', () => {
  const plan = [
    ...planned(go('move', 7, 1, 2), go('fly', 7, 9), { verb: 'end' }),
    { address: '1/fight', answer: go('fight', 7) },
  ];
  expect(textOf(offensive.change(plan, randomStream('x')))).toEqual([
    'move 2+3 > 8',
    'move 1 > 7',
    'fly 9+10 > 8',
    'end',
    'fight > 7',
  ]);
});

test('a mutation of a plan that attacks all targets removes one of its assaults', () => {
  const plan = planned(go('move', 7, 1), go('move', 8, 3), go('fly', 7, 9), { verb: 'end' });
  const changed = Array.from({ length: 20 }, (_, n) => textOf(offensive.change(plan, randomStream(String(n)))).join());
  expect(new Set(changed)).toEqual(new Set(['move 3 > 8,end', 'move 1 > 7,fly 9 > 7,end']));
});

describe('preparations of assaults', () => {
  const fuel: Answer = { verb: 'activate', pieces: [20, 2, 3] };
  const moreFuel: Answer = { verb: 'activate', pieces: [21, 1] };
  const orders = { ...MARCH, verbs: ['move', 'activate', 'fly', 'end'] };
  const attacks = [
    { ...first, preparations: [fuel, moreFuel] },
    { ...second, preparations: [fuel] },
  ];

  test('an offensive begins with the preparations of its assaults, each of them once', () => {
    expect(textOf(new Offensive(orders, attacks).draft(2, 0)).slice(0, 3)).toEqual([
      'activate 20+2+3',
      'activate 21+1',
      'move 1+2 > 7',
    ]);
  });

  test('an offensive leaves out the preparations of assaults that it does not make', () => {
    const weak = { ...assault(6, go('move', 6, 4)), preparations: [moreFuel] };
    expect(textOf(new Offensive(orders, [weak, attacks[1]]).draft(2, 0))[0]).toBe('activate 20+2+3');
  });

  test('a mutated plan keeps all prepared units and puts them first, together with those that the added assault prepares', () => {
    const plan = planned(moreFuel, go('move', 7, 1), go('fly', 7, 9));
    expect(textOf(new Offensive(orders, attacks).change(plan, randomStream('x')))).toEqual([
      'activate 21+1',
      'activate 20+2+3',
      'move 2+3 > 8',
      'move 1 > 7',
      'fly 9+10 > 8',
    ]);
  });
});
