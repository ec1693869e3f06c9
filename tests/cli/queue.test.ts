import { expect, test } from 'vitest';
import { isNothing, isResult } from '../../cli/queue/jobs.js';
import { Counter } from '../../engine/play/counting/counted.js';
import { task } from './carried-task.js';

const row = { key: '', of: {}, at: [4, 0], counts: { '7': 2 }, first: { '7': [4, 0] } };
const arm = { ...new Counter().counted(), spans: [[4, 5]], length: [row] };
const result = { span: [4, 5], arms: [arm] };
const withRow = (changed: object): object => ({ ...result, arms: [{ ...arm, length: [{ ...row, ...changed }] }] });

test('a result is of the runs that were asked for, from the first, or fewer', () => {
  expect(isResult(result, task, [4, 5])).toBe(true);
  expect(isResult(result, task, [4, 9])).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['of no runs', { ...result, span: [4, 3], arms: [] }],
  ['of other runs', { ...result, span: [5, 5] }],
  ['of more runs', { ...result, span: [4, 6] }],
  ['of too few arms', { ...result, arms: [] }],
  ['whose arm is none', { ...result, arms: [null] }],
  ['that counts other runs than it says', { ...result, arms: [{ ...arm, spans: [[4, 6]] }] }],
  ['that counts none', { ...result, arms: [{ ...arm, spans: [] }] }],
  ['without rows', { ...result, arms: [{ spans: [[4, 5]] }] }],
  ['with a row that is none', { ...result, arms: [{ ...arm, length: [7] }] }],
  ['with less than no games', withRow({ counts: { '7': -1 } })],
  ['with half a game', withRow({ counts: { '7': 0.5 } })],
  ['with a value that came nowhere', withRow({ first: {} })],
  ['with a value that came first without a game', withRow({ first: { '8': [4, 0] } })],
  ['with no place', withRow({ at: 'here' })],
])('a result %s is none', (_, given) => {
  expect(isResult(given, task, [4, 5])).toBe(false);
});

test('nothing is what a worker gives back that was stopped before its first game was over', () => {
  expect(isNothing({ span: [4, 3], arms: [] }, [4, 5])).toBe(true);
  for (const other of [null, result, { span: [3, 2] }]) expect(isNothing(other, [4, 5])).toBe(false);
});
