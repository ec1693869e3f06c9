import { t } from '@vscode/l10n';
import { Job, Queue } from 'bullmq';
import { isSpan } from '../../engine/play/counting/spans.js';
import type { Outcome } from '../balance/outcome.js';
import type { Shard, ShardResult, Task } from '../balance/task.js';
import type { Address } from './address.js';
import { logConnectionErrors, raceWithAbort, sleep } from './connection.js';
import { isResult, isUnplayed, JOB_NAME, JOB_OPTIONS, jobIdOf, jobPrefixOf, queueNameOf } from './jobs.js';
import { countOtherWorkers } from './other-builds.js';
import { unpack } from './pack.js';

/**
 * Interval at which the state of a shard's job is read. Unlike a subscription, polling misses nothing while Redis is
 * down.
 */
const POLL_INTERVAL_MS = 200;
/** Time for which a shard waits before the workers are counted. Also the interval between later counts. */
const WORKER_COUNT_INTERVAL_MS = 3000;

/** States of jobs that no worker is playing. */
const INACTIVE_STATES = ['completed', 'failed', 'waiting', 'delayed', 'prioritized'] as const;

/** The outcome of a shard, with the time its worker needed in milliseconds. */
interface Finished {
  readonly outcome: Outcome;
  readonly took: number;
}

export interface SenderOptions {
  /** The digest of this build. Workers of other builds do not see the jobs. */
  readonly build: string;
  /** Writes to the log: lost connections, missing workers. */
  readonly log: (text: string) => unknown;
  /** Milliseconds between counts of the workers while a shard waits. Default: 3000. */
  readonly workerCountIntervalMs?: number;
}

/**
 * The producer of a queue. Sends shards as jobs and reads their results. Results stay in Redis until they are deleted.
 */
export class Sender {
  private readonly queue: Queue<unknown, unknown>;
  private readonly log: (text: string) => unknown;
  private readonly workerCountIntervalMs: number;
  /** True if the log already says that no worker can play the jobs. */
  private hasLoggedNoWorker = false;
  private nextCount = 0;

  constructor(
    { connection, shown }: Address,
    { build, log, workerCountIntervalMs = WORKER_COUNT_INTERVAL_MS }: SenderOptions,
  ) {
    this.log = log;
    this.workerCountIntervalMs = workerCountIntervalMs;
    this.queue = new Queue(queueNameOf(build), { connection });
    logConnectionErrors(this.queue, shown, log);
  }

  /**
   * Yields the results that an earlier command with the same task left in Redis, ordered by first run. Removes jobs of
   * the task that have no valid result.
   * @param signal Ends the search.
   */
  async *findResults(task: Task, signal: AbortSignal): AsyncGenerator<ShardResult, void, void> {
    for (const id of (await raceWithAbort(this.jobsOf(task), signal)) ?? []) {
      const result = await raceWithAbort(this.readResult(id, task), signal);
      if (result) yield result;
      if (signal.aborted) return;
    }
  }

  private async readResult(id: string, task: Task): Promise<ShardResult | undefined> {
    const job = await Job.fromId<unknown, unknown>(this.queue, id);
    const result = (await unpack(job?.returnvalue)) as Partial<ShardResult> | undefined;
    if (isSpan(result?.span) && isResult(result, task, [result.span[0], result.span[1]])) return result;
    await this.queue.remove(id).catch(() => undefined); // A worker has taken the job in the meantime.
    return undefined;
  }

  /**
   * Sends a shard and waits until a worker has played it.
   * @param signal Cancels the wait and removes the job. A job that a worker is playing is not removed, so that a later
   * command can use its result.
   * @returns The outcome; after a cancellation, a result without runs.
   */
  async play(shard: Shard, signal: AbortSignal): Promise<Finished> {
    const id = jobIdOf(shard);
    const start = performance.now();
    while (true) {
      const hasWaitedLong = performance.now() - start > this.workerCountIntervalMs;
      const finished = await raceWithAbort(this.poll(id, shard, hasWaitedLong), signal);
      if (finished) return finished;
      if (signal.aborted) break;
      await sleep(POLL_INTERVAL_MS, signal);
    }
    await raceWithAbort(this.queue.remove(id), signal).catch(() => undefined); // A worker is playing the job.
    return unplayed(shard);
  }

