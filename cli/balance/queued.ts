import { t } from '@vscode/l10n';
import { Unusable } from '../../language-server/report/unusable.js';
import type * as queue from '../queue/queue.js';
import type { Players } from './gather.js';
import { resultOf } from './outcome.js';

/** What speaks to a queue, as its script has it. */
export type Queue = typeof queue;

/** So many shards are in a queue at a time: enough for many machines, and few enough to hold. */
const AT_ONCE = 256;

/**
 * Workers of a queue play, on as many machines as there are. What Redis refuses, because it is full for example, is thrown as Unusable.
 *
 * @param sends.build The digest of the build whose workers may play.
 * @throws Unusable when the queue is not there.
 */
export async function queued(
  url: string,
  queue: Queue,
  sends: { readonly build: string; readonly note: (text: string) => unknown },
): Promise<Players> {
  const address = await reached(url, queue);
  const sender = new queue.Sender(address, sends);
  const refused = (problem: unknown): never => {
    const why = queue.whyRefused(address, problem);
    throw why === undefined ? problem : new Unusable(why);
  };
  return {
    atOnce: AT_ONCE,
    pace: 10_000,
    async *found(task, isWanted) {
      try {
        yield* sender.found(task, isWanted);
      } catch (problem) {
        refused(problem);
      }
    },
    async play(shard, isWanted) {
      const { outcome, took } = await sender.play(shard, isWanted).catch(refused);
      return { ...resultOf(outcome), took };
    },
    forget: (task, isWanted) => sender.forget(task, isWanted).catch(refused),
    close: () => sender.close(),
  };
}

/** The address of a queue that answers. @throws Unusable when none does. */
export async function reached(url: string, queue: Queue): Promise<NonNullable<ReturnType<Queue['addressOf']>>> {
  const address = queue.addressOf(url);
  if (!address)
    throw new Unusable(t('A queue is named by the URL of its Redis: redis://HOST:PORT, or rediss:// with TLS.'));
  const why = await queue.unreachable(address);
  if (why !== undefined) throw new Unusable(why);
  return address;
}
