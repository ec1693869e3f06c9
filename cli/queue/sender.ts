import { t } from '@vscode/l10n';
import { setTimeout } from 'node:timers/promises';
import { Job, Queue } from 'bullmq';
import { isSpan } from '../../engine/play/counting/spans.js';
import type { Outcome } from '../balance/outcome.js';
import type { Shard, ShardResult, Task } from '../balance/task.js';
import type { Address } from './address.js';
import { unpacked } from './packed.js';
import { noteAbsence, unlessCalledOff } from './reach.js';
import { isNothing, isResult, JOB, jobIdOf, KEPT, prefixOf, QUEUE } from './jobs.js';

/** So often a shard is looked after, in milliseconds. A lost message could not tell that one is over; looking can. */
const LOOK = 200;
/** After so long with nobody there it is told, in milliseconds. */
const LONELY = 3000;

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
  private isAlone = false;

  constructor(
    { connection, shown }: Address,
    private readonly note: (text: string) => unknown,
  ) {
    this.queue = new Queue(QUEUE, { connection });
    noteAbsence(this.queue, shown, note);
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
      const over = await unlessCalledOff(this.look(id, shard, performance.now() - began > LONELY), isWanted);
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
    if (isLong) await this.seek();
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

  /** Tells once that nobody plays. */
  private async seek(): Promise<void> {
    if (this.isAlone) return;
    this.isAlone = true;
    if ((await this.queue.getWorkersCount()) === 0)
      this.note(`${t('No worker serves the queue yet: start some with sandtable worker.')}\n`);
  }
}

/** No run was played: whoever asked has them played again, or has been called off. */
const nothing = ({ span: [from] }: Shard): Over => ({
  outcome: { span: [from, from - 1], arms: [] },
  took: 0,
});
