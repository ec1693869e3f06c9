import { t } from '@vscode/l10n';
import { UsageError } from '../../language-server/report/usage-error.js';
import type * as queue from '../queue/queue.js';
import type { SenderOptions } from '../queue/sender.js';
import { unwrapOutcome } from './outcome.js';
import type { ShardRunner } from './run-shards.js';

/** The module of the queue, which is loaded only when a command uses it. */
export type Queue = typeof queue;

/**
 * Maximum number of jobs in the queue at the same time. This number is enough for many machines, and small enough for
 * the memory of Redis.
 */
const MAX_JOBS_IN_QUEUE = 256;

/**
 * Creates a runner whose shards are played by the workers of a queue, on any number of machines.
 * @throws Unusable when the queue cannot be reached. The methods of the runner throw Unusable when Redis rejects a
 * command, for example because its memory is full.
 */
export async function createQueueRunner(url: string, queue: Queue, options: SenderOptions): Promise<ShardRunner> {
  const address = await requireQueue(url, queue);
  const sender = new queue.Sender(address, options);
  const rethrow = (problem: unknown): never => {
    const why = queue.whyRefused(address, problem);
    throw why === undefined ? problem : new UsageError(why);
  };
  return {
    concurrency: MAX_JOBS_IN_QUEUE,
    targetShardMs: 10_000,
    async *findResults(task, signal) {
      try {
        yield* sender.findResults(task, signal);
      } catch (problem) {
        rethrow(problem);
      }
    },
    async play(shard, signal) {
      const { outcome, took } = await sender.play(shard, signal).catch(rethrow);
      return { ...unwrapOutcome(outcome), took };
    },
    deleteResults: (task, signal) => sender.deleteResults(task, signal).catch(rethrow),
    close: () => sender.close(),
  };
}

/**
 * Returns the address of a queue after checking that the queue answers. @throws Unusable when the URL is wrong or the
 * queue does not answer.
 */
export async function requireQueue(url: string, queue: Queue): Promise<NonNullable<ReturnType<Queue['addressOf']>>> {
  const address = queue.addressOf(url);
  if (!address)
    throw new UsageError(
      t('The URL of the queue is not valid. Write redis://HOST:PORT, or rediss://HOST:PORT for TLS.'),
    );
  const why = await queue.whyUnreachable(address);
  if (why !== undefined) throw new UsageError(why);
  return address;
}
