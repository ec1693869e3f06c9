import { t } from '@vscode/l10n';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Outcome } from '../balance/outcome.js';
import type { Shard } from '../balance/task.js';
import type { Build } from '../build.js';
import type { Address } from './address.js';
import { logConnectionErrors, raceWithAbort, sleep } from './connection.js';
import { queueNameOf } from './jobs.js';
import { removeOldJobs } from './other-builds.js';
import { pack, type Packed } from './pack.js';

export interface Service {
  /** The version and the build of this worker. The worker rejects tasks of other versions and of other rules. */
  readonly version: string;
  readonly build: Build;
  /** Number of shards that are played in parallel. */
  readonly jobs: number;
  /** Seconds after which the jobs of a dead worker are retried: the duration of the lock on a job. */
  readonly lost: number;
  /** Seconds without a job after which the worker ends. By default the worker runs until it is stopped. */
  readonly idle?: number;
  /**
   * Returns whether the data of a job is a valid shard. Unknown data is possible because any client of the Redis server
   * can add a job.
   */
  readonly isShard: (data: unknown) => data is Shard;
  /**
   * Plays a shard on another thread, so that the worker can renew the locks of its jobs in the meantime. Without the
   * lock, another worker would play the job again.
   */
  readonly play: (shard: Shard) => Promise<Outcome>;
  /** Stops the worker. */
  readonly signal: AbortSignal;
  /** Writes to the log: failed jobs, lost connections. */
  readonly log: (text: string) => unknown;
}

/**
 * Maximum number of times that a job may crash its worker. After more crashes, the job counts as poison and is not
 * retried.
 */
const MAX_WORKER_CRASHES_PER_JOB = 2;
/** Interval at which the worker checks whether it has been idle for too long. */
const IDLE_CHECK_INTERVAL_MS = 100;

/**
 * Runs a worker of a queue until it is stopped or has been idle for too long. Then waits for the shards that are being
 * played, so that their results are not lost.
 */
export async function serve(address: Address, service: Service): Promise<void> {
  const { connection, shown } = address;
  const { build, jobs, lost, idle = Infinity, signal, log } = service;
  const queue = queueNameOf(build.digest);
  let activeJobs = 0;
  let idleSince = performance.now();
  const worker = new Worker<unknown, unknown>(
    queue,
    async ({ data }) => {
      activeJobs += 1;
      try {
        return await playJob(data, service);
      } finally {
        activeJobs -= 1;
        idleSince = performance.now();
      }
    },
    {
      connection,
      concurrency: jobs,
      lockDuration: 1000 * lost,
      stalledInterval: 500 * lost,
      maxStalledCount: MAX_WORKER_CRASHES_PER_JOB,
    },
  );
  worker.on('failed', (job, { message }) => log(`${t('Job {0} failed: {1}', job?.id ?? '?', message)}\n`));
  logConnectionErrors(worker, shown, log);
  void removeOldJobs(address, queue).catch(() => undefined); // The next worker tries again.
  let isDisconnected = false;
  const disconnectWhileClosing = new AbortController();
  // `close` is emitted as soon as the connection breaks. The error is emitted only after the first failed attempt to
  // reconnect.
  worker.backend.on('close', () => (isDisconnected = true));
  worker.backend.on('ready', () => (isDisconnected = false));
  const isIdleTooLong = (): boolean => activeJobs === 0 && performance.now() - idleSince >= 1000 * idle;
  while (!signal.aborted && !isIdleTooLong()) await sleep(IDLE_CHECK_INTERVAL_MS, signal);
  worker.backend.on('close', () => {
    disconnectWhileClosing.abort();
  });
  if (isDisconnected) disconnectWhileClosing.abort();
  // Waiting for the shards blocks while Redis is down. Another worker then plays the jobs of this worker when their
  // locks expire. `close(true)` never waits for Redis; a `close()` that waits could not be cut short, and would leave
  // timers.
  await raceWithAbort(worker.pause(isDisconnected), disconnectWhileClosing.signal);
  await worker.close(true);
}

/**
 * Plays a job. @throws UnrecoverableError when this worker cannot play the shard. BullMQ does not retry the job after
 * this error.
 */
async function playJob(data: unknown, { version, build, isShard, play }: Service): Promise<Packed> {
  if (!isShard(data)) throw new UnrecoverableError(t('the job is not a valid shard.'));
  const { task } = data;
  const own = `${version} (${build.rulesOf(task.ruleset)})`;
  const required = `${task.version} (${task.rules})`;
  if (required !== own)
    throw new UnrecoverableError(t('the worker has the rules {0}, the task needs {1}.', own, required));
  const outcome = await play(data);
  if ('broke' in outcome) throw new UnrecoverableError(outcome.message);
  return pack(outcome);
}
