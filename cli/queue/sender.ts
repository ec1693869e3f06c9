import { t } from '@vscode/l10n';
import { setTimeout } from 'node:timers/promises';
import { Job, Queue } from 'bullmq';
import { isSpan } from '../../engine/play/counting/spans.js';
import type { Outcome } from '../balance/outcome.js';
import type { Shard, ShardResult, Task } from '../balance/task.js';
import type { Address } from './address.js';
import { unpacked } from './packed.js';
import { noteErrors, unlessCalledOff } from './reach.js';
import { isNothing, isResult, JOB, jobIdOf, KEPT, prefixOf, queueOf } from './jobs.js';
import { countOtherWorkers } from './other-builds.js';

/** So often a shard is looked after, in milliseconds. A lost message could not tell that one is over; looking can. */
const LOOK = 200;
/** After how many milliseconds of waiting for a shard the workers are counted, and how often then. */
const COUNT_INTERVAL_MS = 3000;

/** Jobs that wait, or are over. One that is being played is its worker's. */
const IDLE = ['completed', 'failed', 'waiting', 'delayed', 'prioritized'] as const;

/** What a shard came to, and in how many milliseconds. */
interface Over {
  readonly outcome: Outcome;
  readonly took: number;
}

/** Sends shards to a queue, and fetches what they came to. Results stay there until they are forgotten. */
export class Sender {
  private readonly queue: Queue<unknown, unknown>;
  private readonly note: (text: string) => unknown;
  /** Whether no worker can play, as far as it was noted. */
  private isAlone = false;
  private nextCount = 0;

  /** @param sends.build The digest of the build that plays: workers of others are not asked. */
  constructor(
    { connection, shown }: Address,
    { build, note }: { readonly build: string; readonly note: (text: string) => unknown },
  ) {
    this.note = note;
    this.queue = new Queue(queueOf(build), { connection });
    noteErrors(this.queue, shown, note);
  }

  /** Results of a task that are there from before, by their first runs and one at a time; what nobody will fetch any more is cleared away. */
  async *found(task: Task, isWanted: () => boolean): AsyncGenerator<ShardResult, void, void> {
    for (const id of (await unlessCalledOff(this.jobsOf(task), isWanted)) ?? []) {
      const result = await unlessCalledOff(this.foundBy(id, task), isWanted);
      if (result) yield result;
      if (!isWanted()) return;
    }
  }

  private async foundBy(id: string, task: Task): Promise<ShardResult | undefined> {
    const job = await Job.fromId<unknown, unknown>(this.queue, id);
    const result = (await unpacked(job?.returnvalue)) as Partial<ShardResult> | undefined;
    if (isSpan(result?.span) && isResult(result, task, [result.span[0], result.span[1]])) return result;
    await this.queue.remove(id).catch(() => undefined); // somebody plays it by now
    return undefined;
  }

  /** Has a shard played. Called off, its job is taken back; one that is being played is left alone, for who asks again. */
  async play(shard: Shard, isWanted: () => boolean): Promise<Over> {
    const id = jobIdOf(shard);
    for (const began = performance.now(); ;) {
      const over = await unlessCalledOff(this.look(id, shard, performance.now() - began > COUNT_INTERVAL_MS), isWanted);
      if (over) return over;
      if (!isWanted()) break;
      await setTimeout(LOOK);
    }
    await unlessCalledOff(this.queue.remove(id), isWanted).catch(() => undefined); // somebody plays it
    return nothing(shard);
  }

  /** Clears away all that is there of a task, unless that is called off while the queue is away: then it goes in a week. */
  async forget(task: Task, isWanted: () => boolean = () => true): Promise<void> {
    const clear = async (): Promise<unknown> =>
      Promise.allSettled((await this.jobsOf(task)).map((id) => this.queue.remove(id))); // some may be played
    await unlessCalledOff(clear(), isWanted);
  }

  /** What it has sent was answered, or nobody waits for that: it takes no leave, for which a Redis that is away would be waited for. */
  async close(): Promise<void> {
    await this.queue.backend.close(true);
  }

  /** What has become of a shard; one that is not there is sent: it is new, or a Redis that kept nothing has lost it. */
  private async look(id: string, shard: Shard, isLong: boolean): Promise<Over | undefined> {
    const state = await this.queue.getJobState(id);
    if (state === 'completed' || state === 'failed') return this.overBy(id, shard);
    if (state === 'unknown') await this.queue.add(JOB, shard, { ...KEPT, jobId: id });
    if (isLong) await this.countWorkers();
    return undefined;
  }

  private async overBy(id: string, shard: Shard): Promise<Over | undefined> {
    const { task, span } = shard;
    const job = await Job.fromId<unknown, unknown>(this.queue, id);
    if (!job) return undefined;
    const { returnvalue, failedReason, finishedOn = 0, processedOn = finishedOn } = job;
    const result = await unpacked(returnvalue);
    if (isResult(result, task, span)) {
      await job.updateData({}).catch(() => undefined); // the texts have been played, or are forgotten by now
      return { outcome: result, took: finishedOn - processedOn };
    }
    await job.remove();
    if (isNothing(result, span)) return nothing(shard);
    const [from, to] = span;
    const runs =
      from === to ? `The run “${task.seed}/${from}”` : `The runs “${task.seed}/${from}” to “${task.seed}/${to}”`;
    const why = failedReason ?? 'what came back is no result.';
    return { outcome: { broke: 'task', message: `${runs} could not be played: ${why}` }, took: 0 };
  }

  /** The ids of its jobs that are not being played, in the order of their first runs. */
  private async jobsOf(task: Task): Promise<readonly string[]> {
    const prefix = prefixOf(task);
    const first = (id: string): number => Number.parseInt(id.slice(prefix.length));
    const ids = await this.queue.getRanges([...IDLE], 0, -1);
    return ids.filter((id) => id.startsWith(prefix)).sort((a, b) => first(a) - first(b));
  }

  /** Notes that no worker can play: none serves the queue, or all are of other builds. */
  private async countWorkers(): Promise<void> {
    if (performance.now() < this.nextCount) return;
    this.nextCount = performance.now() + COUNT_INTERVAL_MS;
    const isAlone = (await this.queue.getWorkersCount()) === 0;
    if (isAlone && !this.isAlone) {
      const others = await countOtherWorkers(this.queue);
      this.note(`${others === 0 ? NO_WORKER() : NO_WORKER_OF_BUILD(others)}\n`);
    }
    this.isAlone = isAlone;
  }
}

const NO_WORKER = (): string => t('No worker serves the queue yet: start some with sandtable worker.');
const NO_WORKER_OF_BUILD = (others: number): string =>
  t(
    'No worker of the queue can play these games: {0} there, of other builds of Sandtable. Start some of this build with sandtable worker.',
    others,
  );

/** No run was played: whoever asked has them played again, or has been called off. */
const nothing = ({ span: [from] }: Shard): Over => ({
  outcome: { span: [from, from - 1], arms: [] },
  took: 0,
});
