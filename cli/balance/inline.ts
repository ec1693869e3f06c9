import { whileInEnglish } from '../language.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { ShardPlayer } from './play.js';
import type { LocalRunner } from './run-shards.js';

/** Creates a runner that plays on the main thread, one shard after the other. */
export function createInlineRunner(rulesets: ReadonlyMap<string, Ruleset>): LocalRunner {
  const player = new ShardPlayer(rulesets);
  return {
    concurrency: 1,
    targetShardMs: 1000,
    // Played in English, as in the threads of other runners, so that the results of different runs can be merged.
    play: (shard, signal) => whileInEnglish(() => player.play(shard, signal)),
    playMatch: (request) => whileInEnglish(() => player.playMatch(request)),
    close: () => Promise.resolve(),
  };
}
