import { Queue, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Address } from './address.js';
import { QUEUES, WEEK } from './jobs.js';

/** Three letters become four signs in base 64, in which BullMQ names its connections: nine letters are a whole beginning. */
const clientNameOf = (queue: string): string => `bull:${Buffer.from(queue).toString('base64')}`;
const OURS = clientNameOf(QUEUES);

/** How many workers serve the queues of other builds in the same Redis. */
export async function countOtherWorkers(queue: Queue<unknown, unknown>): Promise<number> {
  const lists = await queue.backend.getClientList();
  const names = lists.flatMap((list) => [...list.matchAll(/\bname=(\S+)/g)].map(([, name]) => name));
  const own = clientNameOf(queue.name);
  return names.filter((name) => name.startsWith(OURS) && !name.startsWith(own)).length;
}

/** Removes what lies in the queues of other builds for more than a week: their workers may never come back to do that. */
export async function removeOldJobs({ connection }: Address, own: string): Promise<void> {
  const redis = new Redis(connection.url, { maxRetriesPerRequest: 1 });
  try {
    for await (const keys of redis.scanStream({ match: `bull:${QUEUES}*:meta` }) as AsyncIterable<string[]>)
      for (const key of keys) {
        const name = key.slice('bull:'.length, -':meta'.length);
        if (name !== own) await removeOldJobsOf(name, connection);
      }
  } finally {
    redis.disconnect();
  }
}

async function removeOldJobsOf(name: string, connection: QueueOptions['connection']): Promise<void> {
  const queue = new Queue(name, { connection });
  try {
    for (const state of ['completed', 'failed', 'wait', 'delayed'] as const) await queue.clean(1000 * WEEK, 0, state);
    const left = await queue.getJobCounts();
    if (Object.values(left).every((count) => count === 0)) await queue.obliterate();
  } finally {
    await queue.close();
  }
}
