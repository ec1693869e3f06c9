import { Counter, type Counted } from '../../engine/play/counting/counted.js';
import type { Span } from '../../engine/play/counting/spans.js';
import type { Shard, ShardResult, Task } from './task.js';

/** Whoever plays shards: this process, its threads, or other machines. */
export interface Players {
  /** How many shards are played at a time. */
  readonly atOnce: number;
  /** Milliseconds a shard should take. */
  readonly pace: number;
  play(shard: Shard, isWanted: () => boolean): Promise<ShardResult>;
  close(): Promise<void>;
}

export interface Progress {
  readonly games: number;
  readonly of: number;
  /** Seconds left, as far as can be told. */
  readonly left: number | undefined;
}

/** Counts of each arm, added as shards come in. */
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
 * Has the runs of a task played and adds them up. Shards grow until one takes as long as it should. When it is called off, what is
 * under way comes to its next run, and what was played is there.
 *
 * @throws GameFailed, or what else a shard broke on, when nothing else is under way any more.
 */
export async function gather(
  task: Task,
  [from, to]: Span,
  players: Players,
  { isWanted, told }: { readonly isWanted: () => boolean; readonly told: (progress: Progress) => void },
): Promise<Sums> {
  const sums = new Sums(task.arms.length);
  const began = performance.now();
  const again: Span[] = [];
  let next = from;
  let size = 1;
  let failed = false;
  await Promise.all(Array.from({ length: players.atOnce }, work));
  return sums;

  async function work(): Promise<void> {
    for (let span = take(); span && isWanted() && !failed; span = take()) await playOne(span);
  }

  function take(): Span | undefined {
    const left = again.pop();
    if (left) return left;
    if (next > to) return undefined;
    // At the end all have something to do.
    const fair = Math.max(1, Math.ceil((to - next + 1) / (2 * players.atOnce)));
    const span: Span = [next, Math.min(to, next + Math.min(size, fair) - 1)];
    next = span[1] + 1;
    return span;
  }

  async function playOne(span: Span): Promise<void> {
    const start = performance.now();
    const { span: done, arms } = await players.play({ task, span }, isWanted).catch((problem: unknown) => {
      failed = true;
      throw problem;
    });
    sums.add(arms);
    const played = done[1] - done[0] + 1;
    if (done[1] < span[1]) again.push([done[1] + 1, span[1]]);
    if (played > 0)
      size = Math.max(1, Math.min(2 * size, Math.floor((players.pace * played) / (performance.now() - start))));
    const all = to - from + 1;
    const left = sums.games > 0 ? ((performance.now() - began) / sums.games / 1000) * (all - sums.games) : undefined;
    told({ games: sums.games, of: all, left });
  }
}
