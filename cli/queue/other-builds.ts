import { Queue, type QueueOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Address } from './address.js';
import { QUEUE_PREFIX, RETENTION_SECONDS } from './jobs.js';

/**
 * Returns the client name that BullMQ gives a connection: the queue's name in base 64. Base 64 encodes three letters at
 * a time, and the prefix {@link QUEUE_PREFIX} has nine letters. The client names for all queues with this prefix
 * therefore begin with the same text.
 */
const clientNameOf = (queue: string): string => `bull:${Buffer.from(queue).toString('base64')}`;
const CLIENT_PREFIX = clientNameOf(QUEUE_PREFIX);

/** Counts the workers of other builds in the same Redis. */
export async function countOtherWorkers(queue: Queue<unknown, unknown>): Promise<number> {
  const lists = await queue.backend.getClientList();
  const names = lists.flatMap((list) => [...list.matchAll(/\bname=(\S+)/g)].map(([, name]) => name));
  const own = clientNameOf(queue.name);
  return names.filter((name) => name.startsWith(CLIENT_PREFIX) && !name.startsWith(own)).length;
}

/**
 * Removes jobs older than a week from the queues of other builds, since the workers of those builds may never run
 * again.
 */
export async function removeOldJobs({ connection }: Address, own: string): Promise<void> {
  const redis = new Redis(connection.url, { maxRetriesPerRequest: 1 });
  try {
    for await (const keys of redis.scanStream({ match: `bull:${QUEUE_PREFIX}*:meta` }) as AsyncIterable<string[]>)
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
    for (const state of ['completed', 'failed', 'wait', 'delayed'] as const)
      await queue.clean(1000 * RETENTION_SECONDS, 0, state);
    const left = await queue.getJobCounts();
    if (Object.values(left).every((count) => count === 0)) await queue.obliterate();
  } finally {
    await queue.close();
  }
}
