import { t } from '@vscode/l10n';
import { setTimeout } from 'node:timers/promises';
import { Job, Queue } from 'bullmq';
import { isSpan } from '../../engine/play/counting/spans.js';
import type { Outcome } from '../balance/outcome.js';
import type { Shard, ShardResult, Task } from '../balance/task.js';
import type { Address } from './address.js';
import { isNothing, isResult, JOB, jobIdOf, KEPT, prefixOf, QUEUE } from './jobs.js';

/** So often a shard is looked after, in milliseconds. A lost message could not tell that one is over; looking can. */
const LOOK = 200;
/** After so long with nobody there it is told, in milliseconds. */
const LONELY = 3000;

/** Jobs that wait, or are over. One that is being played is its worker's. */
const IDLE = ['completed', 'failed', 'waiting', 'delayed', 'prioritized'] as const;

/** Sends shards to a queue, and fetches what they came to. Results stay there until they are forgotten. */
export class Sender {
  private readonly queue: Queue<unknown, unknown>;
  private isAlone = false;
  private isAway = false;

  constructor(
    { connection, shown }: Address,
    private readonly note: (text: string) => unknown,
  ) {
    this.queue = new Queue(QUEUE, { connection });
    this.queue.on('error', ({ message }) => {
      if (!this.isAway) note(`${t('The queue {0} is away, and waited for: {1}', shown, message)}\n`);
      this.isAway = true;
    });
  }

  /** Results of a task that are there from before; what nobody will fetch any more is cleared away. */
  async found(task: Task): Promise<readonly ShardResult[]> {
    const found: ShardResult[] = [];
    for (const job of await this.jobsOf(task)) {
      const result = job.returnvalue as Partial<ShardResult> | null;
      if (isSpan(result?.span) && isResult(result, task, [result.span[0], result.span[1]])) found.push(result);
      else await job.remove().catch(() => undefined); // somebody plays it by now
    }
    return found;
  }

  /** Has a shard played. Called off, its job is taken back; one that is being played is left alone, for who asks again. */
  async play(shard: Shard, isWanted: () => boolean): Promise<{ readonly outcome: Outcome; readonly took: number }> {
    const id = jobIdOf(shard);
    await this.queue.add(JOB, shard, { ...KEPT, jobId: id });
    for (const began = performance.now(); ;) {
      const state = await this.queue.getJobState(id);
      this.isAway = false;
      if (state === 'completed' || state === 'failed') {
        const over = await this.overBy(id, shard);
        if (over) return over;
      }
      // A Redis that kept nothing has lost it.
      if (state === 'unknown') await this.queue.add(JOB, shard, { ...KEPT, jobId: id });
      if (!isWanted()) {
        await this.queue.remove(id).catch(() => undefined); // somebody plays it
        return nothing(shard);
      }
      if (performance.now() - began > LONELY) await this.seek();
      await setTimeout(LOOK);
    }
  }

  /** Clears away all that is there of a task. */
  async forget(task: Task): Promise<void> {
    for (const job of await this.jobsOf(task)) await job.remove().catch(() => undefined); // somebody plays it
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async overBy(
    id: string,
    shard: Shard,
  ): Promise<{ readonly outcome: Outcome; readonly took: number } | undefined> {
    const { task, span } = shard;
    const job = await Job.fromId<unknown, unknown>(this.queue, id);
    if (!job) return undefined;
    const { returnvalue: result, failedReason, finishedOn = 0, processedOn = finishedOn } = job;
    if (isResult(result, task, span)) {
      await job.updateData({}); // the texts have been played
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

  private async jobsOf(task: Task): Promise<readonly Job<unknown, unknown>[]> {
    const prefix = prefixOf(task);
    const jobs = await this.queue.getJobs([...IDLE]);
    // One that goes while they are listed leaves nothing in its place.
    return jobs.filter((job) => (job as Job | undefined)?.id?.startsWith(prefix));
  }

  /** Tells once that nobody plays. */
  private async seek(): Promise<void> {
    if (this.isAlone) return;
    this.isAlone = true;
    if ((await this.queue.getWorkersCount()) === 0)
      this.note(`${t('No worker serves the queue yet: start some with sandtable worker.')}\n`);
  }
}

/** No run was played: whoever asked has them played again, or has been called off. */
const nothing = ({ span: [from] }: Shard): { readonly outcome: Outcome; readonly took: number } => ({
  outcome: { span: [from, from - 1], arms: [] },
  took: 0,
});
