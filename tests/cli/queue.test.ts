import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { isShard } from '../../cli/balance/is-shard.js';
import { isNothing, isResult } from '../../cli/queue/jobs.js';
import { noteErrors } from '../../cli/queue/reach.js';
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

const shard = { task: { ...task, unanswered: 'considered', strength: 10_000 }, span: [4, 5] };
const withTask = (changed: object): object => ({ ...shard, task: { ...shard.task, ...changed } });
const long = 'x'.repeat(10_001);

test('accepts a shard whose fields are within their limits', () => {
  expect(isShard(shard)).toBe(true);
});

test.each<[string, unknown]>([
  ['a strength that holds a thread for minutes', withTask({ strength: 2 ** 53 - 1 })],
  ['a strength above that of the command line', withTask({ strength: 10_001 })],
  ['no strength at all', withTask({ strength: 0 })],
  ['runs beyond those of the command line', { ...shard, span: [1, 2_000_001] }],
  ['a long version', withTask({ version: long })],
  ['a long name of a game', withTask({ ruleset: long })],
  ['a long digest', withTask({ rules: long })],
  ['no digest', withTask({ rules: undefined })],
  ['a long seed', withTask({ seed: long })],
  ['a long moment to stop at', withTask({ until: long })],
  ['a way to answer that does not exist', withTask({ unanswered: 'never' })],
  ['a file over 4 MB', withTask({ files: { a: ' '.repeat(2 ** 22 + 1) } })],
  [
    'files of more than 64 MB together',
    withTask({ files: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`${i}`, ' '.repeat(2 ** 22)])) }),
  ],
  ['a long path', withTask({ files: { [long]: '' } })],
  ['too many files', withTask({ files: Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`${i}`, ''])) })],
  ['no arms', withTask({ arms: [] })],
  ['too many arms', withTask({ arms: Array.from({ length: 1001 }, () => task.arms[0]) })],
  ['a long name of an arm', withTask({ arms: [{ ...task.arms[0], name: long }] })],
  ['a long file of an arm', withTask({ arms: [{ ...task.arms[0], file: long }] })],
  [
    'too many rulings',
    withTask({ arms: [{ ...task.arms[0], rulings: Array.from({ length: 1001 }, () => ({ option: 'a', value: 1 })) }] }),
  ],
  ['a long ruling', withTask({ arms: [{ ...task.arms[0], rulings: [{ option: long, value: 1 }] }] })],
  ['a long value of a ruling', withTask({ arms: [{ ...task.arms[0], rulings: [{ option: 'a', value: long }] }] })],
])('rejects a shard with %s', (_, given) => {
  expect(isShard(given)).toBe(false);
});

const reply = (message: string): Error => Object.assign(new Error(message), { name: 'ReplyError' });

test.each<[Error, string]>([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    'The queue redis://a is away, and waited for: connect ECONNREFUSED 127.0.0.1:1\n',
  ],
  [new Error('Connection is closed.'), 'The queue redis://a is away, and waited for: Connection is closed.\n'],
  [
    reply('LOADING Redis is loading the dataset in memory'),
    'The queue redis://a is away, and waited for: LOADING Redis is loading the dataset in memory\n',
  ],
  [
    new Error('could not renew lock for job 7'),
    'The lock of a job of the queue redis://a is lost; another worker may play it too: could not renew lock for job 7\n',
  ],
  [
    Object.assign(new Error('Missing lock for job 7. moveToFinished'), { code: -2 }),
    'The lock of a job of the queue redis://a is lost; another worker may play it too: Missing lock for job 7. moveToFinished\n',
  ],
  [
    new SyntaxError('Unexpected token x in JSON'),
    'A job of the queue redis://a is no JSON: Unexpected token x in JSON\n',
  ],
  [
    reply("OOM command not allowed when used memory > 'maxmemory'."),
    "The queue redis://a refuses a command: OOM command not allowed when used memory > 'maxmemory'.\n",
  ],
])('reports an error of a queue as what it is, once until the connection is back: %s', (problem, text) => {
  const end = Object.assign(new EventEmitter(), { backend: new EventEmitter() });
  const notes: string[] = [];
  noteErrors(end, 'redis://a', (note) => notes.push(note));
  for (const each of [problem, problem]) end.emit('error', each);
  expect(notes).toEqual([text]);
  end.backend.emit('ready');
  end.emit('error', problem);
  expect(notes).toEqual([text, text]);
});
