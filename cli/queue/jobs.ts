import type { JobsOptions } from 'bullmq';
import { isCounted } from '../../engine/play/counting/validate-counts.js';
import { isSpan, type Span } from '../../engine/play/counting/spans.js';
import { idOf, type Shard, type ShardResult, type Task } from '../balance/task.js';

/**
 * Prefix of the names of all queues of Sandtable. It keeps them apart from the queues of other programs in the same
 * Redis.
 */
export const QUEUE_PREFIX = 'sandtable';
/**
 * Returns the name of the queue of a build. Workers of another build, which may have other rules, never see its jobs.
 */
export const queueNameOf = (build: string): string => `${QUEUE_PREFIX}-${build}`;
export const JOB_NAME = 'shard';

/** Time for which Redis keeps results that no command has read. The time is a week. */
export const RETENTION_SECONDS = 7 * 24 * 3600;

/**
 * Options of a job. There are three attempts, because a thread may die for a reason that has nothing to do with its
 * shard.
 */
export const JOB_OPTIONS: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: 1000 },
  removeOnComplete: { age: RETENTION_SECONDS },
  removeOnFail: { age: RETENTION_SECONDS },
};

/**
 * Returns the id of a shard's job. The id depends only on the shard, so that two senders of the same shard share one
 * job.
 */
export const jobIdOf = ({ task, span: [from, to] }: Shard): string => `${jobPrefixOf(task)}${from}-${to}`;
/** Returns the text with which the ids of all jobs of a task begin. */
export const jobPrefixOf = (task: Task): string => `${idOf(task)}-`;

/**
 * Returns whether a value from a queue is a valid result of a shard: the result begins with the first run, and has no
 * runs after the last. Any client of the Redis can write a result.
 */
export function isResult(value: unknown, { arms: expectedArms }: Task, [from, to]: Span): value is ShardResult {
  const { span, arms } = (value ?? {}) as Partial<ShardResult>;
  if (!isSpan(span) || span[0] !== from || span[1] > to || !Array.isArray(arms)) return false;
  const isOfSpan = (arm: unknown): boolean => isCounted(arm) && JSON.stringify(arm.spans) === JSON.stringify([span]);
  return arms.length === expectedArms.length && arms.every(isOfSpan);
}

/** Returns whether a value is the result of a worker that stopped before it finished the first game of the shard. */
export function isUnplayed(value: unknown, [from]: Span): boolean {
  const { span } = (value ?? {}) as Partial<ShardResult>;
  return Array.isArray(span) && span[0] === from && span[1] === from - 1;
}
