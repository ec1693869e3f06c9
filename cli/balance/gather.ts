import type { Pairing } from '../../engine/play/considered/chairs.js';
import { Counter, type Counted } from '../../engine/play/counting/counted.js';
import { missing, runsIn, type Span } from '../../engine/play/counting/spans.js';
import type { Seat, Shard, ShardResult, Task } from './task.js';

/** Whoever plays shards: this process, its threads, or other machines. */
export interface Players {
  /** How many shards are played at a time. */
  readonly atOnce: number;
  /** Milliseconds a shard should take. */
  readonly pace: number;
  /** Results that are there from before, where they outlive who asked for them, by their first runs. */
  found?(task: Task, isWanted: () => boolean): AsyncIterable<ShardResult>;
  /** What a shard came to, and how many milliseconds it took, where it may have waited. */
  play(shard: Shard, isWanted: () => boolean): Promise<ShardResult & { readonly took?: number }>;
  /** Clears away the results of a task, which are counted by now. */
  forget?(task: Task, isWanted: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** Those of this machine, who also sit down to be compared. */
export interface PlayersHere extends Players {
  sit(seat: Seat): Promise<Pairing>;
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
  const known: Span[] = [];
  for await (const { span, arms } of players.found?.(task, isWanted) ?? []) {
    // Whoever asked twice at once may have had a run played twice.
    if (span[0] < from || span[1] > to || span[0] <= (known.at(-1)?.[1] ?? 0)) continue;
    sums.add(arms);
    known.push(span);
  }
  const before = sums.games;
  const left = missing([from, to], known);
  let size = 1;
  let failed = false;
  const goesOn = (): boolean => isWanted() && !failed;
  const ended = await Promise.allSettled(Array.from({ length: players.atOnce }, work));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return sums;

  async function work(): Promise<void> {
    for (let span = take(); span && goesOn(); span = take()) await playOne(span);
  }

  function take(): Span | undefined {
    // At the end all have something to do.
    const fair = Math.max(1, Math.ceil(runsIn(left) / (2 * players.atOnce)));
    const first = left.shift();
    if (!first) return undefined;
    const [begin, end] = first;
    const last = Math.min(end, begin + Math.min(size, fair) - 1);
    if (last < end) left.unshift([last + 1, end]);
    return [begin, last];
  }

  async function playOne(span: Span): Promise<void> {
    const start = performance.now();
    const {
      span: done,
      arms,
      took = performance.now() - start,
    } = await players.play({ task, span }, goesOn).catch((problem: unknown) => {
      failed = true;
      throw problem;
    });
    sums.add(arms);
    const played = done[1] - done[0] + 1;
    if (done[1] < span[1]) left.unshift([done[1] + 1, span[1]]);
    if (played > 0) size = Math.max(1, Math.min(2 * size, Math.floor((players.pace * played) / took)));
    const all = to - from + 1;
    const fresh = sums.games - before;
    const seconds = fresh > 0 ? ((performance.now() - began) / fresh / 1000) * (all - sums.games) : undefined;
    told({ games: sums.games, of: all, left: seconds });
  }
}
