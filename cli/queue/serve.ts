import { setTimeout } from 'node:timers/promises';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Outcome } from '../balance/outcome.js';
import type { Shard } from '../balance/task.js';
import type { Address } from './address.js';
import type { Build } from '../build.js';
import { queueOf } from './jobs.js';
import { removeOldJobs } from './other-builds.js';
import { noteErrors, unlessCalledOff } from './reach.js';
import { packed, type Packed } from './packed.js';

export interface Service {
  /** The version and build of the rules it plays by: a task of others is refused. */
  readonly version: string;
  readonly build: Build;
  /** How many shards are played at a time. */
  readonly jobs: number;
  /** So many seconds after a worker died, others play what it held. */
  readonly lost: number;
  /** Seconds without a shard after which it ends; without it serves until it is stopped. */
  readonly idle?: number;
  /** Whether what came out of the queue is a shard: anybody can write to a Redis. */
  readonly isShard: (data: unknown) => data is Shard;
  /** Plays a shard on a thread: the event loop has to stay free, or locks are lost and shards played again though nobody died. */
  readonly play: (shard: Shard) => Promise<Outcome>;
  readonly isWanted: () => boolean;
  readonly note: (text: string) => unknown;
}

/** A shard that ended its worker so often ends no more. */
const DEATHS = 2;
/** So often it looks whether it is to end, in milliseconds. */
const LOOK = 100;

/** Serves a queue until it is stopped, or idle for too long; what is under way is finished, and counts. */
export async function serve(address: Address, service: Service): Promise<void> {
  const { connection, shown } = address;
  const { build, jobs, lost, idle = Infinity, isWanted, note } = service;
  const queue = queueOf(build.digest);
  let underWay = 0;
  let rested = performance.now();
  const worker = new Worker<unknown, unknown>(
    queue,
    async ({ data }) => {
      underWay += 1;
      try {
        return await played(data, service);
      } finally {
        underWay -= 1;
        rested = performance.now();
      }
    },
    {
      connection,
      concurrency: jobs,
      lockDuration: 1000 * lost,
      stalledInterval: 500 * lost,
      maxStalledCount: DEATHS,
    },
  );
  worker.on('failed', (job, { message }) => note(`${job?.id ?? 'A shard'} failed: ${message}\n`));
  noteErrors(worker, shown, note);
  void removeOldJobs(address, queue).catch(() => undefined); // the next worker tries it again
  let isAway = false;
  // It is told at once that the connection broke, and only later that it cannot be had anew.
  worker.backend.on('close', () => (isAway = true));
  worker.backend.on('ready', () => (isAway = false));
  while (isWanted() && (underWay > 0 || performance.now() - rested < 1000 * idle)) await setTimeout(LOOK);
  // Who is told to end while the queue is away, or goes away meanwhile, would wait for it: what it holds is played by another.
  await unlessCalledOff(worker.close(isAway), () => !isAway);
  worker.backend.disconnect().catch(() => undefined);
}

/** @throws UnrecoverableError, which is not tried again, when the shard cannot be played here, or at all. */
async function played(data: unknown, { version, build, isShard, play }: Service): Promise<Packed> {
  if (!isShard(data)) throw new UnrecoverableError('it is no shard of games.');
  const { task } = data;
  const own = `${version} (${build.rulesOf(task.ruleset) ?? '-'})`;
  const asked = `${task.version} (${task.rules})`;
  if (asked !== own) throw new UnrecoverableError(`this worker plays by the rules of ${own}, the task is of ${asked}.`);
  const outcome = await play(data);
  if ('broke' in outcome) throw new UnrecoverableError(outcome.message);
  return packed(outcome);
}
