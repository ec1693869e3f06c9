import type { Ruleset } from '../../engine/play/ruleset.js';
import type { PlayersHere } from './gather.js';
import { ShardPlayer } from './play.js';

/** This process plays, one shard after the other. */
export function inline(rulesets: ReadonlyMap<string, Ruleset>): PlayersHere {
  const player = new ShardPlayer(rulesets);
  return {
    atOnce: 1,
    pace: 1000,
    play: (shard, isWanted) => player.play(shard, isWanted),
    sit: (seat) => player.sit(seat),
    close: () => Promise.resolve(),
  };
}
