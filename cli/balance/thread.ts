import type { Pairing } from '../../engine/play/lookahead/seats.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { captureOutcome, type Outcome } from './outcome.js';
import { ShardPlayer } from './play.js';
import type { MatchRequest, Shard, ShardResult } from './task.js';

/** A message from the main thread to a thread: a shard or a match to play. */
export type ShardWork = ThreadShard | { readonly match: MatchRequest };

interface ThreadShard {
  readonly shard: Shard;
  /**
   * A number in shared memory that cancels the shard: 0 while the thread should play, 1 to stop it. An AbortSignal
   * would not reach the thread, because a thread receives no messages while it plays.
   */
  readonly abortFlag: Int32Array;
}

/** Cancels the shard that a thread is playing. */
export const setAbortFlag = (flag: Int32Array): number => Atomics.store(flag, 0, 1);

/**
 * Memory limits of a thread. A game creates many short-lived objects. With a young generation of this size, a game
 * takes a tenth less time than with V8's default size.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 192 };

/** Returns the function that a thread runs for each piece of work that it receives: a shard or a match. */
export function createShardHandler(
  rulesets: ReadonlyMap<string, Ruleset>,
): (work: ShardWork) => Promise<Outcome<ShardResult | Pairing>> {
  const player = new ShardPlayer(rulesets);
  return (work) =>
    captureOutcome<ShardResult | Pairing>(
      'match' in work ? player.playMatch(work.match) : player.play(work.shard, readAbortFlag(work.abortFlag)),
    );
}

function readAbortFlag(flag: Int32Array): Pick<AbortSignal, 'aborted'> {
  return {
    get aborted() {
      return Atomics.load(flag, 0) === 1;
    },
  };
}
