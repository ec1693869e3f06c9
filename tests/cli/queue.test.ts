import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { isShard } from '../../cli/balance/is-shard.js';
import { isResult, isUnplayed } from '../../cli/queue/jobs.js';
import { logConnectionErrors } from '../../cli/queue/connection.js';
import { Counter } from '../../engine/play/counting/counted.js';
import { task } from './carried-task.js';

const row = { key: '', of: {}, at: [4, 0], counts: { '7': 2 }, first: { '7': [4, 0] } };
const arm = { ...new Counter().counted(), spans: [[4, 5]], length: [row] };
const result = { span: [4, 5], arms: [arm] };
const withRow = (changed: object): object => ({ ...result, arms: [{ ...arm, length: [{ ...row, ...changed }] }] });

test('the queue accepts a result that covers all runs of its shard, or only the first of them', () => {
  expect(isResult(result, task, [4, 5])).toBe(true);
  expect(isResult(result, task, [4, 9])).toBe(true);
});

test.each<[string, unknown]>([
  ['null', null],
  ['without runs', { ...result, span: [4, 3], arms: [] }],
  ['with other runs', { ...result, span: [5, 5] }],
  ['with more runs', { ...result, span: [4, 6] }],
  ['with too few arms', { ...result, arms: [] }],
  ['with an arm that is null', { ...result, arms: [null] }],
  ['with an arm of other runs', { ...result, arms: [{ ...arm, spans: [[4, 6]] }] }],
  ['with an arm without runs', { ...result, arms: [{ ...arm, spans: [] }] }],
  ['with an arm without rows', { ...result, arms: [{ spans: [[4, 5]] }] }],
  ['with a row that is a number', { ...result, arms: [{ ...arm, length: [7] }] }],
  ['with a negative number of games', withRow({ counts: { '7': -1 } })],
  ['with half a game', withRow({ counts: { '7': 0.5 } })],
  ['with a value without a first game', withRow({ first: {} })],
  ['with a first game for a value without a count', withRow({ first: { '8': [4, 0] } })],
  ['with a wrong place', withRow({ at: 'here' })],
])('an invalid result of a shard is rejected: %s', (_, given) => {
  expect(isResult(given, task, [4, 5])).toBe(false);
});

test('an empty result of a worker that stopped before its first game ended counts as not played', () => {
  expect(isUnplayed({ span: [4, 3], arms: [] }, [4, 5])).toBe(true);
  for (const other of [null, result, { span: [3, 2] }]) expect(isUnplayed(other, [4, 5])).toBe(false);
});

const shard = { task: { ...task, unanswered: 'considered', strength: 10_000 }, span: [4, 5] };
const withTask = (changed: object): object => ({ ...shard, task: { ...shard.task, ...changed } });
const long = 'x'.repeat(10_001);

test.each<[string, unknown]>([
  ['whose fields are within their limits', shard],
  ['with the last run of the command line', { ...shard, span: [1, 2_000_000] }],
  ['with a file of exactly 4 MB', withTask({ files: { a: ' '.repeat(2 ** 22) } })],
])('a worker accepts a shard %s', (_, given) => {
  expect(isShard(given)).toBe(true);
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
])('a worker rejects a shard with %s', (_, given) => {
  expect(isShard(given)).toBe(false);
});

const reply = (message: string): Error => Object.assign(new Error(message), { name: 'ReplyError' });

test.each<[Error, string]>([
  [
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    'Lost connection to the queue redis://a, retrying: connect ECONNREFUSED 127.0.0.1:1\n',
  ],
  [new Error('Connection is closed.'), 'Lost connection to the queue redis://a, retrying: Connection is closed.\n'],
  [
    reply('LOADING Redis is loading the dataset in memory'),
    'Lost connection to the queue redis://a, retrying: LOADING Redis is loading the dataset in memory\n',
  ],
  [
    new Error('could not renew lock for job 7'),
    'Lost the lock of a job of the queue redis://a; another worker may play the same games: could not renew lock for job 7\n',
  ],
  [
    Object.assign(new Error('Missing lock for job 7. moveToFinished'), { code: -2 }),
    'Lost the lock of a job of the queue redis://a; another worker may play the same games: Missing lock for job 7. moveToFinished\n',
  ],
  [
    new SyntaxError('Unexpected token x in JSON'),
    'A job of the queue redis://a is not valid JSON: Unexpected token x in JSON\n',
  ],
  [
    reply("OOM command not allowed when used memory > 'maxmemory'."),
    "The queue redis://a rejected a command: OOM command not allowed when used memory > 'maxmemory'.\n",
  ],
])('an error of a queue is logged once until the connection is ready again: %s', (problem, text) => {
  const endpoint = Object.assign(new EventEmitter(), { backend: new EventEmitter() });
  const log: string[] = [];
  logConnectionErrors(endpoint, 'redis://a', (text) => log.push(text));
  for (const each of [problem, problem]) endpoint.emit('error', each);
  expect(log).toEqual([text]);
  endpoint.backend.emit('ready');
  endpoint.emit('error', problem);
  expect(log).toEqual([text, text]);
});
