import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isShard } from '../../cli/balance/is-shard.js';
import { createQueueRunner } from '../../cli/balance/queued.js';
import { runShards } from '../../cli/balance/run-shards.js';
import type { Shard, Task } from '../../cli/balance/task.js';
import { queueNameOf } from '../../cli/queue/jobs.js';
import { buildAt, type Build } from '../../cli/build.js';
import * as queueModule from '../../cli/queue/queue.js';
import { Counter } from '../../engine/play/counting/counted.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { missingPrograms } from '../../scripts/other-programs.ts';
import { task } from '../cli/carried-task.js';
import { build, command, folderWith, type Ended, type TestProcess } from '../cli/command-line.js';
import { skirmish } from '../engine/play/skirmish.js';
import { CERTIFICATE, TestRedis } from './redis.js';

const ROOT = path.join(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'dist/cli.mjs');
const BUILT = buildAt(CLI, ['bite', 'fda', 'pgg', 'rtl']);
/** A command whose games take seconds, so that a test can stop a worker or Redis in the middle. */
const LONG_BALANCE = ['balance', 'examples/rtl/the-battle-of-soltsy.sand', '--unanswered', 'random', '--runs', '10'];
const SENDER_OPTIONS = { build: build.digest, log: () => undefined };
const NEVER_ABORTED = new AbortController().signal;
/** The queue with a short connection time-out and frequent counts of the workers. */
const IMPATIENT: typeof queueModule = {
  ...queueModule,
  whyUnreachable: (address) => queueModule.whyUnreachable(address, 500),
  Sender: class extends queueModule.Sender {
    constructor(...[address, options]: ConstructorParameters<typeof queueModule.Sender>) {
      super(address, { ...options, workerCountIntervalMs: 300 });
    }
  },
};
/** Many runs of a very short game. */
const SHORT_BALANCE = 'balance battle.sand --until end --unanswered random --jobs 1 --runs 100';

