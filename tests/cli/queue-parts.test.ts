import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectTexts } from '../../cli/balance/collect.js';
import { runShards } from '../../cli/balance/run-shards.js';
import type { Shard } from '../../cli/balance/task.js';
import { addressOf } from '../../cli/queue/address.js';
import { isResult, isUnplayed } from '../../cli/queue/jobs.js';
import { logConnectionErrors, raceWithAbort } from '../../cli/queue/connection.js';
import { Sender } from '../../cli/queue/sender.js';
import { Counter } from '../../engine/play/counting/counted.js';
import { task } from './carried-task.js';

test.each([
  ['redis://here', 'redis://here'],
  ['redis://here:6379/3', 'redis://here:6379/3'],
  ['rediss://me:secret@here/', 'rediss://here/'],
])('the URL %s of a queue is accepted and shown as %s', (url, shown) => {
  expect(addressOf(url)?.shown).toBe(shown);
});

test.each(['redis://', 'http://here', 'redis://here/abc', 'redis://here/1/2', 'redis://%zz@here'])(
  'the text %s is rejected as the URL of a queue',
  (url) => {
    expect(addressOf(url)).toBeUndefined();
  },
);

const counted = (from: number, to: number): object => ({
  ...new Counter().counted(),
  spans: [[from, to]],
  length: [{ key: '', of: {}, at: [from, 0], counts: { '7': to - from + 1 }, first: { '7': [from, 0] } }],
});

test('a result of a worker is rejected if it contains runs outside its shard', () => {
  const result = (from: number, to: number): object => ({ span: [from, to], arms: [counted(from, to)] });
  expect(isResult(result(4, 5), task, [4, 5])).toBe(true);
  expect(isResult(result(4, 6), task, [4, 5])).toBe(false);
});

test.each([
  [[4, 3], true],
  [[4, 2], false],
  [[4, 4], false],
  [[5, 3], false],
  ['4-3', false],
])('a worker’s result with the span %j counts as unplayed for a shard that begins at run 4: %s', (span, is) => {
  expect(isUnplayed({ span }, [4, 5])).toBe(is);
});

test('a lost connection to the queue is logged only once until the connection is ready again', () => {
  const [endpoint, backend] = [new EventEmitter(), new EventEmitter()];
  const log: string[] = [];
  logConnectionErrors(Object.assign(endpoint, { backend }) as never, 'redis://here', (text) => log.push(text));
  endpoint.emit('error', new Error('one'));
  endpoint.emit('error', new Error('two'));
  expect(log).toHaveLength(1);
  backend.emit('ready');
  endpoint.emit('error', new Error('three'));
  expect(log).toHaveLength(2);
});

