import type { Pairing } from '../../engine/play/lookahead/seats.js';
import { Counter, type Counted } from '../../engine/play/counting/counted.js';
import { missingSpans, countRuns, type Span } from '../../engine/play/counting/spans.js';
import type { MatchRequest, Shard, ShardResult, Task } from './task.js';

/** Plays shards: in this process, on its threads, or on other machines through a queue. */
export interface ShardRunner {
  /** Number of shards that are played in parallel. */
  readonly concurrency: number;
  /** Milliseconds that playing one shard should take. */
  readonly targetShardMs: number;
  /**
   * Yields the stored results of earlier commands for a task, in the order of their first runs. Only runners that store
   * results have this method.
   */
  findResults?(task: Task, signal: AbortSignal): AsyncIterable<ShardResult>;
  /**
   * Plays a shard.
   * @param signal Cancels the shard: the result then contains the runs that have ended, possibly none.
   * @returns The result. A runner in which shards may wait in a queue adds `took`, the milliseconds of play without the
   * wait.
   */
  play(shard: Shard, signal: AbortSignal): Promise<ShardResult & { readonly took?: number }>;
  /** Deletes the stored results of a task. Exists only in runners that store results. */
  deleteResults?(task: Task, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** A shard runner on this machine. It can also play matches between kinds of players. */
export interface LocalRunner extends ShardRunner {
  playMatch(request: MatchRequest): Promise<Pairing>;
}

export interface Progress {
  readonly games: number;
  readonly of: number;
  /** Estimated number of seconds left; undefined before the first game has ended. */
  readonly left: number | undefined;
}

/** Aggregates the counts of each variant, shard by shard. */
export class Sums {
  private readonly counters: readonly Counter[];

  constructor(arms: number) {
    this.counters = Array.from({ length: arms }, () => new Counter());
  }

  get games(): number {
    return this.counters[0].games;
  }

  add(arms: readonly Counted[]): void {
    for (const [index, counted] of arms.entries()) this.counters[index].add(counted);
  }

  counted(): readonly Counted[] {
    return this.counters.map((counter) => counter.counted());
  }
}

/**
 * Plays the runs of a task in shards and aggregates their results. The first shard has one run. Shards grow until a
 * shard takes {@link ShardRunner.targetShardMs}.
 * @param signal Cancels the runs that have not ended. The sums then contain only the runs that have ended.
 * @throws GameFailed, or any other error of a shard, after all shards in play have ended.
 */
export async function runShards(
  task: Task,
  [from, to]: Span,
  runner: ShardRunner,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
): Promise<Sums> {
  const sums = new Sums(task.arms.length);
  const start = performance.now();
  const known: Span[] = [];
  for await (const { span, arms } of runner.findResults?.(task, signal) ?? []) {
    // Two commands with the same task at the same time may have stored a run twice.
    if (span[0] < from || span[1] > to || span[0] <= (known.at(-1)?.[1] ?? 0)) continue;
    sums.add(arms);
    known.push(span);
  }
  const gamesFound = sums.games;
  const left = missingSpans([from, to], known);
  let shardSize = 1;
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  const workers = await Promise.allSettled(Array.from({ length: runner.concurrency }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return sums;

  async function work(): Promise<void> {
    for (let span = takeSpan(); span && !stop.aborted; span = takeSpan()) await playOne(span);
  }

  function takeSpan(): Span | undefined {
    // Smaller shards at the end keep all workers busy.
    const fairSize = Math.max(1, Math.ceil(countRuns(left) / (2 * runner.concurrency)));
    const next = left.shift();
    if (!next) return undefined;
    const [first, end] = next;
    const last = Math.min(end, first + Math.min(shardSize, fairSize) - 1);
    if (last < end) left.unshift([last + 1, end]);
    return [first, last];
  }

  async function playOne(span: Span): Promise<void> {
    const shardStart = performance.now();
    const {
      span: done,
      arms,
      took = performance.now() - shardStart,
    } = await runner.play({ task, span }, stop).catch((problem: unknown) => {
      failure.abort();
      throw problem;
    });
    sums.add(arms);
    const played = done[1] - done[0] + 1;
    if (done[1] < span[1]) left.unshift([done[1] + 1, span[1]]);
    if (played > 0)
      shardSize = Math.max(1, Math.min(2 * shardSize, Math.floor((runner.targetShardMs * played) / took)));
    const all = to - from + 1;
    const gamesPlayed = sums.games - gamesFound;
    const seconds =
      gamesPlayed > 0 ? ((performance.now() - start) / gamesPlayed / 1000) * (all - sums.games) : undefined;
    onProgress({ games: sums.games, of: all, left: seconds });
  }
}
