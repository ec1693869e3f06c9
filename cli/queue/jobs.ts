import type { JobsOptions } from 'bullmq';
import { isCounted } from '../../engine/play/counting/is-counted.js';
import { isSpan, type Span } from '../../engine/play/counting/spans.js';
import { idOf, type Shard, type ShardResult, type Task } from '../balance/task.js';

/** With it the names of our queues begin; what else a Redis holds is not ours. */
export const QUEUES = 'sandtable';
/** The queue of a build: workers of another, which may play by other rules, never see its shards. */
export const queueOf = (build: string): string => `${QUEUES}-${build}`;
export const JOB = 'shard';

/** How long results wait to be fetched, in seconds. */
export const WEEK = 7 * 24 * 3600;

/** A thread may die of something else than its shard: it is tried so often. Results that nobody fetched go after a week. */
export const KEPT: JobsOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: 1000 },
  removeOnComplete: { age: WEEK },
  removeOnFail: { age: WEEK },
};

/** The id of a shard's job: the same shard is there once, whoever sends it. */
export const jobIdOf = ({ task, span: [from, to] }: Shard): string => `${prefixOf(task)}${from}-${to}`;
export const prefixOf = (task: Task): string => `${idOf(task)}-`;

/** Whether what came out of a queue is a result of a shard, of these runs and no others: anybody can write to a Redis. */
export function isResult(value: unknown, { arms }: Task, [from, to]: Span): value is ShardResult {
  const { span, arms: told } = (value ?? {}) as Partial<ShardResult>;
  if (!isSpan(span) || span[0] !== from || span[1] > to || !Array.isArray(told)) return false;
  const isOfSpan = (arm: unknown): boolean => isCounted(arm) && JSON.stringify(arm.spans) === JSON.stringify([span]);
  return told.length === arms.length && told.every(isOfSpan);
}

/** What a worker gives back that was stopped before the first game of a shard was over. */
export function isNothing(value: unknown, [from]: Span): boolean {
  const { span } = (value ?? {}) as Partial<ShardResult>;
  return Array.isArray(span) && span[0] === from && span[1] === from - 1;
}