  /**
   * Deletes all jobs and results of a task.
   * @param signal Stops the deletion, for example while Redis is down. Results that were not deleted expire after a
   * week.
   */
  async deleteResults(task: Task, signal: AbortSignal = new AbortController().signal): Promise<void> {
    const clear = async (): Promise<unknown> =>
      Promise.allSettled((await this.jobsOf(task)).map((id) => this.queue.remove(id))); // Fails for jobs that workers are playing.
    await raceWithAbort(clear(), signal);
  }

  /** Closes the connection without QUIT, which would block while Redis is down. */
  async close(): Promise<void> {
    await this.queue.backend.close(true);
  }

  /**
   * Returns the outcome of a shard if its job has ended. Sends the job if Redis does not have it, because the job is
   * new or Redis lost it.
   */
  private async poll(id: string, shard: Shard, hasWaitedLong: boolean): Promise<Finished | undefined> {
    const state = await this.queue.getJobState(id);
    if (state === 'completed' || state === 'failed') return this.readFinished(id, shard);
    if (state === 'unknown') await this.queue.add(JOB_NAME, shard, { ...JOB_OPTIONS, jobId: id });
    if (hasWaitedLong) await this.countWorkers();
    return undefined;
  }

  private async readFinished(id: string, shard: Shard): Promise<Finished | undefined> {
    const { task, span } = shard;
    const job = await Job.fromId<unknown, unknown>(this.queue, id);
    if (!job) return undefined;
    const { returnvalue, failedReason, finishedOn = 0, processedOn = finishedOn } = job;
    const result = await unpack(returnvalue);
    if (isResult(result, task, span)) {
      await job.updateData({}).catch(() => undefined); // Clearing the data frees the texts. The job may already have been deleted.
      return { outcome: result, took: finishedOn - processedOn };
    }
    await job.remove();
    if (isUnplayed(result, span)) return unplayed(shard);
    const why = failedReason ?? t('the worker returned an invalid result.');
    return { outcome: { broke: 'task', message: failureText(shard, why) }, took: 0 };
  }

  /** Returns the ids of the jobs of a task that no worker is playing, ordered by first run. */
  private async jobsOf(task: Task): Promise<readonly string[]> {
    const prefix = jobPrefixOf(task);
    const firstRun = (id: string): number => Number.parseInt(id.slice(prefix.length));
    const ids = await this.queue.getRanges([...INACTIVE_STATES], 0, -1);
    return ids.filter((id) => id.startsWith(prefix)).sort((a, b) => firstRun(a) - firstRun(b));
  }

  /** Counts the workers if the last count is old enough. If no worker of this build exists, logs this once. */
  private async countWorkers(): Promise<void> {
    if (performance.now() < this.nextCount) return;
    this.nextCount = performance.now() + this.workerCountIntervalMs;
    const hasNoWorker = (await this.queue.getWorkersCount()) === 0;
    if (hasNoWorker && !this.hasLoggedNoWorker) this.log(`${noWorkerText(await countOtherWorkers(this.queue))}\n`);
    this.hasLoggedNoWorker = hasNoWorker;
  }
}

const noWorkerText = (others: number): string =>
  others === 0
    ? t('The queue has no worker yet. Start one with: sandtable worker')
    : t(
        'The queue has no worker of this build of Sandtable; workers of other builds: {0}. Start one of this build with: sandtable worker',
        others,
      );

function failureText({ task: { seed }, span: [from, to] }: Shard, why: string): string {
  return from === to
    ? t('Run “{0}” could not be played: {1}', `${seed}/${from}`, why)
    : t('Runs “{0}” to “{1}” could not be played: {2}', `${seed}/${from}`, `${seed}/${to}`, why);
}

/** Returns a result without any runs, for a shard that was cancelled or that the caller will send again. */
const unplayed = ({ span: [from] }: Shard): Finished => ({
  outcome: { span: [from, from - 1], arms: [] },
  took: 0,
});
