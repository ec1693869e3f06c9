import type { Ruleset } from '../../engine/play/ruleset.js';
import { ShardPlayer } from './play.js';
import type { LocalRunner } from './run-shards.js';

/** Creates a runner that plays on the main thread, one shard after the other. */
export function createInlineRunner(rulesets: ReadonlyMap<string, Ruleset>): LocalRunner {
  const player = new ShardPlayer(rulesets);
  return {
    concurrency: 1,
    targetShardMs: 1000,
    play: (shard, signal) => player.play(shard, signal),
    playMatch: (request) => player.playMatch(request),
    close: () => Promise.resolve(),
  };
}
