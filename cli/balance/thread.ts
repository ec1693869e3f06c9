import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { ShardPlayer } from './play.js';
import type { Shard } from './task.js';

/** What a thread is handed. */
export interface ThreadWork {
  readonly shard: Shard;
  /** Its one number is 1 as soon as nobody waits for the shard any more. */
  readonly calledOff: Int32Array;
}

/** Plays the shards that are handed to a thread; undefined in the main one. */
export function shardsOfThread(
  rulesets: ReadonlyMap<string, Ruleset>,
): ((work: ThreadWork) => Promise<Outcome>) | undefined {
  if (isMainThread) return undefined;
  const player = new ShardPlayer(rulesets);
  return ({ shard, calledOff }) => outcomeOf(player.play(shard, () => Atomics.load(calledOff, 0) === 0));
}
