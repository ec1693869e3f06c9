import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { GameFailed } from '../../engine/play/counting/in-steps.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { ShardPlayer } from './play.js';
import type { Shard, ShardResult } from './task.js';

/** What a thread is handed. */
export interface ThreadWork {
  readonly shard: Shard;
  /** Its one number is 1 as soon as nobody waits for the shard any more. */
  readonly calledOff: Int32Array;
}

/** What a shard came to, or why it was not played: errors lose their class on the way between threads. */
export type ThreadResult = ShardResult | { readonly broke: 'game' | 'task'; readonly message: string };

/** Plays the shards that are handed to a thread; undefined in the main one. */
export function shardsOfThread(
  rulesets: ReadonlyMap<string, Ruleset>,
): ((work: ThreadWork) => Promise<ThreadResult>) | undefined {
  if (isMainThread) return undefined;
  const player = new ShardPlayer(rulesets);
  return async ({ shard, calledOff }) => {
    try {
      return await player.play(shard, () => Atomics.load(calledOff, 0) === 0);
    } catch (problem) {
      if (problem instanceof GameFailed) return { broke: 'game', message: problem.message };
      if (problem instanceof Unusable) return { broke: 'task', message: problem.message };
      throw problem;
    }
  };
}
