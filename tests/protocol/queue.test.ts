import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { gather } from '../../cli/balance/gather.js';
import { isShard } from '../../cli/balance/is-shard.js';
import { queued } from '../../cli/balance/queued.js';
import type { Shard, Task } from '../../cli/balance/task.js';
import { queueOf } from '../../cli/queue/jobs.js';
import { buildAt, type Build } from '../../cli/build.js';
import * as speaking from '../../cli/queue/queue.js';
import { Counter } from '../../engine/play/counting/counted.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { missingPrograms } from '../../scripts/other-programs.ts';
import { task } from '../cli/carried-task.js';
import { build, command, folderWith } from '../cli/command-line.js';
import { skirmish } from '../engine/play/skirmish.js';
import { CERTIFICATE, TestRedis } from './redis.js';

const ROOT = path.join(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'dist/cli.mjs');
const BUILT = buildAt(CLI, ['bite', 'fda', 'pgg', 'rtl']);
/** Seconds of playing: long enough to be disturbed. */
const MANY = ['balance', 'examples/rtl/the-battle-of-soltsy.sand', '--unanswered', 'random', '--runs', '16'];
const SENDS = { build: build.digest, note: () => undefined };
/** A few games of a small one. */
const FEW = 'balance battle.sand --until end --unanswered random --jobs 1 --runs 300';