describe.skipIf(missingPrograms().some(({ name }) => name === 'Redis'))('a queue', () => {
  let redis: TestRedis;
  let folder: string;
  let singleProcess: string;
  const { addressOf, Sender, serve } = queueModule;
  const children = new Set<ChildProcess>();

  const start = (...words: string[]): ChildProcess => {
    const child = spawn(process.execPath, [CLI, ...words], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    children.add(child);
    return child;
  };
  const worker = (): ChildProcess => start('worker', '--queue', redis.url, '--jobs', '1', '--lost', '1');
  /** Starts a worker in this process. Returns a function that interrupts the worker and returns its output. */
  function serveHere(inProcess: TestProcess = { folder }, ...options: string[]): () => Promise<Ended> {
    const stop = new AbortController();
    const words = ['worker', '--queue', redis.url, '--jobs', '1', ...options].join(' ');
    const ended = command(words, { ...inProcess, signal: stop.signal });
    return () => {
      stop.abort();
      return ended;
    };
  }
  /** Plays the long balance command on this machine or through a queue. Returns the saved counts. */
  const playLong = (name: string, ...how: string[]): Promise<string> => play(name, ...LONG_BALANCE, ...how);

  /** Plays a balance command. Returns the saved counts. */
  async function play(name: string, ...words: string[]): Promise<string> {
    const file = path.join(folder, name);
    const child = start(...words, '--save', file);
    const log: string[] = [];
    child.stderr?.on('data', (text) => log.push(String(text)));
    const [exit] = (await once(child, 'exit')) as [number | null];
    expect([exit, exit === 0 ? '' : log.join('')]).toEqual([0, '']);
    return fs.readFileSync(file, 'utf8');
  }

  /** Opens the queue of a build. Default: the build in `dist`. */
  async function inQueue<T>(read: (queue: Queue) => Promise<T>, build = BUILT.digest): Promise<T> {
    const queue = new Queue(queueNameOf(build), { connection: { url: redis.url } });
    try {
      return await read(queue);
    } finally {
      await queue.close();
    }
  }
  const countJobs = (of?: string): Promise<number> => inQueue(async (queue) => (await queue.getJobs()).length, of);
  /** Waits until some shards have been played, but fewer than half of them. */
  const someShardsPlayed = (): Promise<void> =>
    inQueue(async (queue) => {
      while ((await queue.getCompletedCount()) < 4) await setTimeout(20);
    });

  beforeAll(async () => {
    redis = await TestRedis.start();
    folder = folderWith();
    singleProcess = await playLong('whole', '--jobs', '2');
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
    redis.rouse();
    await redis.start();
    await redis.forget();
  });
  afterAll(async () => {
    await redis.remove();
    fs.rmSync(folder, { recursive: true });
  });

  test('the results match a single-process run byte for byte after one of two workers is killed', async () => {
    const [one] = [worker(), worker()];
    const playing = playLong('killed', '--queue', redis.url);
    await someShardsPlayed();
    one.kill('SIGKILL');
    expect(await playing).toBe(singleProcess);
    expect(await countJobs()).toBe(0);
  });

  test('the results of the queue match a single-process run byte for byte after a Redis restart', async () => {
    worker();
    const playing = playLong('restarted', '--queue', redis.url);
    await someShardsPlayed();
    await redis.kill();
    await setTimeout(300);
    await redis.start();
    expect(await playing).toBe(singleProcess);
    expect(await countJobs()).toBe(0);
  });

  test.each(['winter-before-moscow', 'club-contact'])(
    'the results of own/%s.sand, whose ruleset a file declares, match a single-process run byte for byte',
    async (name) => {
      const words = ['balance', `examples/own/${name}.sand`, '--unanswered', 'random', '--runs', '6'];
      const single = await play(`${name}-single`, ...words, '--jobs', '1');
      worker();
      expect(await play(`${name}-queued`, ...words, '--queue', redis.url)).toBe(single);
      expect(await countJobs()).toBe(0);
    },
  );

  test('a command reuses the results of an interrupted command and counts no game twice', async () => {
    const single = await command(`${SHORT_BALANCE} --save single`, folder);
    const stopWorker = serveHere();
    const watched: string[] = [];
    const stopped = await command(`${SHORT_BALANCE} --queue ${redis.url} --save stopped`, {
      folder,
      watched,
      onProgress: (stop) => {
        if (watched.length > 0) stop();
      },
    });
    expect(stopped.err).toMatch(/^Stopped after \d+ of 100 games\.$/m);
    expect(await countJobs(build.digest)).toBeGreaterThan(0);
    const again = await command(`${SHORT_BALANCE} --queue ${redis.url} --save again`, folder);
    expect(again.out).toBe(single.out);
    const saved = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
    expect(saved('again')).toBe(saved('single'));
    expect(await countJobs(build.digest)).toBe(0);
    expect((await stopWorker()).exit).toBe(0);
  });

  test.each([
    ['as soon as Redis is down', false],
    ['after they have logged that Redis is down', true],
  ])('an interrupted command and its worker end %s, with the results received', async (_, waitsForLog) => {
    const serving = worker();
    const child = start(...LONG_BALANCE, '--queue', redis.url);
    const log: string[] = [];
    child.stderr?.on('data', (text) => log.push(String(text)));
    await someShardsPlayed();
    await redis.kill();
    while (waitsForLog && !log.join('').includes('Lost connection')) await setTimeout(20);
    const ended = Promise.all([child, serving].map((each) => once(each, 'exit')));
    for (const each of [child, serving]) each.kill('SIGINT');
    expect(await ended).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(log.join('')).toMatch(/^Stopped after \d+ of 10 games\.$/m);
  });

  test('cancellation ends a search for results, and the deletion of results, while Redis is down', async () => {
    const sender = new Sender(addressOf(redis.url)!, SENDER_OPTIONS);
    await sender.deleteResults(task);
    await redis.kill();
    const stop = new AbortController();
    const found = sender.findResults(task, stop.signal).next();
    const cleared = sender.deleteResults(task, stop.signal);
    stop.abort();
    expect(await found).toEqual({ done: true, value: undefined });
    await Promise.all([cleared, sender.close()]);
  });

  test('the command reports a Redis that accepts connections but does not answer', async () => {
    redis.stun();
    const runs = [SHORT_BALANCE, 'worker --jobs 1'].map((words) =>
      command(`${words} --queue ${redis.url}`, { folder, queue: IMPATIENT }),
    );
    for (const { exit, err } of await Promise.all(runs))
      expect([exit, err]).toEqual([2, expect.stringMatching(/^Cannot connect to the queue \S+: Command timed out\n$/)]);
  });

  test('games whose jobs Redis has lost are played again', async () => {
    const single = await command(SHORT_BALANCE, folder);
    const stopWorker = serveHere({ folder }, '--lost', '1');
    let flush: Promise<void> | undefined;
    const ended = await command(`${SHORT_BALANCE} --queue ${redis.url}`, {
      folder,
      onProgress: () => (flush ??= redis.forget()),
    });
    expect([ended.exit, ended.out]).toEqual([single.exit, single.out]);
    expect(flush).toBeDefined();
    await stopWorker();
  });

  test('the balance command reports the seed of a game that fails, and the queue worker continues', async () => {
    const start: typeof skirmish.start = () => {
      throw new Error('there is no such hex');
    };
    const rulesets: ReadonlyMap<string, Ruleset> = new Map([[skirmish.id, { ...skirmish, start }]]);
    const stopWorker = serveHere({ rulesets });
    const { exit, out, err } = await command(`${SHORT_BALANCE} --queue ${redis.url}`, { rulesets });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^Run “marengo\/\d+” could not be played: The game with the seed “marengo\/\d+” failed: there is no such hex\n$/,
    );
    expect((await stopWorker()).exit).toBe(0);
  });

  const otherBuild: Build = { digest: 'two', rulesOf: () => 'two' };

  test('the worker of the same build plays all games, and the worker of another build plays none', async () => {
    const single = await command(SHORT_BALANCE, folder);
    const stopWorkers = [build, otherBuild].map((each) => serveHere({ folder, build: each }));
    const { exit, out, err } = await command(`${SHORT_BALANCE} --queue ${redis.url}`, folder);
    expect([exit, out, err]).toEqual([single.exit, single.out, '']);
    for (const stopWorker of stopWorkers) expect((await stopWorker()).err).toMatch(/^Worker of [^\n]*\n$/);
  });

  test('a command logs that all workers run other builds, and plays its games when a worker of the same build starts', async () => {
    const single = await command(SHORT_BALANCE, folder);
    const stopOther = serveHere({ folder, build: otherBuild });
    let isOver = false;
    const sending = command(`${SHORT_BALANCE} --queue ${redis.url}`, { folder, queue: IMPATIENT }).finally(
      () => (isOver = true),
    );
    await setTimeout(1000);
    expect(isOver).toBe(false);
    const stopWorker = serveHere();
    expect(await sending).toEqual({
      ...single,
      err: 'The queue has no worker of this build of Sandtable; workers of other builds: 1. Start one of this build with: sandtable worker\n',
    });
    await Promise.all([stopOther(), stopWorker()]);
  });

  test('the command removes only jobs older than a week from the queues of other builds', async () => {
    const old = { timestamp: Date.now() - 8 * 24 * 3600 * 1000 };
    await inQueue((queue) => queue.add('shard', {}, old), 'old');
    await inQueue(async (queue) => {
      await queue.add('shard', {}, old);
      await queue.add('shard', {});
    }, 'mixed');
    expect((await command(`worker --queue ${redis.url} --jobs 1 --idle 1`, folder)).exit).toBe(0);
    expect([await countJobs('old'), await countJobs('mixed')]).toEqual([0, 1]);
  });

  test('the command ends with one line when Redis is full', async () => {
    await redis.configure('maxmemory', '1');
    try {
      expect(await command(`${SHORT_BALANCE} --queue ${redis.url}`, folder)).toEqual({
        exit: 2,
        out: '',
        err: expect.stringMatching(
          /^The queue \S+ is full\. Raise its maxmemory, or play fewer games in one command\. OOM .*\n$/,
        ) as string,
      });
    } finally {
      await redis.configure('maxmemory', '0');
    }
  });

  test('the command removes its waiting jobs and reports the results so far when the terminal is closed', async () => {
    const serving = worker();
    const child = start(...LONG_BALANCE, '--queue', redis.url);
    await someShardsPlayed();
    child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await inQueue((queue) => queue.getJobCountByTypes('wait', 'delayed', 'prioritized'))).toBe(0);
    serving.kill('SIGHUP');
    expect(await once(serving, 'exit')).toEqual([0, null]);
  });

  test('the worker reports a job that is not valid JSON', async () => {
    await inQueue((queue) => queue.add('shard', {}, { jobId: 'forged' }), build.digest);
    await redis.set(`bull:${queueNameOf(build.digest)}:forged`, 'data', '{');
    const { exit, err } = await command(`worker --queue ${redis.url} --jobs 1 --idle 1`, folder);
    expect(exit).toBe(0);
    expect(err).toMatch(/^A job of the queue \S+ is not valid JSON: /m);
    expect(err).not.toContain('Lost connection');
  });

  const shard: Shard = { task, span: [4, 5] };
  const send = async (): Promise<unknown> => {
    const sender = new Sender(addressOf(redis.url)!, SENDER_OPTIONS);
    const { outcome } = await sender.play(shard, NEVER_ABORTED);
    await sender.deleteResults(task);
    await sender.close();
    return outcome;
  };
  const failed = (why: string): object => ({
    broke: 'task',
    message: `Runs “s/4” to “s/5” could not be played: ${why}`,
  });

  test.each([
    ['of another version', '2', 'one', task, 'the worker has the rules 2 (one), the task needs 1 (one).'],
    ['of other rules', '1', 'two', task, 'the worker has the rules 1 (two), the task needs 1 (one).'],
    ['that is not valid', '1', 'one', { ...task, files: { a: 7 } }, 'the job is not a valid shard.'],
  ])('the worker rejects a shard %s', async (_, version, rules, given, why) => {
    const stop = new AbortController();
    const play = (): never => expect.fail('It is played.');
    const service = {
      version,
      build: { ...build, rulesOf: () => rules },
      jobs: 1,
      lost: 1,
      isShard,
      play,
      signal: stop.signal,
      log: () => undefined,
    };
    const serving = serve(addressOf(redis.url)!, service);
    const sender = new Sender(addressOf(redis.url)!, SENDER_OPTIONS);
    const { outcome } = await sender.play({ task: given as Task, span: [4, 5] }, NEVER_ABORTED);
    expect(outcome).toEqual(failed(why));
    stop.abort();
    await Promise.all([serving, sender.close()]);
  });

  test('a shard that a stopped worker returned unplayed is played again', async () => {
    const given: string[] = [];
    const stop = new AbortController();
    const play: queueModule.Service['play'] = ({ span: [from, to] }) => {
      given.push(`${from}-${to}`);
      const isFirst = given.length === 1;
      return Promise.resolve(
        isFirst ? { span: [from, from - 1], arms: [] } : { span: [from, to], arms: [countOf(from, to)] },
      );
    };
    const countOf = (from: number, to: number) => {
      const length = { key: '', of: {}, at: [from, 0], counts: { 9: to - from + 1 }, first: { 9: [from, 0] } } as const;
      return { ...new Counter().counted(), length: [length], spans: [[from, to]] as const };
    };
    const service = {
      version: '1',
      build,
      jobs: 1,
      lost: 1,
      isShard,
      play,
      signal: stop.signal,
      log: () => undefined,
    };
    const serving = serve(addressOf(redis.url)!, service);
    const runner = await createQueueRunner(redis.url, queueModule, SENDER_OPTIONS);
    const sums = await runShards(task, [4, 5], runner, { signal: NEVER_ABORTED, onProgress: () => undefined });
    expect(sums.counted()[0].spans).toEqual([[4, 5]]);
    expect(given.toSorted()).toEqual([given[0], '4-4', '5-5'].toSorted());
    await runner.deleteResults?.(task, NEVER_ABORTED);
    stop.abort();
    await Promise.all([serving, runner.close()]);
  });

  test('a command gives up a shard that crashes its workers, and names the runs of the shard', async () => {
    const deadly = `const queue = await import(${JSON.stringify(path.join(ROOT, 'dist/queue.mjs'))});
      await queue.serve(queue.addressOf(${JSON.stringify(redis.url)}), { version: '1', jobs: 1, lost: 1, isShard: () => true,
        build: { digest: 'one', rulesOf: () => 'one' },
        play: () => process.kill(process.pid, 'SIGKILL'), signal: new AbortController().signal, log: () => undefined });`;
    let isOver = false;
    const outcome = send().finally(() => (isOver = true));
    while (!isOver) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', deadly], { stdio: 'ignore' });
      children.add(child);
      await Promise.race([once(child, 'exit'), outcome]);
    }
    expect(await outcome).toEqual(failed('job stalled more than allowable limit'));
  });

  test('a command rejects a queue that is down or has a wrong URL, without showing the password', async () => {
    for (const words of [SHORT_BALANCE, 'worker --jobs 1']) {
      const { exit, err } = await command(`${words} --queue redis://me:secret@127.0.0.1:1/0`, folder);
      expect([exit, err]).toEqual([
        2,
        expect.stringMatching(/^Cannot connect to the queue redis:\/\/127\.0\.0\.1:1\/0: /),
      ]);
      const wrong = await command(`${words} --queue ${redis.urlWith('secret')}`, folder);
      expect(wrong.err).toMatch(/^Cannot connect to the queue redis:\/\/127\.0\.0\.1:\d+: WRONGPASS /);
      expect(wrong.err).not.toContain('secret');
      for (const none of ['localhost', 'http://127.0.0.1', 'redis://', 'redis://a/b', 'redis://:%zz@a'])
        expect(await command(`${words} --queue ${none}`, folder)).toEqual({
          exit: 2,
          out: '',
          err: 'The URL of the queue is not valid. Write redis://HOST:PORT, or rediss://HOST:PORT for TLS.\n',
        });
    }
  });

  test('a queue is connected by TLS only if the certificate is trusted', async () => {
    const secure = await TestRedis.start({ isSecure: true });
    try {
      const { exit, err } = await command(`worker --jobs 1 --queue ${secure.url}`, folder);
      expect([exit, err]).toEqual([
        2,
        expect.stringMatching(/^Cannot connect to the queue \S+: self-signed certificate/),
      ]);
      const words = ['worker', '--jobs', '1', '--idle', '1', '--queue', secure.url];
      const child = spawn(process.execPath, [CLI, ...words], {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: CERTIFICATE },
        stdio: 'ignore',
      });
      children.add(child);
      expect(await once(child, 'exit')).toEqual([0, null]);
    } finally {
      await secure.remove();
    }
  });
});