test('a run is counted only once when the queue has two results with this run', async () => {
  const findResults = async function* (): AsyncGenerator {
    await Promise.resolve();
    yield { span: [4, 4], arms: [counted(4, 4)] };
    yield { span: [4, 4], arms: [counted(4, 4)] };
    yield { span: [5, 5], arms: [counted(5, 5)] };
  };
  const runner = {
    concurrency: 1,
    targetShardMs: 1,
    findResults,
    play: () => Promise.reject(new Error('Nothing is left to play.')),
  };
  const sums = await runShards(task, [4, 5], runner as never, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(sums.games).toBe(2);
});

test('the last shards are smaller, so that all workers end at about the same time', async () => {
  const sizes: number[] = [];
  const runner = {
    concurrency: 1,
    targetShardMs: 1000,
    play: ({ span: [from, to] }: Shard) => {
      sizes.push(to - from + 1);
      return Promise.resolve({ span: [from, to], arms: [counted(from, to)], took: 1 });
    },
  };
  await runShards(task, [1, 40], runner as never, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(sizes).toEqual([1, 2, 4, 8, 13, 6, 3, 2, 1]);
});

test('if only some runs of a shard were played, the remaining runs are played later', async () => {
  const spans: string[] = [];
  const runner = {
    concurrency: 1,
    targetShardMs: 1000,
    play: ({ span: [from, to] }: Shard) => {
      spans.push(`${from}-${to}`);
      const last = from === 2 ? 2 : to;
      return Promise.resolve({ span: [from, last], arms: [counted(from, last)], took: 1 });
    },
  };
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  expect((await runShards(task, [1, 6], runner as never, options)).games).toBe(6);
  expect(spans).toEqual(['1-1', '2-3', '3-3', '4-5', '6-6']);
});

test('the size of shards stays the same after a shard that returned no games', async () => {
  const spans: string[] = [];
  let isStopped = false;
  const runner = {
    concurrency: 1,
    targetShardMs: 1000,
    play: ({ span: [from, to] }: Shard) => {
      spans.push(`${from}-${to}`);
      if (from !== 4 || isStopped) return Promise.resolve({ span: [from, to], arms: [counted(from, to)], took: 1 });
      isStopped = true;
      return Promise.resolve({ span: [from, from - 1], arms: [new Counter().counted()], took: 1 });
    },
  };
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  expect((await runShards(task, [1, 20], runner as never, options)).games).toBe(20);
  expect(spans.slice(0, 5)).toEqual(['1-1', '2-3', '4-7', '4-7', '8-14']);
});

test('the command ignores results in the queue that contain runs outside its own range', async () => {
  const findResults = async function* (): AsyncGenerator {
    await Promise.resolve();
    for (const [from, to] of [
      [3, 4],
      [5, 5],
      [6, 7],
    ])
      yield { span: [from, to], arms: [counted(from, to)] };
  };
  const spans: (readonly number[])[] = [];
  const play = ({ span: [from, to] }: Shard): object => {
    spans.push([from, to]);
    return Promise.resolve({ span: [from, to], arms: [counted(from, to)], took: 1 });
  };
  const runner = { concurrency: 1, targetShardMs: 1000, findResults, play };
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  expect((await runShards(task, [4, 6], runner as never, options)).games).toBe(3);
  expect(spans).toEqual([
    [4, 4],
    [6, 6],
  ]);
});

test('the command sends no further shards after a shard has failed', async () => {
  let sent = 0;
  const play = async ({ span: [from, to] }: Shard): Promise<object> => {
    sent += 1;
    await setTimeout(from === 1 ? 0 : 20);
    if (from === 1) throw new Error('there is no such hex');
    return { span: [from, to], arms: [counted(from, to)], took: 1 };
  };
  const runner = { concurrency: 2, targetShardMs: 1000, play };
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(runShards(task, [1, 9], runner as never, options)).rejects.toThrow('there is no such hex');
  expect(sent).toBe(2);
});

test('the command logs once that the queue has no worker, and again after a worker has come and gone', async () => {
  const log: string[] = [];
  let counts = 0;
  const stop = new AbortController();
  const queue = {
    name: 'sandtable-one',
    getJobState: () => Promise.resolve('waiting'),
    getWorkersCount: () => {
      counts += 1;
      if (counts === 5) stop.abort();
      return Promise.resolve(counts === 3 ? 1 : 0);
    },
    backend: { getClientList: () => Promise.resolve([]) },
    remove: () => Promise.resolve(1),
  };
  const fields = { queue, log: (text: string) => log.push(text), workerCountIntervalMs: -1, nextCount: 0 };
  const sender = Object.assign(Object.create(Sender.prototype) as Pick<Sender, 'play'>, fields);
  await sender.play({ task, span: [1, 2] }, stop.signal);
  const line = 'The queue has no worker yet. Start one with: sandtable worker\n';
  expect(log).toEqual([line, line]);
});

test('files of two folders are named by their paths relative to the common folder', () => {
  const document = (path: string): object => ({ uri: { path }, textDocument: { getText: () => path } });
  const documents = ['/campaign/games/a.sand', '/campaign/other/b.sand'].map(document);
  const LangiumDocuments = { all: { toArray: () => documents } };
  const workspace = { services: { shared: { workspace: { LangiumDocuments } } } };
  const { files } = collectTexts([{ workspace }] as never);
  expect(Object.keys(files)).toEqual(['games/a.sand', 'other/b.sand']);
});

test('a cancelled command waits only half a second for a blocked request to the queue', async () => {
  const stop = new AbortController();
  const blocked = raceWithAbort(new Promise<string>(() => undefined), stop.signal);
  const start = performance.now();
  stop.abort();
  expect(await blocked).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});

test('the result of a command that finishes shortly after cancellation is returned', async () => {
  expect(await raceWithAbort(setTimeout(50, 'result'), AbortSignal.abort())).toBe('result');
});