describe.skipIf(missingPrograms().some(({ name }) => name === 'Redis'))('a queue', () => {
  let redis: TestRedis;
  let folder: string;
  let whole: string;
  const { addressOf, Sender, serve } = speaking;
  const children = new Set<ChildProcess>();

  const started = (...words: string[]): ChildProcess => {
    const child = spawn(process.execPath, [CLI, ...words], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    children.add(child);
    return child;
  };
  const worker = (): ChildProcess => started('worker', '--queue', redis.url, '--jobs', '1', '--lost', '1');
  /** Plays many games, by this machine or by a queue, and gives what they came to. */
  async function played(name: string, ...how: string[]): Promise<string> {
    const file = path.join(folder, name);
    const child = started(...MANY, ...how, '--save', file);
    const said: string[] = [];
    child.stderr?.on('data', (text) => said.push(String(text)));
    const [exit] = (await once(child, 'exit')) as [number | null];
    expect([exit, exit === 0 ? '' : said.join('')]).toEqual([0, '']);
    return fs.readFileSync(file, 'utf8');
  }

  /** Looks into the queue of a build: the one in `dist` by default. */
  async function inQueue<T>(look: (queue: Queue) => Promise<T>, of = BUILT.digest): Promise<T> {
    const queue = new Queue(queueOf(of), { connection: { url: redis.url } });
    try {
      return await look(queue);
    } finally {
      await queue.close();
    }
  }
  const left = (of?: string): Promise<number> => inQueue(async (queue) => (await queue.getJobs()).length, of);
  /** Waits until some shards are over, and most are not. */
  const inTheMiddle = (): Promise<void> =>
    inQueue(async (queue) => {
      while ((await queue.getCompletedCount()) < 4) await setTimeout(20);
    });

  beforeAll(async () => {
    redis = await TestRedis.start();
    folder = folderWith();
    whole = await played('whole', '--jobs', '2');
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

  test('comes to the single run to the byte, though one of two workers is killed in the middle', async () => {
    const [one] = [worker(), worker()];
    const playing = played('killed', '--queue', redis.url);
    await inTheMiddle();
    one.kill('SIGKILL');
    expect(await playing).toBe(whole);
    expect(await left()).toBe(0);
  });

  test('and though Redis is killed and started again in the middle', async () => {
    worker();
    const playing = played('restarted', '--queue', redis.url);
    await inTheMiddle();
    await redis.kill();
    await setTimeout(300);
    await redis.start();
    expect(await playing).toBe(whole);
    expect(await left()).toBe(0);
  });

  test('results of who was stopped are there for who asks again, and nothing counts twice', async () => {
    const single = await command(`${FEW} --save single`, folder);
    const serving = command(`worker --queue ${redis.url} --jobs 1 --idle 2`, folder);
    const watched: string[] = [];
    const stopped = await command(`${FEW} --queue ${redis.url} --save stopped`, {
      folder,
      watched,
      interrupted: (stop) => {
        if (watched.length > 0) stop();
      },
    });
    expect(stopped.err).toMatch(/^Stopped: \d+ of 300 games are over\.$/m);
    expect(await left(build.digest)).toBeGreaterThan(0);
    const again = await command(`${FEW} --queue ${redis.url} --save again`, folder);
    expect(again.out).toBe(single.out);
    const saved = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
    expect(saved('again')).toBe(saved('single'));
    expect(await left(build.digest)).toBe(0);
    expect((await serving).exit).toBe(0);
  });

  test.each([
    ['as soon as Redis is away', false],
    ['when it has been told that Redis is away', true],
  ])('who is stopped %s ends with what has come back, and so does a worker', async (_, isTold) => {
    const serving = worker();
    const child = started(...MANY, '--queue', redis.url);
    const said: string[] = [];
    child.stderr?.on('data', (text) => said.push(String(text)));
    await inTheMiddle();
    await redis.kill();
    while (isTold && !said.join('').includes(' is away')) await setTimeout(20);
    const ended = Promise.all([child, serving].map((each) => once(each, 'exit')));
    for (const each of [child, serving]) each.kill('SIGINT');
    expect(await ended).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(said.join('')).toMatch(/^Stopped: \d+ of 16 games are over\.$/m);
  });

  test('who looks for results while Redis is away, and clears them away, ends when nobody wants that any more', async () => {
    const sender = new Sender(addressOf(redis.url)!, SENDS);
    await sender.forget(task);
    await redis.kill();
    let isWanted = true;
    const found = sender.found(task, () => isWanted).next();
    const cleared = sender.forget(task, () => isWanted);
    isWanted = false;
    expect(await found).toEqual({ done: true, value: undefined });
    await Promise.all([cleared, sender.close()]);
  });

  test('a Redis that hears and does not answer cannot be reached', async () => {
    redis.stun();
    const asked = [FEW, 'worker --jobs 1'].map((words) => command(`${words} --queue ${redis.url}`, folder));
    for (const { exit, err } of await Promise.all(asked))
      expect([exit, err]).toEqual([2, expect.stringMatching(/^The queue \S+ cannot be reached: Command timed out\n$/)]);
  });

  test('what a Redis forgot in the middle is played again', async () => {
    const single = await command(FEW, folder);
    const serving = command(`worker --queue ${redis.url} --jobs 1 --lost 1 --idle 2`, folder);
    let forgets: Promise<void> | undefined;
    const ended = await command(`${FEW} --queue ${redis.url}`, {
      folder,
      interrupted: () => (forgets ??= redis.forget()),
    });
    expect([ended.exit, ended.out]).toEqual([single.exit, single.out]);
    expect(forgets).toBeDefined();
    await serving;
  });

  test('a scenario that always fails ends with the seed that does, and the worker serves on', async () => {
    const start: typeof skirmish.start = () => {
      throw new Error('there is no such hex');
    };
    const rulesets: ReadonlyMap<string, Ruleset> = new Map([[skirmish.id, { ...skirmish, start }]]);
    const serving = command(`worker --queue ${redis.url} --jobs 1 --idle 2`, { rulesets });
    const { exit, out, err } = await command(`${FEW} --queue ${redis.url}`, { rulesets });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^The run “marengo\/\d+” could not be played: The game with the seed “marengo\/\d+” broke: there is no such hex\n$/,
    );
    expect((await serving).exit).toBe(0);
  });

  const otherBuild: Build = { digest: 'two', rulesOf: () => 'two' };

  test('a worker of another build plays nothing, and those of the right one play all', async () => {
    const single = await command(FEW, folder);
    const serving = [build, otherBuild].map((each) =>
      command(`worker --queue ${redis.url} --jobs 1 --idle 2`, { folder, build: each }),
    );
    const { exit, out, err } = await command(`${FEW} --queue ${redis.url}`, folder);
    expect([exit, out, err]).toEqual([single.exit, single.out, '']);
    for (const each of await Promise.all(serving)) expect(each.err).toMatch(/^Serving [^\n]*\n$/);
  });

  test('says that no worker can play when all are of other builds, and goes on when one comes', async () => {
    const single = await command(FEW, folder);
    const idle = command(`worker --queue ${redis.url} --jobs 1 --idle 6`, { folder, build: otherBuild });
    let isOver = false;
    const sending = command(`${FEW} --queue ${redis.url}`, folder).finally(() => (isOver = true));
    await setTimeout(5000);
    expect(isOver).toBe(false);
    const serving = command(`worker --queue ${redis.url} --jobs 1 --idle 2`, folder);
    expect(await sending).toEqual({
      ...single,
      err: 'No worker of the queue can play these games: 1 there, of other builds of Sandtable. Start some of this build with sandtable worker.\n',
    });
    await Promise.all([idle, serving]);
  });

  test('a worker removes what lies in the queue of another build for more than a week, and nothing else', async () => {
    const old = { timestamp: Date.now() - 8 * 24 * 3600 * 1000 };
    await inQueue((queue) => queue.add('shard', {}, old), 'old');
    await inQueue(async (queue) => {
      await queue.add('shard', {}, old);
      await queue.add('shard', {});
    }, 'mixed');
    expect((await command(`worker --queue ${redis.url} --jobs 1 --idle 1`, folder)).exit).toBe(0);
    expect([await left('old'), await left('mixed')]).toEqual([0, 1]);
  });

  test('a full Redis ends the sender with one line', async () => {
    await redis.configure('maxmemory', '1');
    try {
      expect(await command(`${FEW} --queue ${redis.url}`, folder)).toEqual({
        exit: 2,
        out: '',
        err: expect.stringMatching(
          /^The queue \S+ is full: raise its maxmemory, or send fewer games at a time\. OOM .*\n$/,
        ) as string,
      });
    } finally {
      await redis.configure('maxmemory', '0');
    }
  });

  test('a sender whose terminal is closed takes back what it sent, and keeps what came back', async () => {
    const serving = worker();
    const child = started(...MANY, '--queue', redis.url);
    await inTheMiddle();
    child.kill('SIGHUP');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await inQueue((queue) => queue.getJobCountByTypes('wait', 'delayed', 'prioritized'))).toBe(0);
    serving.kill('SIGHUP');
    expect(await once(serving, 'exit')).toEqual([0, null]);
  });

  test('a worker reports a job that is no JSON as that', async () => {
    await inQueue((queue) => queue.add('shard', {}, { jobId: 'forged' }), build.digest);
    await redis.set(`bull:${queueOf(build.digest)}:forged`, 'data', '{');
    const { exit, err } = await command(`worker --queue ${redis.url} --jobs 1 --idle 1`, folder);
    expect(exit).toBe(0);
    expect(err).toMatch(/^A job of the queue \S+ is no JSON: /m);
    expect(err).not.toContain('away');
  });

  const shard: Shard = { task, span: [4, 5] };
  const send = async (): Promise<unknown> => {
    const sender = new Sender(addressOf(redis.url)!, SENDS);
    const { outcome } = await sender.play(shard, () => true);
    await sender.forget(task);
    await sender.close();
    return outcome;
  };
  const broke = (why: string): object => ({
    broke: 'task',
    message: `The runs “s/4” to “s/5” could not be played: ${why}`,
  });

  test.each([
    ['of another version', '2', 'one', task, 'this worker plays by the rules of 2 (one), the task is of 1 (one).'],
    ['of other rules', '1', 'two', task, 'this worker plays by the rules of 1 (two), the task is of 1 (one).'],
    ['that is none', '1', 'one', { ...task, files: { a: 7 } }, 'it is no shard of games.'],
  ])('a shard %s is refused', async (_, version, rules, given, why) => {
    let isWanted = true;
    const play = (): never => expect.fail('It is played.');
    const service = {
      version,
      build: { ...build, rulesOf: () => rules },
      jobs: 1,
      lost: 1,
      isShard,
      play,
      isWanted: () => isWanted,
      note: () => undefined,
    };
    const serving = serve(addressOf(redis.url)!, service);
    const sender = new Sender(addressOf(redis.url)!, SENDS);
    const { outcome } = await sender.play({ task: given as Task, span: [4, 5] }, () => true);
    expect(outcome).toEqual(broke(why));
    isWanted = false;
    await Promise.all([serving, sender.close()]);
  });

  test('a shard that a worker gave back unplayed, for it was stopped, is played by another', async () => {
    const given: string[] = [];
    let isWanted = true;
    const play: speaking.Service['play'] = ({ span: [from, to] }) => {
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
      isWanted: () => isWanted,
      note: () => undefined,
    };
    const serving = serve(addressOf(redis.url)!, service);
    const players = await queued(redis.url, speaking, SENDS);
    const sums = await gather(task, [4, 5], players, { isWanted: () => true, told: () => undefined });
    expect(sums.counted()[0].spans).toEqual([[4, 5]]);
    expect(given.toSorted()).toEqual([given[0], '4-4', '5-5'].toSorted());
    await players.forget?.(task, () => true);
    isWanted = false;
    await Promise.all([serving, players.close()]);
  });

  test('a shard that ends whoever plays it is given up, and named', async () => {
    const deadly = `const queue = await import(${JSON.stringify(path.join(ROOT, 'dist/queue.mjs'))});
      await queue.serve(queue.addressOf(${JSON.stringify(redis.url)}), { version: '1', jobs: 1, lost: 1, isShard: () => true,
        build: { digest: 'one', rulesOf: () => 'one' },
        play: () => process.kill(process.pid, 'SIGKILL'), isWanted: () => true, note: () => undefined });`;
    let isOver = false;
    const outcome = send().finally(() => (isOver = true));
    while (!isOver) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', deadly], { stdio: 'ignore' });
      children.add(child);
      await Promise.race([once(child, 'exit'), outcome]);
    }
    expect(await outcome).toEqual(broke('job stalled more than allowable limit'));
  });

  test('that is not there, or no queue, is told without its password', async () => {
    for (const words of [FEW, 'worker --jobs 1']) {
      const { exit, err } = await command(`${words} --queue redis://me:secret@127.0.0.1:1/0`, folder);
      expect([exit, err]).toEqual([
        2,
        expect.stringMatching(/^The queue redis:\/\/127\.0\.0\.1:1\/0 cannot be reached: /),
      ]);
      const wrong = await command(`${words} --queue ${redis.urlWith('secret')}`, folder);
      expect(wrong.err).toMatch(/^The queue redis:\/\/127\.0\.0\.1:\d+ cannot be reached: WRONGPASS /);
      expect(wrong.err).not.toContain('secret');
      for (const none of ['localhost', 'http://127.0.0.1', 'redis://', 'redis://a/b', 'redis://:%zz@a'])
        expect(await command(`${words} --queue ${none}`, folder)).toEqual({
          exit: 2,
          out: '',
          err: 'A queue is named by the URL of its Redis: redis://HOST:PORT, or rediss:// with TLS.\n',
        });
    }
  });

  test('by TLS is spoken to when its certificate is trusted, and not otherwise', async () => {
    const secure = await TestRedis.start({ isSecure: true });
    try {
      const { exit, err } = await command(`worker --jobs 1 --queue ${secure.url}`, folder);
      expect([exit, err]).toEqual([2, expect.stringContaining('cannot be reached: self-signed certificate')]);
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
