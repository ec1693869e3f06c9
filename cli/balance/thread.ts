import type { Pairing } from '../../engine/play/considered/chairs.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { ShardPlayer } from './play.js';
import type { Seat, Shard, ShardResult } from './task.js';

/** What a thread is handed to play: a shard, or a chair to sit down in. */
export type ShardWork = ThreadShard | { readonly seat: Seat };

interface ThreadShard {
  readonly shard: Shard;
  /** Its one number is 1 as soon as nobody waits for the shard any more. */
  readonly calledOff: Int32Array;
}

/** Of a thread that plays: what a game makes and drops at once is cheap while it fits in here, a tenth less work than with V8's own measure. */
export const LIMITS = { maxYoungGenerationSizeMb: 192 };

/** Plays the shards that are handed to a thread. */
export function shardsOfThread(
  rulesets: ReadonlyMap<string, Ruleset>,
): (work: ShardWork) => Promise<Outcome<ShardResult | Pairing>> {
  const player = new ShardPlayer(rulesets);
  return (work) =>
    outcomeOf<ShardResult | Pairing>(
      'seat' in work ? player.sit(work.seat) : player.play(work.shard, () => Atomics.load(work.calledOff, 0) === 0),
    );
}
